/// What judges one kata, read once for all learners.
struct GradedKata: Sendable {
  let kata: Kata
  let hints: Hints
  /// The kata whose code the learner's own start may contain.
  let carried: Kata?
  /// The files that are laid over that code.
  private let starter: [SourceFile]
  private let start: KataFiles
  private let support: [SupportModule]
  private let bugs: [[SourceFile]]
  /// Paths that the learner may edit, here or in an earlier kata that this one carries.
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

  /// The edited side as the kata gives it.
  var givenFiles: [SourceFile] { start.edited(in: kata) }

  /// The learner's own files and new ones beside them; all others are the course's.
  func submission(of learner: [SourceFile]) -> [SourceFile] {
    SourceFile.lay(givenFiles.filter { !editable.contains($0.path) }, over: learner)
  }

  /// - Parameter carried: the learner's own files of the carried kata, from which their start may
  ///   have been made.
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
