@testable import vipkata

/// The authoring interactor between spies, in a course of three sound katas: `hello/one`,
/// `hello/two` and `presenter/two-or-more`.
@MainActor
final class AuthoringBench {
  let presenter = AuthoringPresenterSpy()
  let authoring = AuthoringWorkerSpy()
  let memory = ProofMemorySpy()
  let verdicts = VerdictMemorySpy()
  let suites = SuiteWorkerSpy()
  var course = CourseWorkerStub()

  func parts(
    _ id: String, _ number: Int, mutant: String = "// fail testB",
    mutantFails: [String] = ["testB"], carries: String? = nil
  ) -> KataParts {
    ProofBench.code(id, number: number, mutant: mutant, fails: mutantFails) {
      $0.teaches = ["R\(number)"]
      $0.carries = carries.flatMap { KataID($0) }
    }
  }

  init() {
    course.table = (1...3).map { Idea(row: "R\($0)", text: "An idea.") }
    course.parts = [
      parts("hello/one", 1), parts("hello/two", 2), parts("presenter/two-or-more", 3),
    ]
  }

  var interactor: AuthoringInteractor {
    AuthoringInteractor(
      presenter: presenter,
      workers: AuthoringWorkers(
        course: course, authoring: authoring, memory: memory, verdicts: verdicts, suites: suites,
        syntax: SyntaxWorkerSpy(), player: PlayWorkerSpy(),
        parallel: ParallelWorkerStub()))
  }

  /// The last findings in katas, as `check file:line: message`.
  var findings: [String]? { presenter.verifies.last?.proofs.flatMap(\.problems).map(\.words) }

  /// The ids of the katas that were proved.
  func verify(_ words: String..., fix: Bool = false, again: Bool = false) -> [String]? {
    interactor.verify(
      request: Authoring.Verify.Request(katas: words, fix: fix, again: again))
    return presenter.verifies.last?.proofs.map { "\($0.kata.id)" }
  }
}
