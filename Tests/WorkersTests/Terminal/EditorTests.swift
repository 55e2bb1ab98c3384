import XCTest

@testable import vipkata

/// The calls of the learner's editor.
@MainActor
final class EditorTests: XCTestCase {
  /// The arguments of a program of that name, which is the editor unless another is named.
  private func given(
    to name: String, by editor: String? = nil, _ environment: [String: String] = [:]
  ) throws -> String {
    let folder = try TemporaryFolder()
    try folder.script("exit 1", at: "vim")
    try folder.script("echo \"$@\" > \"${0%/*}/given\"", at: name)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    setenv("PATH", "\(folder.url.path):\(path)", 1)
    defer { setenv("PATH", path, 1) }
    try Editor(choice: editor ?? name, environment: environment).open(
      SourceLocation(file: "A B.swift", line: 7))
    return try folder.text("given").trimmed
  }

  func testEachIsToldTheLineInItsOwnWay() async throws {
    XCTAssertEqual(try given(to: "code"), "-g A B.swift:7")
    XCTAssertEqual(try given(to: "xed"), "-l 7 A B.swift")
    XCTAssertEqual(try given(to: "vim"), "+7 A B.swift")
    XCTAssertEqual(try given(to: "hx"), "A B.swift:7")
    XCTAssertEqual(try given(to: "unheard-of"), "A B.swift")
  }

  func testAnEditorOfTheTerminalGetsAPaneWhereThereAreSome() async throws {
    XCTAssertEqual(
      try given(to: "zellij", by: "vim", ["ZELLIJ": "1"]),
      "run --close-on-exit -- /bin/sh -c vim \"$@\" sh +7 A B.swift")
    XCTAssertEqual(
      try given(to: "tmux", by: "vim", ["TMUX": "1"]),
      "split-window -h -P -F #{pane_id} -c \(FileManager.default.currentDirectoryPath) "
        + "/bin/sh -c vim \"$@\" sh +7 A B.swift")
  }

  func testAnEditorThatFailsIsTold() async {
    XCTAssertEqual(
      told(
        try Editor(choice: nil, environment: ["EDITOR": "false"]).open(
          SourceLocation(file: "A", line: 1)))?.message,
      "The editor false ended with status 1.")
  }

  func testVISUALGoesBeforeEDITOR() async {
    XCTAssertThrowsError(
      try Editor(choice: nil, environment: ["EDITOR": "true", "VISUAL": "false"])
        .open(SourceLocation(file: "A", line: 1)))
  }
}
