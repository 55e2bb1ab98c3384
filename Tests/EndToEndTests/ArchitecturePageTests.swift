import Foundation
import XCTest

/// The names in ARCHITECTURE.md must exist.
final class ArchitecturePageTests: XCTestCase {
  private let page = Result {
    try String(
      contentsOf: BuiltProgram.repository.appendingPathComponent("ARCHITECTURE.md"),
      encoding: .utf8)
  }

  private func source(_ path: Substring) throws -> String {
    try String(
      contentsOf: BuiltProgram.repository.appendingPathComponent(String(path)), encoding: .utf8)
  }

  private func sources(endingWith ending: String = ".swift") throws -> String {
    let root = BuiltProgram.repository.appendingPathComponent("Sources")
    let names = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    return try names.filter { $0.hasSuffix(ending) }
      .map { try source("Sources/\($0)") }.joined(separator: "\n")
  }

  /// Interactors throw failures without words; the words are beside the presenter.
  func testInteractorsWordNothing() throws {
    let interactors = try sources(endingWith: "Interactor.swift")

    XCTAssertTrue(interactors.contains("PracticeInteractor"))
    XCTAssertFalse(interactors.contains("UserError("))
  }

  /// The form of a step: `| 9 | `Terminal` | `display` prints … | [Terminal.swift](Sources/…) |`.
  func testEachStepIsAMemberOfItsTypeInItsFile() throws {
    let step = /\| \d+ \| `(\w+)` \| `(\w+)` .*\]\((\S+)\) \|/
    let steps = try page.get().matches(of: step)
    XCTAssertEqual(steps.count, 9)

    for match in steps {
      let (_, type, member, path) = match.output
      let text = try source(path)
      XCTAssertNotNil(
        try text.firstMatch(of: Regex("(class|struct|enum|protocol|extension) \(type)\\b")),
        "\(path) has no \(type)")
      XCTAssertNotNil(
        try text.firstMatch(of: Regex("(func|var|let) \(member)\\b")),
        "\(path) has no \(member)")
    }
  }

  func testEveryTypeThatIsNamedExists() throws {
    let words = try sources().components(separatedBy: .whitespacesAndNewlines)
    let declared = zip(words, words.dropFirst()).compactMap { keyword, name in
      ["class", "struct", "enum", "protocol"].contains(keyword)
        ? name.prefix { $0.isLetter || $0.isNumber } : nil
    }
    for match in try page.get().matches(of: /`([A-Z]\w+(?:\.[A-Z]\w+)*)`/) {
      XCTAssertEqual(
        Set(match.output.1.split(separator: ".")).subtracting(declared), [],
        "there is no \(match.output.1)")
    }
  }
}
