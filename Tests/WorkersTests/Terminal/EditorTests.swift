import Entities
import Scenes
import XCTest

@testable import Workers

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
    try Editor(choice: editor.path, environment: [:]).open(Place(file: "A B.swift", line: 7))
    return try String(contentsOf: file.appendingPathComponent("given"), encoding: .utf8).trimmed
  }

  func testEachIsToldTheLineInItsOwnWay() async throws {
    XCTAssertEqual(try given(to: "code"), "-g A B.swift:7")
    XCTAssertEqual(try given(to: "xed"), "-l 7 A B.swift")
    XCTAssertEqual(try given(to: "vim"), "+7 A B.swift")
    XCTAssertEqual(try given(to: "hx"), "A B.swift:7")
    XCTAssertEqual(try given(to: "unheard-of"), "A B.swift")
  }

  func testAnEditorThatFailsIsTold() async {
    XCTAssertThrowsError(
      try Editor(choice: nil, environment: ["EDITOR": "false"]).open(Place(file: "A", line: 1))
    ) { XCTAssertEqual(($0 as? UserError)?.message, "The editor false ended with status 1.") }
  }

  func testVISUALGoesBeforeEDITOR() async {
    XCTAssertThrowsError(
      try Editor(choice: nil, environment: ["EDITOR": "true", "VISUAL": "false"])
        .open(Place(file: "A", line: 1)))
  }
}
