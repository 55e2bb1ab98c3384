import Entities
import Scenes

/// The authoring interactor between spies, in a course of three sound katas: `hello/one`,
/// `hello/two` and `presenter/two-or-more`.
@MainActor
final class AuthoringBench {
  let presenter = AuthoringPresenterSpy()
  let authoring = AuthoringWorkerSpy()
  let suites = SuiteWorkerSpy()
  var course = CourseWorkerStub()

  func parts(_ id: String, _ number: Int, mutantFails: [String] = ["testB"]) -> KataParts {
    let kata = Seeds.kata(id, number: number) {
      $0.teaches = ["R\(number)"]
      $0.mutants = [Mutant(name: "twice", says: "telling twice", fails: mutantFails)]
    }
    var parts = KataParts(
      kata, starter: "// fail testA", solution: "", suite: "// test testA\n// test testB",
      mutants: ["twice": "// fail testB"])
    parts.hints = ProofBench.hints
    return parts
  }

  init() {
    course.parts = [
      parts("hello/one", 1), parts("hello/two", 2), parts("presenter/two-or-more", 3),
    ]
  }

  var interactor: AuthoringInteractor {
    let interactor = AuthoringInteractor(
      workers: AuthoringWorkers(
        course: course, authoring: authoring, suites: suites, syntax: SyntaxWorkerSpy(),
        parallel: ParallelWorkerStub()))
    interactor.presenter = presenter
    return interactor
  }

  /// The ids of the katas that are proved.
  func verify(_ words: String..., fix: Bool = false) -> [String]? {
    interactor.verify(request: Authoring.Verify.Request(katas: words, fix: fix))
    return presenter.verifies.last?.proofs.map { "\($0.kata.id)" }
  }
}
