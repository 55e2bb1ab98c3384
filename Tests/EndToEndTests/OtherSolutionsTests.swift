import Foundation
import XCTest

/// `solution --others`, in the course and in a copy of it.
final class OtherSolutionsTests: XCTestCase {
  private let kata = "01-models/04-entities-from-json"

  func testWhoIsGreenIsShownOtherRightSolutionsWithWhatTheyBuyAndCost() throws {
    let program = try BuiltProgram()
    _ = try program.run("course", "init", "copy")
    program.environment["VIPKATA_COURSE"] = program.folder.appendingPathComponent("copy/Katas").path
    _ = try program.run("open", "entities-from-json")
    let early = try program.run("solution", "--others")
    XCTAssertEqual(early.status, 2)
    assertContains(early.errors, "models/entities-from-json is not green yet")

    try program.lay(
      BuiltProgram.repository.appendingPathComponent("Solutions/\(kata)"),
      into: "\(kata)/Sources/Heroes")
    XCTAssertEqual(try program.run("check").status, 0)
    let solution = try program.run("solution")
    assertContains(solution.output, "Your models/entities-from-json is the reference solution.\n")
    assertContains(
      solution.output,
      "Another right solution: swift run vipkata solution models/entities-from-json --others")

    let others = try program.run("solution", "--others", "--plain")
    XCTAssertEqual(others.status, 0, others.errors)
    assertContains(others.output, "A type of its own for the JSON, and the entity made from it.")
    assertContains(others.output, "This: private struct WireHero: Decodable {")
    assertContains(others.output, "Reference:   private enum CodingKeys: String, CodingKey {")
    let object = try program.object("solution", "--others")
    let shown = try XCTUnwrap(object["others"] as? [[String: Any]])
    XCTAssertEqual(shown.map { $0["name"] as? String }, ["a-wire-type"])
  }
}
