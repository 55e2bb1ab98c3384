import XCTest

@testable import vipkata

/// Pages about solved katas.
@MainActor
final class SolvedKatasPageTests: XCTestCase {
  private let view = PageSpy()
  private let one = Seeds.kata("hello/one")

  private func presenter(isQuiet: Bool = false, isWatched: Bool = false) -> PracticePresenter {
    PracticePresenter(
      view: view, words: Wording(program: "vipkata"), isQuiet: isQuiet, isWatched: isWatched)
  }

  private var lines: [String] { view.pages.last?.lines.map(\.text) ?? [] }

  private func next(
    _ body: (inout Practice.Next.Response) -> Void = { _ in }
  ) -> Practice.Next.Response {
    var response = Practice.Next.Response()
    response.check = Practice.Check.Response(kata: one, verdict: Verdict(outcome: .green))
    body(&response)
    return response
  }

  private let change = KataChange(
    kata: KataID(stage: "hello", name: "one"), tests: -1, hasNewBrief: true, content: "")

  func testWhatChangedIsNamedWithWhatToDo() async throws {
    presenter().presentNext(response: next { $0.changed = [change] })
    XCTAssertEqual(
      lines.suffix(6),
      [
        "", "Changed since you solved them:", "  hello/one  1 fewer test, a new brief", "",
        "Check them  vipkata check --all", "Go on       vipkata next",
      ])
    XCTAssertEqual(
      try ParsedJSON(view.pages.last)["changed"], .array([.string("hello/one")]))
    presenter(isWatched: true).presentNext(response: next { $0.changed = [change] })
    XCTAssertEqual(lines.last, "Go on       n")
  }

  func testTheReminderIsOneLineAndSilentWhereItIsToBeQuiet() async throws {
    let due = ["one", "two", "three"].map { KataID(stage: "hello", name: $0) }
    presenter().presentNext(response: next { $0.due = due })
    XCTAssertEqual(lines.last, "Due again: hello/one and 2 more: vipkata again")
    XCTAssertEqual(
      try ParsedJSON(view.pages.last)["due"], .array(due.map { .string("\($0)") }))
    presenter(isQuiet: true).presentNext(response: next { $0.due = due })
    XCTAssertFalse(lines.joined().contains("Due again"))
  }

  func testBothSolutionsStandBelowTheVerdict() async {
    presenter().presentNext(
      response: next { $0.check?.solved.again = ["-old", "+new"] })
    XCTAssertEqual(
      lines.suffix(7),
      ["", "From last time (-) to today (+):", "", "-old", "+new", "", "Then   vipkata next"])
    XCTAssertEqual(
      view.pages.last?.lines.compactMap(\.spoken).suffix(3),
      ["Last time: old", "Today: new", "Then: vipkata next"])
    presenter().presentNext(response: next { $0.check?.solved.again = [] })
    XCTAssertTrue(lines.contains("The same as last time, line by line."))
  }

  func testNothingIsDue() async {
    let kata = one.id
    for (days, words) in [(0.2, "tomorrow"), (1, "tomorrow"), (1.2, "in 2 days")] {
      presenter().presentAgain(
        response: Practice.Again.Response(
          next: Practice.Again.Next(kata: kata, seconds: days * 86_400)))
      XCTAssertEqual(lines[0], "Nothing is due today. hello/one is due again \(words).")
    }
  }

  func testAStageIsKnown() async {
    presenter().presentNext(response: next { $0.check?.solved.known = 1 })
    XCTAssertEqual(lines.last, "You know hello: its other kata counts as known.")
    presenter().presentSkip(response: Practice.Skip.Response(stage: "models", known: 3))
    XCTAssertEqual(
      lines, ["You know models: its 3 other katas count as known.", "Then   vipkata next"])
  }

  func testEachSolvedKataIsOneLineAndTheSumTheStatus() async {
    let green = Practice.CheckAll.Row(kata: one, found: .success(Verdict(outcome: .green)))
    presenter().presentCheckAllProgress(
      response: Practice.CheckAll.Progress.Response(row: green, done: 1, total: 3))
    XCTAssertTrue(view.passing.last?.hasSuffix("1 of 3 katas") ?? false, "\(view.passing)")
    let two = Seeds.kata("hello/two", number: 2)
    presenter().presentCheckAll(
      response: Practice.CheckAll.Response(rows: [
        green,
        Practice.CheckAll.Row(kata: two, found: .success(Verdict(outcome: .buildFailed))),
        Practice.CheckAll.Row(kata: two, found: .failure(UserError("It is away."))),
      ]))
    XCTAssertEqual(lines, ["1 of 3 solved katas are green."])
    XCTAssertEqual(view.pages.last?.status, .red)
  }

  func testASolvedKataThatDoesNotCompileNamesItsErrorOrWhatTheSuiteNeeds() async {
    func said(_ body: (inout Verdict) -> Void) -> [String] {
      var verdict = Verdict(outcome: .buildFailed)
      body(&verdict)
      presenter().presentCheckAllProgress(
        response: Practice.CheckAll.Progress.Response(
          row: Practice.CheckAll.Row(kata: one, found: .success(verdict)), done: 1, total: 1))
      return view.linesBefore.last?.map(\.text) ?? []
    }
    let place = SourceLocation(file: "Sources/Login/A.swift", line: 7, column: 2)
    XCTAssertEqual(
      said {
        $0.diagnostics = [Diagnostic(severity: .error, place: place, message: "cannot find 'x'")]
      }, ["✘ hello/one  does not compile: A.swift:7: cannot find 'x'"])
    XCTAssertEqual(
      said { $0.missing = [Verdict.Need(requirement: .name("A.load()"))] },
      [
        "✘ hello/one  today's hidden suite needs `A.load()`: it is not there yet."
      ])
  }

  func testTheLastPageNamesWhatWasHardestAndWhatToDoNow() async {
    var summary = Practice.Summary(katas: 62, attempts: 90, hints: 4)
    summary.known = 2
    summary.hardest = [Practice.Summary.Hard(kata: one.id, checks: 9, hints: 1)]
    summary.due = [one.id]
    presenter().presentNext(
      response: next {
        $0.summary = summary
        $0.due = summary.due
      })
    XCTAssertTrue(
      lines.contains("The course is done: 60 katas are green, 2 known."), "\(lines)")
    XCTAssertEqual(
      lines.suffix(8),
      [
        "Hardest katas", "  hello/one  9 checks, 1 hint", "", "What now",
        "  vipkata again           due today: hello/one",
        "  vipkata review PATH     the rules on your own app",
        "  vipkata scene NAME      a scene for it, with spies and tests",
        "  vipkata new STAGE/KATA  a kata of your own, for others",
      ])
  }
}
