import Entities
import Foundation
import Scenes
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
final class AuthoringJUnitPresenterTests: XCTestCase {
  private let view = AuthoringDisplaySpy()
  private let presenter = AuthoringJUnitPresenter()

  override func setUp() async throws {
    presenter.view = view
  }

  private func proof(_ id: String, _ problems: CourseProblem...) -> Authoring.Proof {
    Authoring.Proof(kata: Seeds.kata(id), problems: problems, seconds: 0.5, runs: 4)
  }

  private func assert(_ status: ExitStatus, says text: String, line: UInt = #line) {
    XCTAssertEqual(view.pages.map(\.text), [text], line: line)
    XCTAssertEqual(view.pages.map(\.status), [status], line: line)
  }

  func testAKataIsATestCaseAndAFindingAFailure() async {
    var response = Authoring.Verify.Response()
    response.proofs = [
      proof("hello/one"),
      proof(
        "hello/two", Seeds.problem("\"titel\" is no key.", line: 2),
        Seeds.problem("the mutant is green.", check: "mutant")),
    ]
    response.courseProblems = [
      Seeds.problem("first", kata: "03-presenter/02-b"),
      Seeds.problem("second", kata: "03-presenter/02-b"),
    ]
    presenter.presentProgress(
      response: .init(proof: response.proofs[0], done: 1, total: 2))
    presenter.presentVerify(response: response)

    XCTAssertEqual(view.progress, [], "nothing but the report")
    assert(
      .red,
      says: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="vipkata verify" tests="3" failures="2" errors="0">
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

  func testASoundCourseIsDone() async {
    var response = Authoring.Verify.Response()
    response.proofs = [proof("hello/one")]
    presenter.presentVerify(response: response)

    XCTAssertEqual(view.pages.map(\.status), [.done])
  }

  func testAnUntaughtIdeaIsAFailure() async {
    var response = Authoring.Verify.Response()
    response.proofs = [proof("hello/one")]
    response.untaught = [Authoring.Idea(row: "R9", text: "Routers route.")]
    presenter.presentVerify(response: response)

    assert(
      .red,
      says: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="vipkata verify" tests="2" failures="1" errors="0">
          <testcase name="hello/one" time="0.5"/>
          <testcase name="R9" time="0.0">
            <failure type="coverage" message="no kata teaches R9: Routers route.">\
        Katas/ideas.json</failure>
          </testcase>
        </testsuite>
        """)
  }

  func testTheTableOfIdeasIsATestCaseARow() async {
    presenter.presentCoverage(
      response: .init(
        ideas: [Authoring.Idea(row: "R1", text: "a"), Authoring.Idea(row: "R9", text: "b")],
        katas: ["R1": [KataID(stage: "hello", name: "one")]]))

    assert(
      .red,
      says: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="vipkata verify" tests="2" failures="1" errors="0">
          <testcase name="R1" time="0.0"/>
          <testcase name="R9" time="0.0">
            <failure type="coverage" message="no kata teaches R9: b">Katas/ideas.json</failure>
          </testcase>
        </testsuite>
        """)
  }

  func testAFailureIsAReportToo() async {
    presenter.presentFailure(error: UserError("There is no course at <x>.", mend: "Name one."))

    assert(
      .failed,
      says: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="vipkata verify" tests="1" failures="0" errors="1">
          <testcase name="verify" time="0.0">
            <error message="There is no course at &lt;x&gt;. Name one."/>
          </testcase>
        </testsuite>
        """)
  }

  func testCtrlCIsNoReport() async {
    presenter.presentFailure(error: Interrupted())

    XCTAssertEqual(view.pages, [Page(lines: [], status: .interrupted)])
  }

  func testHostileTextIsReadBackAsItWasWithoutWhatXMLForbids() async throws {
    let hostile = "a<b> & \"c\" 'd' ]]></failure>\tt\nn\u{1b}[31m\u{0}\u{fffe} é 🎉"
    var response = Authoring.Verify.Response()
    response.proofs = [
      proof(
        "hello/one",
        CourseProblem(check: "run", kata: "k", file: "<f>&\u{7}", message: hostile))
    ]
    presenter.presentVerify(response: response)
    let reader = XMLReader()
    let parser = XMLParser(data: Data(try XCTUnwrap(view.pages.first).text.utf8))
    parser.delegate = reader

    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))")
    XCTAssertEqual(
      reader.messages, ["a<b> & \"c\" 'd' ]]></failure>\tt\nn[31m é 🎉"])
    XCTAssertEqual(reader.text.trimmed, "<f>&")
  }
}

/// What a CI's reader gets out of a report.
private final class XMLReader: NSObject, XMLParserDelegate {
  private(set) var messages: [String] = []
  private(set) var text = ""

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    if let message = attributeDict["message"] { messages.append(message) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }
}
