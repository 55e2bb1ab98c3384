import XCTest

@testable import vipkata

/// Pages for the command line and for the watch that no kept answer shows.
@MainActor
final class PracticePresenterTests: XCTestCase {
  private let view = PageSpy()
  private lazy var presenter = PracticePresenter(view: view, words: Wording(program: "vipkata"))
  private lazy var watch = PracticePresenter(
    view: view, words: Wording(program: "vipkata"), isWatched: true)
  private let one = Seeds.kata("hello/one")

  private func check(_ outcome: Verdict.Outcome) -> Practice.Check.Response {
    Practice.Check.Response(kata: one, verdict: Verdict(outcome: outcome))
  }

  func testTSaysWhyNoTestHasRunWhereTheCodeDoesNotCompile() async {
    for (missing, why) in [
      ([], "the code does not compile"),
      ([Verdict.Need(requirement: .name("load()"))], "the hidden suite cannot use your code yet"),
    ] {
      let verdict = Verdict(outcome: .buildFailed, missing: missing)
      watch.presentWatch(response: .test(Practice.Check.Response(kata: one, verdict: verdict)))
      XCTAssertEqual(
        view.pages.last?.text,
        """
        hello/one: \(why), so no test has run.
        Fix what the verdict says first; esc goes back to it.
        """)
    }
  }

  func testResetAsksWithThePlaceWhereTheVersionIsKept() async {
    watch.presentWatch(response: .question(.reset, one.id))
    XCTAssertEqual(
      view.pages.last?.text,
      "Put the starter of hello/one back? Your version is kept in .vipkata/backups.")
  }

  private func standing(_ outcome: Verdict.Outcome?) -> Watch.Standing {
    let event = JournalEvent(time: .distantPast, kata: one.id, what: .solved())
    return Watch.Standing(
      kata: one, course: Course(katas: [one, Seeds.kata("hello/two", number: 2)]),
      progress: Progress(events: [event]), outcome: outcome)
  }

  func testEachFileToEditIsALink() async {
    let edit = ["W/LoginInteractor.swift", "W/B.swift"]
    presenter.presentOpen(
      response: Practice.Open.Response(kata: one, total: 32, brief: "\n# One\n", edit: edit))

    XCTAssertEqual(
      view.pages[0].lines.suffix(4).map(\.text),
      ["", "Edit   W/LoginInteractor.swift", "       W/B.swift", "Then   vipkata next"])
    XCTAssertEqual(view.pages[0].lines.flatMap(\.spans).compactMap(\.link?.file), edit)
  }

  func testOfManyFilesToEditTheFirstAreNamedAndTheRestCounted() async {
    let edit = (1...7).map { "W/\($0).swift" }
    for count in [6, 7] {
      presenter.presentOpen(
        response: Practice.Open.Response(
          kata: one, total: 2, brief: "# One", edit: Array(edit.prefix(count))))
    }
    XCTAssertEqual(
      view.pages[0].lines.suffix(2).map(\.text), ["       W/6.swift", "Then   vipkata next"])
    XCTAssertEqual(
      view.pages[1].lines.suffix(3).map(\.text),
      ["       W/5.swift", "       and 2 more there", "Then   vipkata next"])
  }

  func testWhereTheBriefHasNoRoomBelowACardItsTaskHas() async {
    let stage = Practice.FinishedStage(
      name: "hello", katas: 1, card: StageCard(arrows: "a → b", text: ["You ask."]))
    func lines(rules: Int) -> [String] {
      var response = Practice.Next.Response(check: check(.green))
      response.check?.solved.milestone = .stage(stage)
      let rule = Array(repeating: "A rule.\n", count: rules).joined()
      response.opening = Practice.Open.Response(
        kata: Seeds.kata("hello/two"), total: 2,
        brief: "# Two\n\nWhy.\n\n\(rule)\n## Your task\n\nWrite it.\n", edit: ["W/A.swift"])
      presenter.presentNext(response: response)
      return view.pages.last?.lines.map(\.text) ?? []
    }
    XCTAssertTrue(lines(rules: 14).contains("Why."))
    XCTAssertLessThanOrEqual(lines(rules: 14).count, 40)
    XCTAssertEqual(
      Array(lines(rules: 30).drop { $0 != "# Two" }),
      [
        "# Two", "", "Why, and the rule: vipkata brief", "", "## Your task", "", "Write it.", "",
        "Edit   W/A.swift", "Then   vipkata next",
      ])
  }

  func testASentenceOnCarriedCodeIsBrokenAtEightyColumns() async {
    var response = Practice.Open.Response(kata: one, total: 2, brief: "# One", edit: [])
    response.carries = Practice.Open.Carried(
      kata: KataID(stage: "configurator", name: "configurator-protocol"), isOwn: false)
    presenter.presentOpen(response: response)
    XCTAssertEqual(
      view.pages[0].lines.suffix(3).map(\.text),
      [
        "It builds on the reference solution of configurator/configurator-protocol, which",
        "you have not solved.", "Then   vipkata next",
      ])
  }

  func testTheSignOfACheckSaysWhenItTakesLongerAndCountsPlantedBugs() async {
    let kata = Seeds.kata("spies/first") {
      $0.mutants = ["a", "b"].map { Mutant(name: $0, says: $0) }
    }
    for (isFirst, bug) in [(true, nil), (false, nil), (false, 2)] {
      presenter.presentChecking(
        response: Practice.Checking.Response(kata: kata, isFirst: isFirst, bug: bug))
    }

    XCTAssertEqual(
      view.passing,
      [
        "Building and checking spies/first …", "Checking spies/first …",
        "Checking spies/first: bug 2 of 2 …",
      ])
  }

