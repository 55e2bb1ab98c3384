package import Entities

/// What only authors need of a course's folders.
package protocol AuthoringWorkerLogic: Sendable {
  /// Runs one proof of katas at a time: two would build in the same folders.
  /// - Throws: `UserError` that names the process which does not let go.
  func lock<Value>(_ body: () throws -> Value) throws -> Value
  /// The course's table of ideas; empty when it has none.
  func ideas() throws -> [Authoring.Idea]
  /// The folders under a kata's `Mutants`.
  func mutantFolders(of kata: Kata) -> [String]
  /// Style mistakes in the reference solution.
  func complaints(aboutSolutionOf kata: Kata) throws -> [Diagnostic]
  func write(_ manifest: Manifest, of kata: Kata) throws
  /// Writes the files of a new kata, none of which may exist.
  /// - Parameter files: keyed by path relative to the folder that holds `Katas`.
  /// - Returns: the paths as they can be opened.
  func create(_ files: [String: String]) throws -> [String]
  /// Folder names such as `02-interactor`, or the katas' in such a folder.
  func folders(in stage: String?) -> [String]
}

/// Runs bodies side by side, as many as the machine has cores.
package protocol ParallelWorkerLogic {
  /// - Parameters:
  ///   - body: gets the item, and the number of the lane that it runs in, from 0.
  ///   - each: is called on the caller's thread, in the order of completion.
  func run<Item: Sendable, Output: Sendable>(
    _ items: [Item], body: @escaping @Sendable (Item, Int) -> Output, each: (Output) throws -> Void
  ) throws
}
