/// Puts a kata's files together: what it starts from, its reference solution, its mutants.
struct KataMaterial {
  let course: Course
  let worker: any CourseWorkerLogic
  /// The learner's own green code of a kata, where there is one.
  var green: (KataID) throws -> [SourceFile]? = { _ in nil }

  /// What the kata begins with: carried code, and the starter laid over it.
  func start(of kata: Kata) throws -> KataFiles {
    let scene = try worker.files(kata.isCode ? .starter : .scene, of: kata)
    return KataFiles(
      scene: SourceFile.lay(scene, over: try carriedScene(of: kata)),
      suite: try worker.files(kata.isCode ? .hiddenSuite : .starter, of: kata))
  }

  /// The reference solution laid over the start.
  func solution(of kata: Kata) throws -> KataFiles {
    let start = try start(of: kata)
    let solution = try worker.files(.solution, of: kata)
    return start.holding(
      SourceFile.lay(solution, over: start.edited(in: kata)), for: kata.manifest.kind)
  }

  /// The mutant laid over the reference solution; in a kata of kind `tests`, the
  /// planted bug laid over the reference scene.
  func mutant(_ mutant: Mutant, of kata: Kata) throws -> KataFiles {
    var files = try solution(of: kata)
    files.scene = SourceFile.lay(try worker.files(.mutant(mutant), of: kata), over: files.scene)
    return files
  }

  func job(for kata: Kata, files: KataFiles, package: String? = nil) throws -> SuiteJob {
    SuiteJob(
      package: package ?? kata.folder, module: kata.manifest.module, sources: files.scene,
      suite: files.suite, support: try worker.support(of: kata),
      testSeconds: kata.manifest.testSeconds, environment: kata.manifest.environment)
  }

  private func carriedScene(of kata: Kata) throws -> [SourceFile] {
    guard let id = kata.manifest.carries, let carried = course.kata(id) else { return [] }
    if kata.isCode, carried.isCode, let own = try green(id) { return own }
    // Not laid over the learner's code of a kata before: the two need not fit.
    return try KataMaterial(course: course, worker: worker).solution(of: carried).scene
  }
}
