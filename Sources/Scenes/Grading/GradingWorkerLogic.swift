import Foundation

/// Reads the folder that has a folder for each learner.
protocol LearnersWorkerLogic: Sendable {
  /// Their names, sorted.
  /// - Throws: `UserError` when there is none.
  func learners() throws -> [String]
  /// The files of the side that the learner edits; nil when there is none.
  /// - Throws: an error that names the first file that must not be read, such as a link.
  func files(of kata: Kata, by learner: String) throws -> [SourceFile]?
  /// A folder inside the learner's that holds work on one of the katas, if the learner's own holds
  /// none.
  func deeperFolder(of katas: [Kata], by learner: String) -> String?
  /// Archives in a learner's folder or, for nil, beside the learners' folders. They are not opened.
  func archives(of learner: String?) -> [String]
  /// When the learner last changed the kata's files, as far as that can be told.
  /// - Parameter timeout: how long that may take, not counting a look at the files.
  /// - Throws: `Interrupted` after Ctrl-C.
  func lastChange(
    of kata: Kata, by learner: String, timeout: Duration
  ) throws -> (date: Date, time: Grade.Time)?
}

/// Access to what only grading needs: its lock, its sandbox and its sheets.
protocol GradingWorkerLogic: Sendable {
  /// Grades in one process at a time: two would build in the same folders.
  /// - Throws: `UserError` that names the process which holds the lock.
  func lock<Value>(_ body: () throws -> Value) throws -> Value
  /// Why learners' code cannot be kept in a sandbox here; nil if it can.
  var obstacle: String? { get }
  /// - Throws: `UserError` when the file cannot be read or is no sheet.
  func sheet(in file: String) throws -> GradeSheet
}
