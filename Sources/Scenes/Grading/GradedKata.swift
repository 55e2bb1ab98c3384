/// What judges one kata, read once for all learners.
struct GradedKata: Sendable {
  let kata: Kata
  let hints: Hints
  /// The kata whose code a learner's own start is made of.
  let carried: Kata?
  /// What is laid over that code.
  private let starter: [SourceFile]
  private let start: KataFiles
  private let support: [SupportModule]
  private let bugs: [[SourceFile]]
  /// Paths that are the learner's, here or in a kata before that this one carries.
  private let editable: Set<String>

  init(_ kata: Kata, material: KataMaterial) throws {
    self.kata = kata
    hints = try material.worker.hints(of: kata)
    carried = material.course.carriedCode(by: kata)
    starter = try material.worker.files(.starter, of: kata)
    start = try material.start(of: kata)
    support = try material.worker.support(of: kata)
    bugs = try material.plantedBugs(in: kata)
    editable = try Self.editable(in: kata, material)
  }

  private static func editable(in kata: Kata, _ material: KataMaterial) throws -> Set<String> {
    guard let carried = material.course.carriedCode(by: kata) else {
      return Set(kata.manifest.edit)
    }
    return try editable(in: carried, material)
      .subtracting(material.worker.files(.starter, of: kata).map(\.path)).union(kata.manifest.edit)
  }

  /// What the learner may edit before anybody does.
  var givenFiles: [SourceFile] { start.edited(in: kata) }

  /// The learner's own files and new ones beside them, and the course's for all others.
  func submission(of learner: [SourceFile]) -> [SourceFile] {
    SourceFile.lay(givenFiles.filter { !editable.contains($0.path) }, over: learner)
  }

  /// - Parameter carried: the learner's own files of the carried kata, as their start may
  ///   have been made of them.
  func isUntouched(_ learner: [SourceFile], carried: [SourceFile]?) -> Bool {
    submission(of: learner) == givenFiles
      || carried.map { learner == SourceFile.lay(starter, over: $0) } ?? false
  }

  func question(about submission: [SourceFile]) -> CheckQuestion {
    CheckQuestion(
      on: start.holding(submission, for: kata.manifest.kind), of: kata, support: support,
      bugs: bugs)
  }
}
