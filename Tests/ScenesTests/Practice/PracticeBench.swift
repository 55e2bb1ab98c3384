@testable import vipkata

/// The practice interactor between spies, in a course of two katas: `hello/one`, whose
/// starter fails `testA` of two tests, and `hello/two`, which carries its code.
@MainActor
final class PracticeBench {
  static let suite = "// test testA\n// test testB"
  static let one = KataID(stage: "hello", name: "one")
  static let two = KataID(stage: "hello", name: "two")

  var course: CourseWorkerStub
  let workspace = WorkspaceWorkerSpy()
  let journal = JournalWorkerSpy()
  let suites = SuiteWorkerSpy()
  let diff = DiffWorkerSpy()
  let ahead = AheadWorkerSpy()
  let memory = VerdictMemorySpy()
  let presenter = PracticePresenterSpy()
  let plan = PlanWorkerStub()
  let clock = ClockStub()

  init() {
    var one = KataParts(
      Seeds.kata("hello/one"), starter: "// fail testA", solution: "// solution",
      suite: Self.suite)
    one.brief = "# One"
    one.hints = Hints(graded: ["Look.", "Look closer."], forTests: ["testB": "On B."])
    var two = KataParts(
      kata: Seeds.kata("hello/two", number: 2) {
        $0.carries = Self.one
        $0.support = ["KataUI"]
      })
    two.brief = "# Two"
    two.suite = [Seeds.file("LoginTests.swift", "// test testC")]
    course = CourseWorkerStub(parts: [one, two])
  }

  /// With the course in its present state.
  var workers: PracticeWorkers {
    PracticeWorkers(
      course: course, workspace: workspace, journal: journal, suites: suites,
      syntax: SyntaxWorkerSpy(), diff: diff, ahead: ahead, memory: memory, clock: clock,
      parallel: ParallelWorkerStub(), plan: plan)
  }

  var interactor: PracticeInteractor { interactor(presenter) }

  func interactor(
    _ presenter: any PracticePresentationLogic, remindsOfDue: Bool = true
  ) -> PracticeInteractor {
    PracticeInteractor(presenter: presenter, workers: workers, remindsOfDue: remindsOfDue)
  }

  /// Opens `hello/one`, with this script as the learner's interactor.
  func open(one script: String) {
    journal.past = [.one(.opened)]
    write(script)
  }

  func write(_ script: String, to kata: KataID = one) {
    workspace.files[kata] = [Self.interactor(script)]
  }

  /// Replaces the suite of `hello/one`.
  func judge(by script: String) {
    course.parts[0].suite = [Seeds.file("LoginTests.swift", script)]
  }

  func open(_ kata: String) {
    interactor.open(request: Practice.Open.Request(kata: kata))
  }

  @discardableResult
  func check(_ kata: String? = nil) -> Practice.Check.Response? {
    interactor.check(request: Practice.Check.Request(kata: kata))
    return presenter.checks.last
  }

  @discardableResult
  func next() -> Practice.Next.Response? {
    interactor.next()
    return presenter.nexts.last
  }

  static func interactor(_ script: String) -> SourceFile {
    Seeds.file("LoginInteractor.swift", script)
  }
}

/// An event that the journal gets, or had before.
func entry(_ kata: String, _ what: JournalEvent.What) -> JournalWorkerSpy.Entry {
  JournalWorkerSpy.Entry(kata, what)
}
