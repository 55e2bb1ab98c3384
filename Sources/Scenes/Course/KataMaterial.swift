import Foundation

/// Puts a kata's files together: its start, its reference solution, its mutants.
struct KataMaterial: Sendable {
  let course: Course
  let worker: any CourseWorkerLogic
  /// The learner's own green code of a kata, if there is any.
  var green: @Sendable (KataID) throws -> [SourceFile]? = { _ in nil }

  /// The files that the kata begins with: carried code, and the starter laid over it.
  func start(of kata: Kata) throws -> KataFiles {
    let scene = try worker.files(kata.isCode ? .starter : .scene, of: kata)
    return KataFiles(
      scene: SourceFile.lay(scene, over: try carriedScene(of: kata)),
      suite: try kata.isCode
        ? suite(of: kata).map(\.file) : worker.files(.starter, of: kata))
  }

  /// The suite that judges the kata, each file with the kata that it comes from: its own files, and
  /// those of the kata that it carries, unless one of its own has the same name.
  func suite(of kata: Kata) throws -> [(file: SourceFile, from: Kata)] {
    guard kata.isCode else { return try solution(of: kata).suite.map { ($0, kata) } }
    let own = try worker.files(.hiddenSuite, of: kata)
    let carried = kata.manifest.carriesTests == nil ? course.carried(by: kata) : nil
    return try own.map { ($0, kata) }
      + (carried.map(suite) ?? []).filter { part in !own.contains { $0.key == part.file.key } }
  }

  /// The tests of the suite; none if it cannot be read.
  func tests(of kata: Kata, by suites: any SuiteWorkerLogic) -> [TestDeclaration] {
    (try? suites.outline(of: suite(of: kata).map(\.file)))?.tests ?? []
  }

  func solution(of kata: Kata) throws -> KataFiles {
    try laying(.solution, of: kata, over: start(of: kata))
  }

  /// The mutant laid over the reference solution; in a kata of kind `tests`, the
  /// planted bug laid over the reference scene.
  func mutant(_ mutant: Mutant, of kata: Kata) throws -> KataFiles {
    var files = try solution(of: kata)
    files.scene = SourceFile.lay(try worker.files(.mutant(mutant), of: kata), over: files.scene)
    return files
  }

  /// In a kata of kind `tests`, the scene with each planted bug; else none.
  func plantedBugs(in kata: Kata) throws -> [[SourceFile]] {
    try kata.isCode ? [] : kata.manifest.mutants.map { try mutant($0, of: kata).scene }
  }

  /// Another correct solution: its files laid over the reference solution.
  func other(_ other: OtherSolution, of kata: Kata) throws -> KataFiles {
    try laying(.other(other), of: kata, over: solution(of: kata))
  }

  /// Lays the files of a part over those that the learner writes.
  private func laying(_ part: KataPart, of kata: Kata, over files: KataFiles) throws -> KataFiles {
    let edited = SourceFile.lay(try worker.files(part, of: kata), over: files.edited(in: kata))
    return files.holding(edited, for: kata.manifest.kind)
  }

  func job(for kata: Kata, files: KataFiles, package: String? = nil) throws -> SuiteJob {
    // SwiftPM builds no module from an empty folder.
    let empty = [SourceFile(path: "Empty.swift", content: Data())]
    return SuiteJob(
      package: package ?? kata.folder, module: kata.manifest.module,
      sources: files.scene.isEmpty ? empty : files.scene,
      suite: files.suite, support: try worker.support(of: kata),
      testSeconds: kata.manifest.testSeconds, environment: kata.manifest.environment)
  }

  /// The path in the course of a file of the hidden package, such as
  /// `Sources/Login/LoginInteractor.swift`.
  /// - Parameter parts: the folders that were laid over the start, the uppermost first.
  func coursePath(
    of file: String, in kata: Kata, laid parts: [KataPart]
  ) throws -> String {
    let path = file.split(separator: "/").dropFirst(2).joined(separator: "/")
    let isSuite = file.hasPrefix("Tests/")
    if kata.isCode, isSuite,
      let from = try suite(of: kata).first(where: { $0.file.path == path })?.from,
      from.id != kata.id
    {
      return try coursePath(of: file, in: from, laid: [.solution])
    }
    let own: KataPart = kata.isCode == isSuite ? (isSuite ? .hiddenSuite : .scene) : .starter
    let part = try (kata.isCode && isSuite ? [own] : parts + [own]).first { part in
      try worker.files(part, of: kata).contains { $0.path == path }
    }
    if part == nil, !isSuite, let carried = course.carried(by: kata) {
      return try coursePath(of: file, in: carried, laid: [.solution])
    }
    return "\((part ?? own).folder(of: kata))/\(path)"
  }

  private func carriedScene(of kata: Kata) throws -> [SourceFile] {
    if let carried = course.carriedCode(by: kata), let own = try green(carried.id) { return own }
    guard let carried = course.carried(by: kata) else { return [] }
    // Without `green`: the solution need not fit the learner's code of an earlier kata.
    return try KataMaterial(course: course, worker: worker).solution(of: carried).scene
  }
}
