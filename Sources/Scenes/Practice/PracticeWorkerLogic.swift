import Foundation

protocol WorkspaceWorkerLogic: Sendable {
  func isOpened(_ kata: Kata) -> Bool
  /// Lays out a kata's folder for the learner. A file that exists is never overwritten.
  func open(_ kata: Kata, files: KataFiles, brief: String, support: [SupportModule]) throws
  /// The files that the learner edits: the scene, or in a kata of kind `tests` the suite.
  /// - Throws: `UserError` when there is none, or one cannot be read.
  func learnerFiles(of kata: Kata) throws -> [SourceFile]
  /// The scene as it lies in the kata's folder, also where the learner edits the suite.
  func sceneFiles(of kata: Kata) throws -> [SourceFile]
  /// The tests that the learner wrote of their own in a kata of code.
  func ownTests(of kata: Kata) throws -> [SourceFile]
  /// A test file in `Tests`, but not in the suite's folder, as a path relative to the kata's.
  func misplacedTest(of kata: Kata) throws -> String?
  /// Writes a first one where there is none, and lets the kata's package list them for Xcode.
  func beginTests(of kata: Kata) throws
  /// The Swift file of the kata that was saved last, as a path to open; nil when there is none.
  func lastSave(in kata: Kata) -> (file: String, time: Date)?
  /// Moves the learner's files aside and lays out the kata's start: both or neither.
  /// - Returns: the folder where they are kept.
  func setAside(_ kata: Kata, for start: KataFiles) throws -> String
  /// Puts one file back as it came, its path relative to the kata's folder.
  /// - Returns: the folder where the learner's version is kept; nil where there was none.
  func restore(_ file: SourceFile, of kata: Kata) throws -> String?
  /// Keeps the files of a green kata for the katas that carry it.
  func keepGreen(_ files: [SourceFile], of kata: Kata) throws
  func greenFiles(of kata: KataID) throws -> [SourceFile]?
  /// Where a file of the kata is, as a path that the learner can open, such as
  /// `Workspace/00-hello/01-hello-cycle/Sources/Greeting/GreetingPresenter.swift`.
  func path(of file: String, in kata: Kata) -> String
  /// Runs one command at a time in a workspace.
  /// - Throws: `UserError` that names the process which does not let go of it.
  func lock<Value>(_ body: () throws -> Value) throws -> Value
}

extension WorkspaceWorkerLogic {
  func editPaths(of kata: Kata) -> [String] {
    kata.beginsEmpty
      ? [path(of: kata.editedFolder, in: kata)]
      : kata.manifest.edit.map { path(of: "\(kata.editedFolder)/\($0)", in: kata) }
  }
}

/// The append-only record of what the learner did.
protocol JournalWorkerLogic {
  /// - Throws: `UserError` when it cannot be read or was written by a later version.
  func events() throws -> [JournalEvent]
  /// - Returns: what was appended, with its time.
  @discardableResult
  func append(_ kata: KataID, _ what: JournalEvent.What) throws -> JournalEvent
}

protocol ClockWorkerLogic {
  var now: Date { get }
}

protocol DiffWorkerLogic {
  /// The lines of a unified diff; none when they are the same.
  /// - Parameter names: the folders that the files are said to be in, each one word.
  func diff(
    from old: [SourceFile], to new: [SourceFile], names: (old: String, new: String)
  ) throws -> [String]
}

/// Builds in the background what the learner will check next.
protocol AheadWorkerLogic {
  /// - Parameter scene: what the learner may want to play now.
  func begin(_ jobs: [SuiteJob], playing scene: PlayJob?)
  /// Ends what is being built: a check needs the machine.
  func stop()
}
