import Entities
import Scenes

/// Proofs to present.
enum Proofs {
  static let sound = Authoring.Proof(
    kata: Seeds.kata("hello/one"), problems: [], seconds: 2.5, runs: 4)
  static let unsound = Authoring.Proof(
    kata: Seeds.kata("hello/two", number: 2),
    problems: [
      CourseProblem(
        check: "hints", kata: "01-hello/02-two", file: "Katas/01-hello/02-two/HINTS.md", line: 3,
        message: "it has a hint for testC."),
      CourseProblem(
        check: "mutant", kata: "01-hello/02-two", file: "Katas/01-hello/02-two/Mutants/twice",
        message: "the mutant is green."),
    ], seconds: 0.5, runs: 1)
  static let idea = Authoring.Idea(row: "R9", text: "Routers route.")

  static func response(
    _ proofs: Authoring.Proof..., problems: [CourseProblem] = [], untaught: [Authoring.Idea] = []
  ) -> Authoring.Verify.Response {
    var response = Authoring.Verify.Response()
    response.proofs = proofs
    response.courseProblems = problems
    response.untaught = untaught
    return response
  }
}
