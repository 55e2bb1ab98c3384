import Entities
import Scenes

/// A course in memory.
struct CourseWorkerStub: CourseWorkerLogic {
  var parts: [KataParts] = []
  var problems: [CourseProblem] = []
  /// Thrown when the course is asked for.
  var failure: UserError?

  func course() throws -> Course {
    if let failure { throw failure }
    return Course(katas: parts.map(\.kata), problems: problems)
  }

  func brief(of kata: Kata) -> String { self[kata].brief }
  func hints(of kata: Kata) -> Hints { self[kata].hints }
  func starter(of kata: Kata) -> [SourceFile] { self[kata].starter }
  func scene(of kata: Kata) -> [SourceFile] { self[kata].scene }
  func hiddenSuite(of kata: Kata) -> [SourceFile] { self[kata].suite }
  func mutant(_ mutant: Mutant, of kata: Kata) -> [SourceFile] {
    self[kata].mutants[mutant.name] ?? []
  }
  func solution(of kata: Kata) -> [SourceFile] { self[kata].solution }
  func support(of kata: Kata) throws -> [SupportModule] {
    if let problem = self[kata].supportProblem { throw problem }
    return kata.manifest.support.map {
      SupportModule(name: $0, files: [Seeds.file("\($0).swift")])
    }
  }

  private subscript(kata: Kata) -> KataParts {
    parts.first { $0.kata.id == kata.id } ?? KataParts(kata: kata)
  }
}

/// What stands in one kata's folder.
struct KataParts {
  var kata: Kata
  var brief = "# Do it"
  var hints = Hints()
  var starter: [SourceFile] = []
  var scene: [SourceFile] = []
  var suite: [SourceFile] = []
  var solution: [SourceFile] = []
  var mutants: [String: [SourceFile]] = [:]
  var supportProblem: CourseProblem?

  init(kata: Kata) {
    self.kata = kata
  }

  /// A kata of kind `code` whose files are scripts for `SuiteWorkerSpy`.
  init(
    _ kata: Kata, starter: String, solution: String, suite: String, mutants: [String: String] = [:]
  ) {
    let file = "LoginInteractor.swift"
    self.kata = kata
    self.starter = [Seeds.file(file, starter)]
    self.solution = [Seeds.file(file, solution)]
    self.suite = [Seeds.file("LoginTests.swift", suite)]
    self.mutants = mutants.mapValues { [Seeds.file(file, $0)] }
  }

  /// A kata of kind `tests`, likewise.
  init(
    _ kata: Kata, scene: String, starterSuite: String, solutionSuite: String,
    bugs: [String: String] = [:]
  ) {
    let suite = "LoginTests.swift"
    self.kata = kata
    self.scene = [Seeds.file("LoginInteractor.swift", scene)]
    starter = [Seeds.file(suite, starterSuite)]
    solution = [Seeds.file(suite, solutionSuite)]
    mutants = bugs.mapValues { [Seeds.file("LoginInteractor.swift", $0)] }
  }
}
