import XCTest

@testable import vipkata

/// The scene, from requests to pages.
@MainActor
final class PublishingTests: XCTestCase {
  private let view = PageSpy()
  private let worker = PublishingWorkerSpy()
  private var course = CourseWorkerStub(table: [
    Idea(row: "R1", text: "a < b"), Idea(row: "R2", text: "none"),
  ])

  private var words = Wording(program: "vipkata")

  private var sut: PublishingInteractor {
    let layouts = SiteLayouts(
      page: "__TITLE__|__ROOT__|__MAP__|__CONTENT__", map: "__COUNT__, __TIME__: __STAGES__",
      kata: "__ID__ __TEACHES__ __RULES__ __BRIEF__ __OPEN__ (__BEFORE__, __AFTER__)",
      rule: "__ID__ __RIGHT__ __KATAS__", ideas: "__ROWS__", style: "a {}")
    return PublishingInteractor(
      presenter: PublishingPresenter(
        view: view, words: words, layouts: layouts),
      course: course, worker: worker)
  }

  private func site(_ katas: Kata..., brief: String = "# Do") -> [String: String] {
    course.parts = katas.map { kata in
      var parts = KataParts(kata: kata)
      parts.brief = brief
      return parts
    }
    sut.makeSite(request: Publishing.Site.Request(folder: "out"))
    return Dictionary(
      uniqueKeysWithValues: view.pages.last?.files.map { ($0.path, $0.text) } ?? [])
  }

  func testEachKataHasItsPageBetweenItsNeighboursAndLinksToWhatItTeaches() async {
    let files = site(
      Seeds.kata("a/one", number: 1) { $0.title = "One <1>" },
      Seeds.kata("a/two", number: 2) {
        $0.title = "Two"
        $0.teaches = ["R1", "R9"]
        $0.rules = ["presenter-is-pure", "unknown"]
        $0.minutes = 100
      })

    XCTAssertEqual(worker.required, ["out"])
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
    let files = site(Seeds.kata("a/one"), brief: "`__OPEN__` and __ID__")

    XCTAssertTrue(
      files["out/katas/a/one.html"]?.contains("<code>__OPEN__</code> and __ID__") ?? false)
  }

  func testKatasThatCannotBeUsedAreLeftOutAndCounted() async {
    course.problems = [Seeds.problem("broken")]

    XCTAssertNotNil(site(Seeds.kata("a/one"))["out/katas/a/one.html"])
    XCTAssertEqual(
      view.pages.last?.lines.last?.text, "1 kata left out: vipkata doctor says why.")
  }

  func testTheOwnCourseIsWrittenWithoutACourseHere() async {
    course.failure = UserError("There is no course.")
    sut.copy(request: Publishing.Copy.Request(folder: "mine"))
    sut.copy(request: Publishing.Copy.Request(folder: "."))

    words = Wording(program: "swift run vipkata")
    sut.copy(request: Publishing.Copy.Request(folder: "my c"))

    XCTAssertEqual(worker.written, ["mine", ".", "my c"])
    XCTAssertEqual(
      view.pages.map(\.text),
      [
        "The course is in mine: the folders Katas and Solutions.\nBegin in mine with\n"
          + "  vipkata next",
        "The course is here: the folders Katas and Solutions.\nBegin here with\n  vipkata next",
        "The course is in my c: the folders Katas and Solutions.\nBegin from here with\n"
          + "  swift run vipkata next --course 'my c' --workspace 'my c/Workspace'",
      ])
  }

  func testWhatIsRefusedIsSaidAndNothingIsWritten() async {
    _ = site()
    worker.failure = UserError("taken")
    _ = site(Seeds.kata())
    sut.copy(request: Publishing.Copy.Request(folder: "mine"))

    XCTAssertEqual(
      view.pages.map(\.lines.first?.text),
      ["error: The course has no usable kata.", "error: taken", "error: taken"])
    XCTAssertEqual(view.pages.flatMap(\.files), [])
  }
}

/// Records the requested folders, and refuses them if a test wants it to.
private final class PublishingWorkerSpy: PublishingWorkerLogic {
  private(set) var written: [String] = []
  private(set) var required: [String] = []
  var failure: UserError?

  func write(to folder: String) throws {
    if let failure { throw failure }
    written.append(folder)
  }

  func requireFree(_ folder: String) throws {
    required.append(folder)
    if let failure { throw failure }
  }
}
