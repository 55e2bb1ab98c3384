package import Entities

/// Puts a kata's files together: what it starts from, its reference solution, its mutants.
package struct KataMaterial {
  package let course: Course
  package let worker: any CourseWorkerLogic
  /// The learner's own green code of a kata, where there is one.
  package let green: (KataID) throws -> [SourceFile]?

  package init(
    course: Course, worker: any CourseWorkerLogic,
    green: @escaping (KataID) throws -> [SourceFile]? = { _ in nil }
  ) {
    self.course = course
    self.worker = worker
    self.green = green
  }

  /// What the kata begins with: carried code, and the starter laid over it.
  package func start(of kata: Kata) throws -> KataFiles {
    let carried = try carriedScene(of: kata)
    switch kata.manifest.kind {
    case .code:
      return KataFiles(
        scene: SourceFile.lay(try worker.starter(of: kata), over: carried),
        suite: try worker.hiddenSuite(of: kata))
    case .tests:
      return KataFiles(
        scene: SourceFile.lay(try worker.scene(of: kata), over: carried),
        suite: try worker.starter(of: kata))
    }
  }

  /// The reference solution laid over the start.
  package func solution(of kata: Kata) throws -> KataFiles {
    var files = try start(of: kata)
    let solution = try worker.solution(of: kata)
    switch kata.manifest.kind {
    case .code: files.scene = SourceFile.lay(solution, over: files.scene)
    case .tests: files.suite = SourceFile.lay(solution, over: files.suite)
    }
    return files
  }

  /// The mutant laid over the reference solution; in a kata of kind `tests`, the
  /// planted bug laid over the reference scene.
  package func mutant(_ mutant: Mutant, of kata: Kata) throws -> KataFiles {
    var files = try solution(of: kata)
    files.scene = SourceFile.lay(try worker.mutant(mutant, of: kata), over: files.scene)
    return files
  }

  package func job(
    for kata: Kata, files: KataFiles, package: String? = nil
  ) throws -> SuiteJob {
    SuiteJob(
      package: package ?? kata.folder, module: kata.manifest.module, sources: files.scene,
      suite: files.suite, support: try worker.support(of: kata),
      testSeconds: kata.manifest.testSeconds)
  }

  private func carriedScene(of kata: Kata) throws -> [SourceFile] {
    guard let id = kata.manifest.carries, let carried = course.kata(id) else { return [] }
    let isCode = kata.manifest.kind == .code && carried.manifest.kind == .code
    if isCode, let own = try green(id) { return own }
    // Not laid over the learner's code of a kata before: the two need not fit.
    return try KataMaterial(course: course, worker: worker).solution(of: carried).scene
  }
}
