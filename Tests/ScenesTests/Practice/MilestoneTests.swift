import XCTest

@testable import vipkata

/// A first green kata, a finished stage and a finished course.
@MainActor
final class MilestoneTests: XCTestCase {
  private let bench = PracticeBench()
  private let card = StageCard(arrows: "View → [Request]", text: ["You ask.", "It answers."])

  private func check() -> Practice.Milestone? { bench.check()?.solved.milestone }

  func testTheFirstGreenKata() async {
    bench.open(one: "// fail testA")
    XCTAssertNil(check())
    bench.write("// mine")
    XCTAssertEqual(check(), .firstGreen)
  }

  func testTheLastKataOfAStage() async {
    bench.course.parts.append(KataParts(kata: Seeds.kata("models/three", number: 3)))
    bench.open(one: "// mine")
    bench.course.stageCards = ["hello": card, "models": StageCard(arrows: "later", text: [])]
    bench.journal.past.append(.two(.solved()))
    XCTAssertEqual(
      check(),
      .stage(
        Practice.FinishedStage(
          name: "hello", katas: 2, card: card, next: [bench.course.parts[2].kata])))
  }

  func testAfterAStageComesTheNextUnfinishedOneWhateverIsOpen() async {
    let later = ["models/three", "worker/four", "view/five"].enumerated().map {
      Seeds.kata($1, number: $0 + 3)
    }
    bench.course.parts += later.map { KataParts(kata: $0) }
    bench.open(one: "// mine")
    bench.journal.past += [
      .two(.solved()), entry("models/three", .solved()),
      entry("worker/four", .opened),
    ]
    XCTAssertEqual(next(after: "hello/one"), [later[1]])
  }

  func testAfterTheLastStageComesTheFirstUnfinishedOne() async {
    let last = Seeds.kata("models/three", number: 3)
    var part = bench.course.parts[0]
    part.kata = last
    bench.course.parts.append(part)
    bench.open(one: "// mine")
    bench.write("// mine", to: last.id)
    bench.journal.past += [.one(.solved())]
    XCTAssertEqual(next(after: "models/three"), [bench.course.parts[1].kata])
  }

  private func next(after kata: String) -> [Kata]? {
    guard case .stage(let stage) = bench.check(kata)?.solved.milestone else { return nil }
    return stage.next
  }

  func testTheLastKataOfTheCourse() async {
    bench.open(one: "// mine")
    bench.journal.past.append(.two(.solved()))
    bench.course.parts[1].kata = Seeds.kata("hello/two", number: 2) {
      $0.rules = ["models-are-values", "presenter-is-pure", "models-are-values"]
    }
    bench.course.stageCards = ["hello": card]
    var summary = Practice.Summary(katas: 2, attempts: 1, hints: 0)
    summary.card = card
    summary.rules = ["presenter-is-pure", "models-are-values"]
    XCTAssertEqual(check(), .course(summary))
  }

  func testAStageAndTheCourseAreSaidUnlessItIsToBeQuiet() async {
    var stage = Practice.FinishedStage(name: "hello", katas: 2)
    let done = ["", "  The stage hello is done: all 2 katas are green."]
    XCTAssertEqual(lines(.stage(stage)), done)
    stage.card = card
    let shown = ["", "  View → [Request]", "", "  You ask.", "  It answers."]
    XCTAssertEqual(lines(.stage(stage)), done + shown)
    stage.next = [Seeds.kata("models/three"), Seeds.kata("models/four")]
    let minutes = 2 * Seeds.kata("models/three").manifest.minutes
    XCTAssertEqual(
      lines(.stage(stage)),
      done + shown + ["", "  Next: models, 2 katas, about \(minutes) minutes."])
    var summary = Practice.Summary(katas: 2, attempts: 9, hints: 1)
    summary.seconds = 7_500
    XCTAssertEqual(
      lines(.course(summary))[2], "It took 2 hours and 5 minutes, 9 checks and 1 hint.")
    summary.card = card
    XCTAssertEqual(Array(lines(.course(summary)).prefix(shown.count)), shown)
    XCTAssertEqual(lines(.firstGreen, isQuiet: true), [])
    XCTAssertEqual(lines(.stage(stage), isQuiet: true), [])
  }

  /// The lines below the verdict.
  private func lines(_ milestone: Practice.Milestone, isQuiet: Bool = false) -> [String] {
    var response = Practice.Check.Response(
      kata: Seeds.kata("hello/one"), verdict: Verdict(outcome: .green))
    response.solved.milestone = milestone
    let presenter = PracticePresenter(words: Wording(program: "vipkata"), isQuiet: isQuiet)
    return presenter.lines(for: response).dropFirst().map(\.text)
  }
}
