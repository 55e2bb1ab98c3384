import Foundation

protocol WorkspaceWorkerLogic: Sendable {
  func isOpened(_ kata: Kata) -> Bool
  /// Lays out a kata's folder for the learner. An existing file is never overwritten.
  func open(_ kata: Kata, files: KataFiles, brief: String, support: [SupportModule]) throws
  /// The files that the learner edits: the scene, or in a kata of kind `tests` the suite.
  /// - Throws: `UserError` when there is none, or one cannot be read.
  func learnerFiles(of kata: Kata) throws -> [SourceFile]
  /// The scene in the kata's folder, even if the learner edits the suite.
  func sceneFiles(of kata: Kata) throws -> [SourceFile]
  /// The learner's own tests in a kata of kind `code`.
  func ownTests(of kata: Kata) throws -> [SourceFile]
  /// A test file in `Tests`, but outside the suite's folder; the path is relative to the kata's.
  func misplacedTest(of kata: Kata) throws -> String?
  /// Writes a first test if there is none, and lists the tests in the kata's package for Xcode.
  func beginTests(of kata: Kata) throws
  /// The Swift file of the kata that was saved last, as a path to open; nil when there is none.
  func lastSave(in kata: Kata) -> (file: String, time: Date)?
  /// Moves the learner's files aside and lays out the kata's start: both or neither.
  /// - Returns: the folder where they are kept.
  func setAside(_ kata: Kata, for start: KataFiles) throws -> String
  /// Puts one file back as it came. Its path is relative to the kata's folder.
  /// - Returns: the folder where the learner's version is kept; nil if there was none.
  func restore(_ file: SourceFile, of kata: Kata) throws -> String?
  /// Keeps the files of a green kata for the katas that carry it.
  func keepGreen(_ files: [SourceFile], of kata: Kata) throws
  func greenFiles(of kata: KataID) throws -> [SourceFile]?
  /// The path of a kata's file in a form that the learner can open, such as
  /// `Workspace/00-hello/01-hello-cycle/Sources/Greeting/GreetingPresenter.swift`.
  func path(of file: String, in kata: Kata) -> String
  /// Runs one command at a time in a workspace.
  /// - Throws: `UserError` that names the process which holds the workspace.
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
  /// - Returns: the events, and how many lines are none, such as one cut off in the middle.
  /// - Throws: `UserError` when it cannot be read or was written by a later version.
  func read() throws -> (events: [JournalEvent], lostLines: Int)
  /// - Returns: what was appended, with its time.
  @discardableResult
  func append(_ kata: KataID, _ what: JournalEvent.What) throws -> JournalEvent
}

extension JournalWorkerLogic {
  func events() throws -> [JournalEvent] { try read().events }
}

protocol ClockWorkerLogic {
  var now: Date { get }
}

protocol DiffWorkerLogic {
  /// The lines of a unified diff; none when they are the same.
  /// - Parameter names: the folder names to show in the diff, each one word.
  func diff(
    from old: [SourceFile], to new: [SourceFile], names: (old: String, new: String)
  ) throws -> [String]
}

/// Builds in the background what the learner will check next.
protocol AheadWorkerLogic {
  /// - Parameter scene: what the learner may want to play now.
  func begin(_ jobs: [SuiteJob], playing scene: PlayJob?)
  /// Ends the builds, since a check needs the machine.
  func stop()
}
