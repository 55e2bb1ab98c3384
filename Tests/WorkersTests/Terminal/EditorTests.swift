import XCTest

@testable import vipkata

/// How the learner's editor is called.
@MainActor
final class EditorTests: XCTestCase {
  private var file: URL!

  override func setUp() async throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
  }

  override func tearDown() async throws {
    try? FileManager.default.removeItem(at: file)
  }

  /// What an editor of that name is given.
  private func given(to name: String) throws -> String {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let editor = file.appendingPathComponent(name)
    try "#!/bin/sh\necho \"$@\" > '\(file.path)/given'\n".write(
      to: editor, atomically: true, encoding: .utf8)
    XCTAssertEqual(chmod(editor.path, 0o755), 0)
    try Editor(choice: editor.path, environment: [:]).open(
      SourceLocation(file: "A B.swift", line: 7))
    return try String(contentsOf: file.appendingPathComponent("given"), encoding: .utf8).trimmed
  }

  func testEachIsToldTheLineInItsOwnWay() async throws {
    XCTAssertEqual(try given(to: "code"), "-g A B.swift:7")
    XCTAssertEqual(try given(to: "xed"), "-l 7 A B.swift")
    XCTAssertEqual(try given(to: "vim"), "+7 A B.swift")
    XCTAssertEqual(try given(to: "hx"), "A B.swift:7")
    XCTAssertEqual(try given(to: "unheard-of"), "A B.swift")
  }

  /// What `zellij` or `tmux` is given, by an editor of the terminal in it.
  private func given(to multiplexer: String, _ variable: String) throws -> String {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    for (name, body) in [
      (multiplexer, "echo \"$@\" > '\(file.path)/given'"), ("vim", "exit 1"),
    ] {
      let script = file.appendingPathComponent(name)
      try "#!/bin/sh\n\(body)\n".write(to: script, atomically: true, encoding: .utf8)
      XCTAssertEqual(chmod(script.path, 0o755), 0)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    setenv("PATH", "\(file.path):\(path)", 1)
    defer { setenv("PATH", path, 1) }
    try Editor(choice: "vim", environment: [variable: "1"]).open(
      SourceLocation(file: "A.swift", line: 7))
    return try String(contentsOf: file.appendingPathComponent("given"), encoding: .utf8).trimmed
  }

  func testAnEditorOfTheTerminalGetsAPaneWhereThereAreSome() async throws {
    XCTAssertEqual(
      try given(to: "zellij", "ZELLIJ"),
      "run --close-on-exit -- /bin/sh -c vim \"$@\" sh +7 A.swift")
    XCTAssertEqual(
      try given(to: "tmux", "TMUX"),
      "split-window -h -P -F #{pane_id} -c \(FileManager.default.currentDirectoryPath) "
        + "/bin/sh -c vim \"$@\" sh +7 A.swift")
  }

  func testAnEditorThatFailsIsTold() async {
    XCTAssertThrowsError(
      try Editor(choice: nil, environment: ["EDITOR": "false"]).open(
        SourceLocation(file: "A", line: 1))
    ) { XCTAssertEqual(($0 as? UserError)?.message, "The editor false ended with status 1.") }
  }

  func testVISUALGoesBeforeEDITOR() async {
    XCTAssertThrowsError(
      try Editor(choice: nil, environment: ["EDITOR": "true", "VISUAL": "false"])
        .open(SourceLocation(file: "A", line: 1)))
  }
}
