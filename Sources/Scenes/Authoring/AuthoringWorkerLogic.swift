/// Access to a course's folders that only authors need.
protocol AuthoringWorkerLogic: Sendable {
  /// Runs one proof of katas at a time: two would build in the same folders.
  /// - Throws: `UserError` that names the process which holds the lock.
  func lock<Value>(_ body: () throws -> Value) throws -> Value
  /// The folders in `Solutions`, such as `02-interactor/01-validate-then-ask`.
  func solutionFolders() -> [String]
  func mutantFolders(of kata: Kata) -> [String]
  /// The line of a key in `kata.json`; nil if that cannot be told.
  func line(of key: String, inManifestOf kata: Kata) -> Int?
  func complaints(aboutSolutionOf kata: Kata) throws -> [Diagnostic]
  func write(_ manifest: Manifest, of kata: Kata) throws
  /// The files that a new kata of a kind begins with.
  /// - Throws: `UserError` when there are no templates.
  func templates(for kind: Manifest.Kind) throws -> [SourceFile]
  /// Writes the files of a new kata, none of which may exist.
  /// - Parameter files: keyed by path relative to the folder that holds `Katas`.
  /// - Returns: the paths in a form that can be opened, in the order of the sorted keys.
  func create(_ files: [String: String]) throws -> [String]
  /// The folders of stages, such as `02-interactor`; or those of the katas in such a folder.
  func folders(in stage: String?) -> [String]
}

/// Remembers katas whose proof found nothing, by everything that the proof depends on.
protocol ProofMemoryLogic: Sendable {
  /// A hash of everything that the proof of a kata depends on; nil if that cannot be read.
  /// - Parameter katas: the kata, and those whose code it continues.
  func stamp(of katas: [Kata]) -> UInt64?
  func isProved(_ stamp: UInt64) -> Bool
  func keep(_ stamp: UInt64)
}
