import XCTest

@testable import vipkata

/// The output of `verify` that no kept answer shows: progress, and reports for CI.
@MainActor
final class AuthoringPresenterTests: XCTestCase {
  private let view = PageSpy()
  private lazy var presenter = AuthoringPresenter(view: view, words: Wording(program: "vipkata"))

  private func proof(_ id: String, _ problems: CourseProblem...) -> Authoring.Proof {
    Authoring.Proof(kata: Seeds.kata(id), problems: problems, seconds: 0.5, runs: 4)
  }

  private func assertReport(_ status: ExitStatus, _ text: String, line: UInt = #line) {
    XCTAssertEqual(
      view.pages.map { $0.formats[.junit]?.text },
      ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(text)"], line: line)
    XCTAssertEqual(view.pages.map(\.status), [status], line: line)
  }

  func testABarShowsHowFarItIs() async {
    presenter.presentProgress(
      response: .init(proof: proof("hello/one"), done: 1, total: 3))

    XCTAssertEqual(view.linesBefore.map { $0.map(\.text) }, [["✔ hello/one  4 runs, 0.5 s"]])
    XCTAssertEqual(view.passing, ["██████████░░░░░░░░░░░░░░░░░░░░  1 of 3 katas"])
  }

  func testPlacesLeadThereFromTheCurrentFolder() async {
    let folder = "Solutions/01-hello/01-one"
    var style = CourseProblem(
      check: .format, kata: "01-hello/01-one", file: "\(folder)/A.swift", line: 3,
      message: "[Spacing] x")
    style.line = 3
    let found = proof("hello/one", Seeds.problem("no title"), style)
    presenter.katas = "my c/Course/"
    presenter.base = "my c/"
    presenter.presentProgress(response: .init(proof: found, done: 1, total: 1))

    XCTAssertEqual(
      view.linesBefore.first?.dropFirst().map(\.text),
      [
        "  my c/Course/02-presenter/03-dates/kata.json: no title [manifest]",
        "  my c/\(folder)/A.swift:3: [Spacing] x [format]",
      ])
  }

  func testWhatHasNotChangedIsSaidToBeSo() async {
    var remembered = proof("hello/one")
    remembered.isRemembered = true
    presenter.presentProgress(response: .init(proof: remembered, done: 1, total: 1))
    presenter.presentVerify(response: .init(proofs: [remembered, proof("hello/two")]))

    XCTAssertEqual(view.linesBefore.map { $0.map(\.text) }, [["✔ hello/one  nothing changed"]])
    XCTAssertEqual(
      view.pages.first?.lines.map(\.text),
      ["2 of 2 katas verified, nothing changed in 1, 0 findings, 8 suite runs"])
  }

  func testAKataThatCannotBeReadCountsAsOneThatIsNotVerified() async {
    presenter.presentVerify(
      response: .init(
        courseProblems: [Seeds.problem("no JSON")], unread: 1, proofs: [proof("hello/one")]))

    XCTAssertEqual(
      view.pages.first?.lines.last?.text, "1 of 2 katas verified, 1 finding, 4 suite runs")
  }

  func testWhatIsNotNoticedIsAShareOfAllBreaks() async {
    var broken = proof("hello/one", Seeds.problem("twice, and no test notices.", check: .breaks))
    broken.breaks = BreakCount(all: 8, unnoticed: 1, harmless: 2)
    presenter.presentProgress(response: .init(proof: broken, done: 1, total: 1))
    presenter.presentVerify(response: .init(proofs: [broken]))

    XCTAssertEqual(
      view.linesBefore.map { $0.map(\.text) },
      [
        [
          "✘ hello/one  8 breaks, 4 runs, 0.5 s",
          "  Katas/02-presenter/03-dates/kata.json: twice, and no test notices. [break]",
        ]
      ])
    XCTAssertEqual(
      view.pages.map { $0.lines.map(\.text) },
      [
        [
          "1 of 8 breaks goes unnoticed (12.5 %), 2 are harmless, 1 finding, 4 suite runs"
        ]
      ])
    XCTAssertEqual(view.pages.map(\.status), [.red])
    XCTAssertEqual(
      view.pages[0].object?.text.contains(#""breaks":{"all":8,"harmless":2,"unnoticed":1}"#), true)
  }

  func testAKataIsATestCaseAndAFindingAFailure() async {
    var response = Authoring.Verify.Response()
    response.proofs = [
      proof("hello/one"),
      proof(
        "hello/two", Seeds.problem("\"titel\" is no key.", line: 2),
        Seeds.problem("the mutant is green.", check: .mutant)),
    ]
    response.courseProblems = [
      Seeds.problem("first", kata: "03-presenter/02-b"),
      Seeds.problem("second", kata: "03-presenter/02-b"),
    ]
    presenter.presentVerify(response: response)

    assertReport(
      .red,
      """
      <testsuite name="vipkata verify" tests="3" failures="2" errors="0" skipped="0">
        <testcase name="03-presenter/02-b" time="0.0">
          <failure type="manifest" message="first">Katas/03-presenter/02-b/kata.json</failure>
          <failure type="manifest" message="second">Katas/03-presenter/02-b/kata.json</failure>
        </testcase>
        <testcase name="hello/one" time="0.5"/>
        <testcase name="hello/two" time="0.5">
          <failure type="manifest" message="&quot;titel&quot; is no key.">\
      Katas/02-presenter/03-dates/kata.json:2</failure>
          <failure type="mutant" message="the mutant is green.">\
      Katas/02-presenter/03-dates/kata.json</failure>
        </testcase>
      </testsuite>
      """)
  }

  func testTheTableOfIdeasIsATestCaseARow() async {
    presenter.presentCoverage(
      response: .init(
        ideas: [Idea(row: "R1", text: "a"), Idea(row: "R9", text: "b")],
        katas: ["R1": [KataID(stage: "hello", name: "one")]]))

    assertReport(
      .red,
      """
      <testsuite name="vipkata verify" tests="2" failures="1" errors="0" skipped="0">
        <testcase name="R1" time="0.0"/>
        <testcase name="R9" time="0.0">
          <failure type="coverage" message="no kata teaches R9: b">Katas/ideas.json</failure>
        </testcase>
      </testsuite>
      """)
  }

  func testAFailureIsAReportTooWithoutWhatXMLForbids() async {
    let hostile = "a<b> & \"c\" 'd' ]]></failure>\tt\nn\u{1b}[31m\u{0}\u{fffe} é 🎉"
    presenter.presentFailure(
      error: UserError("There is no course at \(hostile).", mend: "Name one."))

    assertReport(
      .failed,
      """
      <testsuite name="vipkata" tests="1" failures="0" errors="1" skipped="0">
        <testcase name="vipkata" time="0.0">
          <error message="There is no course at a&lt;b&gt; &amp; &quot;c&quot; 'd' ]]&gt;&lt;/failure&gt;\
      &#9;t&#10;n[31m é 🎉. Name one."/>
        </testcase>
      </testsuite>
      """)
  }
}
