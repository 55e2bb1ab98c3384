import Foundation
import XCTest

/// The program must do what the pages say.
final class DocumentationTests: XCTestCase {
  private func page(_ path: String) throws -> String {
    try String(
      contentsOf: BuiltProgram.repository.appendingPathComponent(path), encoding: .utf8)
  }

  func testTheWorkedExampleOfTheInstructorsGuideCanBeFollowedWordForWord() throws {
    let program = try BuiltProgram()
    program.environment["VIPKATA_COURSE"] = nil
    let parts = try page("Katas/README.md").components(
      separatedBy: "## From an empty folder to a verified kata")
    XCTAssertEqual(
      Transcript.blocks(in: parts[0]).filter { $0.language == "console" }.flatMap(\.steps), [],
      "these nobody types")

    for block in Transcript.blocks(in: parts[1]) {
      if block.language == "console" {
        for step in block.steps { try program.replay(step) }
      } else {
        let path = try XCTUnwrap(
          block.before.split(separator: "`").map(String.init).last { $0.hasPrefix("Course/") })
        try (block.text + "\n").write(
          to: program.folder.appendingPathComponent(path), atomically: true, encoding: .utf8)
      }
    }
  }

  func testTheMapNamesEveryKataWithItsMinutesAndRows() throws {
    let guide = try page("Katas/README.md")
    let list = try BuiltProgram().object("list")
    let katas = try XCTUnwrap(list["katas"] as? [[String: Any]])

    let rows = try katas.map { kata in
      let id = try XCTUnwrap(kata["id"] as? String)
      let folder = try XCTUnwrap(kata["folder"] as? String)
      let teaches = try XCTUnwrap(kata["teaches"] as? [String]).joined(separator: " ")
      return
        "| [\(id)](\(folder)) | \(kata["title"] ?? "") | \(kata["minutes"] ?? "") | \(teaches) |"
    }
    let expected = rows.joined(separator: "\n")

    XCTAssertTrue(guide.contains(expected), "the map should have these rows:\n\(expected)")
    for name in ["README.md", "CHANGELOG.md"] {
      XCTAssertTrue(try page(name).contains("\(katas.count) katas"), "\(name): \(katas.count)")
    }
  }

  func testABriefTellsThePasswordThatThePlayedServerKnows() throws {
    let katas = BuiltProgram.repository.appendingPathComponent("Katas")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: katas.path)
    let played = try paths.filter { $0.contains("/Play/") && $0.hasSuffix(".swift") }
      .compactMap { path in
        try page("Katas/\(path)").firstMatch(of: /password == "(.+?)"/).map { (path, $0.1) }
      }
    XCTAssertFalse(played.isEmpty)
    for (path, password) in played {
      let kata = path.split(separator: "/").prefix(2).joined(separator: "/")
      XCTAssertTrue(
        try page("Katas/\(kata)/README.md").contains("the password is `\(password)`"), kata)
    }
  }
}
