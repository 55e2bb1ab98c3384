import Foundation
import XCTest

@testable import vipkata

@MainActor
final class BoardPageTests: XCTestCase {
  private func page(
    _ records: [LearnerRecord], isWatched: Bool = false, plan: WrittenPlan? = nil
  ) throws -> String {
    let page = BoardPage(
      path: "b.html", layout: Resource.text(PackageResources.board_html), isWatched: isWatched)
    return page.text(of: try XCTUnwrap(BoardBench.response(to: records, plan: plan)))
  }

  func testTextOfStrangersIsText() async throws {
    let hostile = "__RULE__\"><script>alert('1')</script>&\u{202e}\u{1b}[31m"
    let page = try page([
      BoardBench.record(
        hostile,
        [(2, "hello/one", .red("testA")), (1, "hello/one", .red(hostile))],
        flaws: [.file("<b>.jsonl", own: "b.jsonl")])
    ])
    let shown = "__RULE__&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt;&amp;��[31m"

    XCTAssertTrue(page.contains("<bdi>\(shown)</bdi>"), page)
    XCTAssertTrue(page.contains("<td class=\"test\">\(shown)"))
    XCTAssertTrue(page.contains("is the file &quot;&lt;b&gt;.jsonl&quot;"))
    XCTAssertEqual(page.components(separatedBy: "<script").count, 2, "its own")
    for mark in ["\u{202e}", "\u{1b}"] { XCTAssertFalse(page.contains(mark)) }
  }

  func testMistakesOfThePlanStandAboveTheLearners() async throws {
    let plan = WrittenPlan(katas: [WrittenPlan.Item(kata: "<b>", line: 3)])

    XCTAssertTrue(
      try page([], plan: plan).contains(
        "<p><strong>A mistake in your workshop's plan.json: in line 3 &quot;&lt;b&gt;&quot; is not a "
          + "kata of this course.</strong></p>\n<ul class=\"tiles\""))
    XCTAssertFalse(try page([]).contains("<strong>"))
  }

  func testThePageAsksForNothingElse() async throws {
    let page = try page([BoardBench.record("Ada", [(2, "hello/one", .opened)])])

    for word in ["http:", "https:", "url(", "src=", "href=", "@import", "style=\""] {
      XCTAssertFalse(page.contains(word), word)
    }
    XCTAssertTrue(page.contains("content=\"default-src 'none'; "))
  }

  func testOnlyThePageOfAWatchedBoardLoadsItselfAgain() async throws {
    XCTAssertTrue(try page([]).contains("data-refresh=\"0\""))
    XCTAssertFalse(try page([]).contains("http-equiv=\"refresh\""))
    XCTAssertTrue(try page([], isWatched: true).contains("data-refresh=\"5\""))
  }

  func testAThousandLearnersFitIntoTwoMegabytes() async throws {
    let test = String(repeating: "testWithAName", count: 8)
    let page = try page(
      (1...1000).map { number in
        BoardBench.record(
          "Somebody With A Rather Long Name Nr. \(number)",
          [
            (90, "hello/one", .solved()), (30, "hello/two", .solved()),
            (25, "models/three", .opened),
            (1, "models/three", .red(test)),
          ])
      })

    XCTAssertEqual(page.components(separatedBy: "<tr class=").count, 1001)
    XCTAssertLessThan(page.utf8.count, 1_200_000, "nine more stages need 30 bytes a learner each")
  }
}
