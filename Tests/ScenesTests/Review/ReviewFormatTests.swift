import Entities
import Foundation
import Scenes
import XCTest

@MainActor
final class ReviewFormatTests: XCTestCase {
  private let finding = Finding(
    rule: "presenter-is-pure", file: "App/A,B.swift", line: 4, column: 7,
    message: "100% wrong: do\notherwise")

  private func report(
    _ findings: [Finding], unread: [UnreadFile] = []
  ) -> Review.Check.Response {
    let scene = ReviewedScene(
      name: "Cart",
      parts: [.init(role: .presenter, type: "CartPresenter", file: "App/A,B.swift", line: 1)],
      arrows: [
        .init(from: .presenter, to: .view, broken: []),
        .init(from: .presenter, to: .interactor, broken: ["presenter-never-calls-interactor"]),
      ])
    return Review.Check.Response(
      path: "App",
      report: ReviewReport(scenes: [scene], findings: findings, unread: unread, fileCount: 2))
  }

  private func text(_ response: Review.Check.Response) -> Page? {
    let view = ReviewViewSpy()
    let presenter = ReviewPresenter()
    presenter.view = view
    presenter.presentCheck(response: response)
    return view.pages.first
  }

  func testTextIsWhatCompilersWrite() async {
    let page = text(
      report([finding], unread: [UnreadFile(path: "Odd.swift", line: 3, reason: "read in part")]))
    XCTAssertEqual(
      page?.text,
      """
      App/A,B.swift:4:7: warning: 100% wrong: do otherwise [presenter-is-pure]
      Odd.swift:3:1: warning: read in part
      1 finding, 1 scene in 2 files
      """)
    XCTAssertEqual(page?.status, .red)
  }

  func testCleanCodeIsDone() async {
    let page = text(report([]))
    XCTAssertEqual(page?.text, "✔ no rule is broken, 1 scene in 2 files")
    XCTAssertEqual(page?.status, .done)
  }

  func testCodeThatWasNotReadIsNotClean() async {
    let page = text(report([], unread: [UnreadFile(path: "Odd.swift", reason: "not UTF-8")]))
    XCTAssertEqual(
      page?.text,
      """
      Odd.swift: warning: not UTF-8
      No rule is broken in what could be read, 1 scene in 2 files
      """)
    XCTAssertEqual(page?.status, .failed)
  }

  func testNoSceneIsSaid() async {
    let empty = ReviewReport(scenes: [], findings: [], unread: [], fileCount: 2)
    XCTAssertEqual(
      text(Review.Check.Response(path: "App", report: empty))?.text,
      "No VIP scene was found in App: nothing to review.")
  }

  func testJSONKeepsTheContract() async throws {
    let view = ReviewViewSpy()
    let presenter = ReviewJSONPresenter()
    presenter.view = view
    presenter.presentCheck(response: report([finding]))
    let page = try XCTUnwrap(view.pages.first)
    XCTAssertEqual(page.status, .red)
    let object = try JSONSerialization.jsonObject(with: Data(page.text.utf8)) as? [String: Any]
    XCTAssertEqual(object?["schema"] as? Int, 1)
    let findings = object?["findings"] as? [[String: Any]]
    XCTAssertEqual(findings?.first?["rule"] as? String, "presenter-is-pure")
    XCTAssertEqual(findings?.first?["file"] as? String, "App/A,B.swift")
    XCTAssertEqual(findings?.first?["line"] as? Int, 4)
    XCTAssertEqual(findings?.first?["message"] as? String, finding.message)
    let scenes = object?["scenes"] as? [[String: Any]]
    XCTAssertEqual(scenes?.first?["name"] as? String, "Cart")
  }

