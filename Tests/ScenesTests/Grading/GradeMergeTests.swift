import Foundation
import XCTest

@testable import vipkata

final class GradeMergeTests: XCTestCase {
  private func sheet(_ shard: String, _ learners: String..., kata: String = "a/b") -> GradeSheet {
    GradeSheet(
      shard: Shard(shard), katas: [GradeSheet.Column(kata: kata, title: "T", points: 1)],
      learners: learners.map { GradedLearner(learner: $0, katas: []) })
  }

  private func merged(_ sheets: [GradeSheet]) throws -> GradeSheet {
    try GradeSheet(merging: sheets.enumerated().map { ("\($0.offset).json", $0.element) })
  }

  func testAllShardsMakeTheWhole() throws {
    let whole = try merged([sheet("2/2", "ben", "dan"), sheet("1/2", "ada", "cyd")])

    XCTAssertEqual(whole.learners.map(\.learner), ["ada", "ben", "cyd", "dan"])
    XCTAssertNil(whole.shard)
  }

  func testOneThatWasExposedExposesTheWhole() throws {
    var exposed = sheet("2/2", "ben")
    exposed.exposed = "no bwrap"

    XCTAssertEqual(try merged([sheet("1/2", "ada"), exposed]).exposed, "no bwrap")
  }

  func testWhatIsMissingDoubledOrOfAnotherWholeIsSaid() {
    let cases: [([GradeSheet], String)] = [
      ([], "There is nothing to merge."),
      ([sheet("1/3", "ada")], "The shards 2/3, 3/3 are missing."),
      ([sheet("1/2", "ada"), sheet("1/2", "ada")], "0.json and 1.json are both shard 1/2."),
      (
        [sheet("1/2", "ada"), sheet("2/3", "ben")],
        "0.json is one of 2 shards, and 1.json one of 3."
      ),
      (
        [sheet("1/2", "ada"), sheet("2/2", "ada")],
        "ada is in two of the files: merge the shards of one folder."
      ),
      (
        [sheet("1/2", "ada"), sheet("2/2", "ben", kata: "a/c")],
        "1.json was graded with another course than 0.json."
      ),
    ]
    for (sheets, message) in cases {
      XCTAssertThrowsError(try merged(sheets)) {
        XCTAssertEqual(UserError($0).message, message)
      }
    }
  }

  func testAShardIsOneOfSome() throws {
    for text in ["1/0", "1/-2", "0/3", "4/3", "1/10001", "1", "a/b", "1/2/3"] {
      XCTAssertNil(Shard(text), text)
    }
    XCTAssertEqual(Shard("3/3")?.description, "3/3")
    for written in [#"{"number":1,"of":0}"#, #"{"number":3,"of":2}"#] {
      XCTAssertThrowsError(
        try JSONDecoder().decode(Shard.self, from: Data(written.utf8)), written)
    }
    let shard = try XCTUnwrap(Shard("2/3"))
    XCTAssertEqual(
      try JSONDecoder().decode(Shard.self, from: JSONEncoder().encode(shard)), shard)
  }
}
