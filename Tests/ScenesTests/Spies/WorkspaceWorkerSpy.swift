import Foundation

@testable import vipkata

/// A workspace in memory. Only readers may use it on several threads at a time.
final class WorkspaceWorkerSpy: WorkspaceWorkerLogic, @unchecked Sendable {
  struct LaidOut: Equatable {
    let kata: KataID
    let files: KataFiles
    let brief: String
    let support: [String]
  }

  private(set) var laidOut: [LaidOut] = []
  private(set) var asides: [KataID] = []
  private(set) var locks = 0
  /// The learner's files of the katas that are opened.
  var files: [KataID: [SourceFile]] = [:]
  var green: [KataID: [SourceFile]] = [:]
  /// The scenes of katas of kind `tests`.
  var scenes: [KataID: [SourceFile]] = [:]
  var saves: [KataID: (file: String, time: Date)] = [:]
  /// Tests of the learner's own.
  var tests: [KataID: [SourceFile]] = [:]
  /// The katas whose packages list such tests.
  private(set) var listed: [KataID] = []
  private(set) var restored: [SourceFile] = []
  /// Thrown by an attempt to lock the workspace.
  var lockFailure: UserError?

  func isOpened(_ kata: Kata) -> Bool { files[kata.id] != nil }

  func open(_ kata: Kata, files: KataFiles, brief: String, support: [SupportModule]) {
    laidOut.append(
      LaidOut(kata: kata.id, files: files, brief: brief, support: support.map(\.name)))
    self.files[kata.id] = SourceFile.lay(
      self.files[kata.id] ?? [], over: files.edited(in: kata))
  }

  func learnerFiles(of kata: Kata) throws -> [SourceFile] {
    guard let files = files[kata.id], !files.isEmpty else {
      throw UserError("\(kata.id) no longer holds a Swift file.")
    }
    return files
  }

  func sceneFiles(of kata: Kata) -> [SourceFile] {
    (kata.manifest.kind == .code ? files : scenes)[kata.id] ?? []
  }

  func ownTests(of kata: Kata) -> [SourceFile] { tests[kata.id] ?? [] }

  var misplaced: [KataID: String] = [:]

  func misplacedTest(of kata: Kata) -> String? { misplaced[kata.id] }

  func beginTests(of kata: Kata) {
    listed.append(kata.id)
    if tests[kata.id] == nil { tests[kata.id] = [Seeds.file("LoginOwnTests.swift", "// first")] }
  }

  func lastSave(in kata: Kata) -> (file: String, time: Date)? { saves[kata.id] }

  func restore(_ file: SourceFile, of kata: Kata) -> String? {
    restored.append(file)
    return "Workspace/.vipkata/backups/\(kata.folder)/1"
  }

  func setAside(_ kata: Kata, for start: KataFiles) -> String {
    asides.append(kata.id)
    files[kata.id] = start.edited(in: kata)
    return "Workspace/.vipkata/backups/\(kata.folder)/1"
  }

  func keepGreen(_ files: [SourceFile], of kata: Kata) { green[kata.id] = files }

  func greenFiles(of kata: KataID) -> [SourceFile]? { green[kata] }

  func path(of file: String, in kata: Kata) -> String { "Workspace/\(kata.folder)/\(file)" }

  func lock<Value>(_ body: () throws -> Value) throws -> Value {
    if let lockFailure { throw lockFailure }
    locks += 1
    return try body()
  }
}
