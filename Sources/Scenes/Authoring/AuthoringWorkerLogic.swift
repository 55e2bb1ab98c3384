/// What only authors need of a course's folders.
protocol AuthoringWorkerLogic: Sendable {
  /// Runs one proof of katas at a time: two would build in the same folders.
  /// - Throws: `UserError` that names the process which does not let go.
  func lock<Value>(_ body: () throws -> Value) throws -> Value
  /// The folders in `Solutions`, such as `02-interactor/01-validate-then-ask`.
  func solutionFolders() -> [String]
  func mutantFolders(of kata: Kata) -> [String]
  /// The line of a key in `kata.json`; nil where that cannot be told.
  func line(of key: String, inManifestOf kata: Kata) -> Int?
  func complaints(aboutSolutionOf kata: Kata) throws -> [Diagnostic]
  func write(_ manifest: Manifest, of kata: Kata) throws
  /// What a new kata of a kind begins with.
  /// - Throws: `UserError` when there are no templates.
  func templates(for kind: Manifest.Kind) throws -> [SourceFile]
  /// Writes the files of a new kata, none of which may exist.
  /// - Parameter files: keyed by path relative to the folder that holds `Katas`.
  /// - Returns: the paths as they can be opened.
  func create(_ files: [String: String]) throws -> [String]
  /// Folder names such as `02-interactor`, or the katas' in such a folder.
  func folders(in stage: String?) -> [String]
}

/// Remembers katas whose proof found nothing, by all that it depends on.
protocol ProofMemoryLogic: Sendable {
  /// Stands for all that the proof of a kata depends on; nil where that cannot be read.
  /// - Parameter katas: the kata, and those whose code it goes on with.
  func stamp(of katas: [Kata]) -> UInt64?
  func isProved(_ stamp: UInt64) -> Bool
  func keep(_ stamp: UInt64)
}
