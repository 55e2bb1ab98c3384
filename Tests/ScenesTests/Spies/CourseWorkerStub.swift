@testable import vipkata

/// A course in memory.
struct CourseWorkerStub: CourseWorkerLogic {
  var parts: [KataParts] = []
  var problems: [CourseProblem] = []
  var table: [Idea] = []
  /// Thrown when the course is asked for.
  var failure: UserError?
  var words = Glossary()
  var stageCards: [String: StageCard] = [:]
  let readings = Readings()

  final class Readings: @unchecked Sendable {
    fileprivate(set) var count = 0
  }

  func course(isThorough: Bool) throws -> Course {
    readings.count += 1
    if let failure { throw failure }
    return Course(katas: parts.map(\.kata), problems: problems)
  }

  func glossary() -> Glossary { words }
  func cards() -> [String: StageCard] { stageCards }
  func ideas() -> [Idea] { table }
  func brief(of kata: Kata) -> String { self[kata].brief }
  func hints(of kata: Kata) -> Hints { self[kata].hints }

  func files(_ part: KataPart, of kata: Kata) -> [SourceFile] {
    switch part {
    case .starter: self[kata].starter
    case .scene: self[kata].scene
    case .hiddenSuite: self[kata].suite
    case .solution: self[kata].solution
    case .play: self[kata].stage
    case .mutant(let mutant): self[kata].mutants[mutant.name] ?? []
    case .other(let other): self[kata].others[other] ?? []
    }
  }

  func support(of kata: Kata) throws -> [SupportModule] {
    if let problem = self[kata].supportProblem { throw problem }
    return kata.manifest.support.map {
      SupportModule(name: $0, files: [Seeds.file("\($0).swift")])
    }
  }

  func others(of kata: Kata) -> [OtherSolution] {
    self[kata].others.keys.sorted { $0.name < $1.name }
  }

  private subscript(kata: Kata) -> KataParts {
    parts.first { $0.kata.id == kata.id } ?? KataParts(kata: kata)
  }
}

/// The content of one kata's folder.
struct KataParts {
  var kata: Kata
  var brief = "# Do it"
  var hints = Hints()
  var starter: [SourceFile] = []
  var scene: [SourceFile] = []
  var suite: [SourceFile] = []
  var solution: [SourceFile] = []
  var stage: [SourceFile] = []
  var mutants: [String: [SourceFile]] = [:]
  var others: [OtherSolution: [SourceFile]] = [:]
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

  /// A kata of kind `tests`, likewise with scripts.
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