  func testASolutionIsADiffInColours() async {
    let diff = ["--- yours/A", "+++ reference/A", "@@ -1 +1 @@", "-mine", "+best", " x"]
    presenter.presentSolution(response: Practice.Solution.Response(kata: one, diff: diff))

    XCTAssertEqual(
      view.pages[0].lines.suffix(6).map { $0.spans[0].style },
      [.strong, .strong, .faint, .bad, .good, .plain])
  }

  func testASolutionSaysThatThereAreOthers() async {
    for others in [[], ["a"], ["a", "b"]] {
      presenter.presentSolution(
        response: Practice.Solution.Response(kata: one, diff: [], others: others))
    }

    XCTAssertEqual(
      view.pages.map { $0.lines.dropFirst(2).map(\.text) },
      [
        [], ["Another right solution: vipkata solution hello/one --others"],
        ["2 other right solutions: vipkata solution hello/one --others"],
      ])
    XCTAssertEqual(
      view.pages.map { $0.object?.text.contains(#""others":["a""#) }, [false, true, true])
  }

  func testOtherSolutionsAreReadAloudWithWhatEachBuysAndCosts() async {
    let other = OtherSolution(name: "with-a-switch", says: "It is longer,\nand names each case.")
    presenter.presentOthers(
      response: Practice.Others.Response(
        kata: one, others: [Practice.Others.Other(solution: other, diff: ["-if", "+switch"])]))

    XCTAssertEqual(
      view.pages[0].lines.map { $0.spoken ?? $0.text },
      [
        "It is longer,", "and names each case.", "",
        "From the reference solution (-) to with-a-switch (+) of hello/one:", "",
        "Reference: if", "This: switch",
      ])
  }

  func testEachVerdictOffersItsKeys() async {
    watch.presentCheck(response: check(.red))
    watch.presentCheck(response: check(.green))
    var first = check(.red)
    first.isAfterOpening = true
    watch.presentCheck(response: first)
    watch.presentWatch(response: .lastCheck(check(.red)))

    XCTAssertEqual(
      view.pages.map(\.frame?.role), [.verdict, .verdict, .firstVerdict, .formerVerdict])
    XCTAssertEqual(
      view.pages.map { $0.frame?.keys?.last?.text },
      [
        "t test  h hint  l list  ? keys", "n next kata  l list  ? keys",
        "esc verdict  h hint  ? keys", "t test  h hint  l list  ? keys",
      ])
  }

  func testInTheWatchNextShowsWhatItOpenedAndNoCommands() async {
    let opening = Practice.Open.Response(kata: one, total: 2, brief: "# One", edit: ["A.swift"])
    watch.presentNext(
      response: Practice.Next.Response(check: check(.green), opening: opening))
    watch.presentHint(
      response: Practice.Hint.Response(
        kata: one, hints: [Hint(key: .step(1), text: "Look.")], left: 1))

    XCTAssertEqual(
      view.pages.map(\.text),
      [
        "1 of 2  hello/one  about 10 minutes\n\n# One\n\nEdit A.swift",
        "Hint 1\nLook.\n\n1 more: h",
      ])
  }

  func testTheFooterNamesKataStageAndCourse() async {
    watch.presentWatch(response: .standing(standing(.green)))

    XCTAssertEqual(
      view.pages[0].lines.map(\.text),
      [
        "✔ hello/one  stage hello: 1 of 2  ██████████░░░░░░░░░░  1 of 2 katas",
        "✔ hello/one  stage hello: 1 of 2  █████░░░░░  1 of 2",
        "✔ hello/one  stage hello: 1 of 2  ██░░░  1 of 2", "✔ hello/one  █████░░░░░  1 of 2",
        "✔ hello/one  ██░░░  1 of 2", "✔ hello/one  1 of 2", "✔ hello/one",
      ])
  }

  func testTheListHasASearchAboveItAndTheSelectedKataInIt() async {
    var choice = KataChoice(katas: [one, Seeds.kata("hello/two", number: 2)], selected: one.id)
    _ = [.character("/"), .character("w")].map { choice.press($0) }
    watch.presentWatch(response: .list(choice, Progress()))

    XCTAssertEqual(view.pages[0].lines.prefix(2).map(\.text), ["/w▏", "hello"])
    XCTAssertEqual(view.pages[0].frame?.selected, 2)
  }

  func testTheSelectedKataOfTheListIsItsFirstRowBelowBrokenOnes() async {
    let title = "A title of many words that cannot stand in one row with all the others"
    let long = Seeds.kata("hello/long", number: 3) { $0.title = title }
    let choice = KataChoice(katas: [long, one], selected: one.id)
    watch.presentWatch(response: .list(choice, Progress()))

    XCTAssertEqual(
      view.pages[0].lines.prefix(3).map(\.text),
      [
        "hello", "     3  long  10 min  A title of many words that cannot stand in one row with",
        "                      all the others",
      ])
    XCTAssertEqual(view.pages[0].frame?.selected, 3)
  }

  func testTheHelpNamesEachKeyThatIsOffered() async {
    watch.presentWatch(response: .help)
    let help = view.pages[0].text

    for line in [WatchKey.red, WatchKey.green(Seeds.kata()), WatchKey.page].compactMap(\.first) {
      for key in line.spans where key.style == .code && key.text != "?" {
        XCTAssertTrue(help.contains("\n  \(key.text) "), key.text)
      }
    }
  }

  func testTheEndSaysHowToGoOn() async {
    for outcome in [nil, .green, .red] as [Verdict.Outcome?] {
      watch.presentWatch(response: .end(standing(outcome)))
    }

    XCTAssertEqual(
      view.pages.map(\.text),
      ["hello/one is open.", "✔ hello/one is green.", "✘ hello/one is not green yet."]
        .map { "\($0) Go on with vipkata watch." })
  }
}
