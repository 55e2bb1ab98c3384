import Entities

/// What judges one kata, read once for all learners.
struct KataExam: Sendable {
  let kata: Kata
  private let start: KataFiles
  private let support: [SupportModule]
  private let bugs: [[SourceFile]]
  let hints: Hints
  /// The kata whose code a learner's own start is made of, and what is laid over that.
  let carried: Kata?
  private let starter: [SourceFile]
  /// Paths that are the learner's, here or in a kata before that this one carries.
  private let editable: Set<String>

  init(_ kata: Kata, material: KataMaterial, worker: any CourseWorkerLogic) throws {
    self.kata = kata
    start = try material.start(of: kata)
    support = try worker.support(of: kata)
    bugs =
      kata.manifest.kind == .tests
      ? try kata.manifest.mutants.map { try material.mutant($0, of: kata).scene } : []
    hints = try worker.hints(of: kata)
    starter = try worker.starter(of: kata)
    carried = Self.carried(by: kata, in: material.course)
    editable = try Self.editable(in: kata, of: material.course, worker)
  }

  private static func carried(by kata: Kata, in course: Course) -> Kata? {
    let carried = kata.manifest.carries.flatMap(course.kata)
    return [kata, carried].allSatisfy { $0?.manifest.kind == .code } ? carried : nil
  }

  private static func editable(
    in kata: Kata, of course: Course, _ worker: any CourseWorkerLogic
  ) throws -> Set<String> {
    guard let carried = carried(by: kata, in: course) else { return Set(kata.manifest.edit) }
    return try editable(in: carried, of: course, worker)
      .subtracting(worker.starter(of: kata).map(\.path))
      .union(kata.manifest.edit)
  }

  /// The learner's own files and new ones beside them, and the course's for all others.
  func side(of learner: [SourceFile]) -> [SourceFile] {
    let ours = start.edited(in: kata).filter { !editable.contains($0.path) }
    return SourceFile.lay(ours, over: learner)
  }

  /// The files in whose place the course's own are taken.
  func replaced(in learner: [SourceFile]) -> [String] {
    let side = Set(side(of: learner))
    return learner.filter { !side.contains($0) }.map(\.path)
  }

  /// - Parameter carried: the learner's own files of the carried kata, as their start may
  ///   have been made of them.
  func isUntouched(_ learner: [SourceFile], carried: [SourceFile]?) -> Bool {
    side(of: learner) == start.edited(in: kata)
      || carried.map { learner == SourceFile.lay(starter, over: $0) } ?? false
  }

  var givenFiles: [SourceFile] { start.edited(in: kata) }

  func files(for side: [SourceFile]) -> KataFiles {
    start.holding(side, for: kata.manifest.kind)
  }

  func question(about side: [SourceFile]) -> CheckQuestion {
    CheckQuestion(
      manifest: kata.manifest, files: files(for: side), support: support, bugs: bugs,
      isUntouched: false)
  }
}
