import XCTest

@testable import vipkata

@MainActor
final class PublishingPresenterTests: XCTestCase {
  private let view = PageSpy()

  private var presenter: PublishingPresenter {
    PublishingPresenter(
      view: view, words: Wording(program: "vipkata"),
      frames: SiteFrames(
        frame: "__TITLE__|__ROOT__|__MAP__|__CONTENT__", map: "__COUNT__, __TIME__: __STAGES__",
        kata: "__ID__ __TEACHES__ __RULES__ __BRIEF__ __OPEN__ (__BEFORE__, __AFTER__)",
        rule: "__ID__ __RIGHT__ __KATAS__", ideas: "__ROWS__", style: "a {}"))
  }

  private func site(_ katas: [Kata], brief: String = "# Do") -> [String: String] {
    presenter.presentSite(
      response: Publishing.Site.Response(
        folder: "out", course: Course(katas: katas),
        briefs: Dictionary(uniqueKeysWithValues: katas.map { ($0.id, brief) }),
        ideas: [Idea(row: "R1", text: "a < b"), Idea(row: "R2", text: "none")]))
    return Dictionary(
      uniqueKeysWithValues: view.pages.last?.files.map { ($0.path, $0.text) } ?? [])
  }

  func testEachKataHasItsPageBetweenItsNeighboursAndLinksToWhatItTeaches() async {
    let files = site([
      Seeds.kata("a/one", number: 1) { $0.title = "One <1>" },
      Seeds.kata("a/two", number: 2) {
        $0.title = "Two"
        $0.teaches = ["R1", "R9"]
        $0.rules = ["presenter-is-pure", "unknown"]
        $0.minutes = 100
      },
    ])

    XCTAssertEqual(
      files["out/katas/a/two.html"],
      "Two|../../||a/two  · <a href=\"../../ideas.html#R1\">R1</a>  · "
        + "<a href=\"../../rules.html#presenter-is-pure\">presenter-is-pure</a> <h1>Do</h1> "
        + "vipkata open a/two (<a href=\"../../katas/a/one.html\">One &lt;1&gt;</a>, )\n")
    XCTAssertEqual(
      files["out/index.html"]?.hasPrefix("VIP katas|| aria-current=\"page\"|2 katas, 2 hours: "),
      true, files["out/index.html"] ?? "")
    XCTAssertTrue(files["out/index.html"]?.contains("<a href=\"katas/a/one.html\">") ?? false)
    XCTAssertTrue(
      files["out/rules.html"]?.contains("presenter-is-pure") ?? false)
    XCTAssertEqual(
      files["out/ideas.html"],
      """
      Ideas|||<tr id="R1"><th scope="row">R1</th><td>a &lt; b</td><td>\
      <a href="katas/a/two.html">Two</a></td></tr>
      <tr id="R2"><th scope="row">R2</th><td>none</td><td>no kata</td></tr>

      """)
    XCTAssertEqual(files["out/style.css"], "a {}\n")
  }

  func testABriefThatReadsAsAPartOfThePageIsText() async {
    let files = site([Seeds.kata("a/one")], brief: "`__OPEN__` and __ID__")

    XCTAssertTrue(
      files["out/katas/a/one.html"]?.contains("<code>__OPEN__</code> and __ID__") ?? false)
  }

  func testTheUserIsToldWhereToBegin() async {
    presenter.presentCopy(response: Publishing.Copy.Response(folder: "mine"))
    presenter.presentCopy(response: Publishing.Copy.Response(folder: "."))

    XCTAssertEqual(
      view.pages.map(\.text),
      [
        "The course is in mine: the folders Katas and Solutions.\nBegin in mine with\n"
          + "  vipkata next",
        "The course is here: the folders Katas and Solutions.\nBegin here with\n  vipkata next",
      ])
  }
}