  func testGitHubGetsEscapedCommands() async {
    let view = ReviewViewSpy()
    let presenter = ReviewGitHubPresenter()
    presenter.view = view
    presenter.presentCheck(
      response: report([finding], unread: [UnreadFile(path: "O.swift", reason: "not UTF-8")]))
    XCTAssertEqual(
      view.pages.first?.text,
      """
      ::warning file=App/A%2CB.swift,line=4,col=7,title=presenter-is-pure::100%25 wrong: do%0Aotherwise
      ::warning file=O.swift,title=not reviewed::not UTF-8
      """)
    XCTAssertEqual(view.pages.first?.status, .red)
  }

  /// A carriage return and a line feed are one character in Swift, and two to GitHub.
  func testNothingInAReportIsACommandOfItsOwn() async {
    let hostile = Finding(
      rule: "presenter-is-pure", file: "A\r\n::error::owned\u{301}.swift", line: 4, column: 7,
      message: "a\r\n::error::owned %\u{301}0A")
    let view = ReviewViewSpy()
    let presenter = ReviewGitHubPresenter()
    presenter.view = view
    presenter.presentCheck(response: report([hostile]))

    XCTAssertEqual(
      view.pages.first?.text,
      "::warning file=A%0D%0A%3A%3Aerror%3A%3Aowned\u{301}.swift,line=4,col=7,"
        + "title=presenter-is-pure::a%0D%0A::error::owned %25\u{301}0A")
    XCTAssertFalse(text(report([hostile]))?.lines[0].text.hasPrefix("A\n") ?? true)
  }

  func testSARIFHasRulesResultsAndWhatWasNotRead() async throws {
    let view = ReviewViewSpy()
    let presenter = ReviewSARIFPresenter(version: "1.2.3")
    presenter.view = view
    presenter.presentCheck(
      response: report([finding], unread: [UnreadFile(path: "Ö d.swift", reason: "not UTF-8")]))
    let text = try XCTUnwrap(view.pages.first?.text)
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    XCTAssertEqual(log?["version"] as? String, "2.1.0")
    XCTAssertEqual(log?["$schema"] as? String, "https://json.schemastore.org/sarif-2.1.0.json")
    let run = (log?["runs"] as? [[String: Any]])?.first
    let driver = (run?["tool"] as? [String: Any])?["driver"] as? [String: Any]
    XCTAssertEqual(driver?["version"] as? String, "1.2.3")
    XCTAssertEqual((driver?["rules"] as? [Any])?.count, 14)
    let result = (run?["results"] as? [[String: Any]])?.first
    XCTAssertEqual(result?["ruleId"] as? String, "presenter-is-pure")
    let invocation = (run?["invocations"] as? [[String: Any]])?.first
    XCTAssertEqual(invocation?["executionSuccessful"] as? Bool, false)
    XCTAssertTrue(text.contains("%C3%96%20d.swift"), text)
  }

  func testADiagramCrossesOutBrokenArrows() async {
    let view = ReviewViewSpy()
    let presenter = ReviewPresenter()
    presenter.view = view
    presenter.presentDraw(
      response: Review.Draw.Response(path: "App", scenes: report([]).report.scenes))
    XCTAssertEqual(
      view.pages.first?.text,
      """
      flowchart LR
        subgraph s0["Cart"]
          s0view["view"]
          s0interactor["interactor"]
          s0presenter["CartPresenter"]
          s0presenter --> s0view
          s0presenter --x|"presenter-never-calls-interactor"| s0interactor
        end
        linkStyle 1 stroke:#d33,stroke-width:2px
      """)
  }

  func testARuleIsExplainedWithExamples() async {
    let view = ReviewViewSpy()
    let presenter = ReviewPresenter()
    presenter.view = view
    let rule = ReviewRule(id: "some-rule", why: "Because.", correct: "a()", incorrect: "b()")
    presenter.presentExplain(response: Review.Explain.Response(rule: rule))
    XCTAssertEqual(
      view.pages.first?.text,
      """
      some-rule
      Because.

      Correct
        a()
      Incorrect
        b()

      Where the rule does not fit: // vipkata:allow some-rule and your reason
      """)
  }
}
