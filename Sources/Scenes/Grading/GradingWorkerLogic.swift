import Foundation

/// The folder with a folder for each learner.
protocol LearnersWorkerLogic: Sendable {
  /// Their names, sorted.
  /// - Throws: `UserError` when there is none.
  func learners() throws -> [String]
  /// The files of the side that the learner edits; nil when there is none.
  /// - Throws: an error that names the first file that is not to be read, such as a link.
  func files(of kata: Kata, by learner: String) throws -> [SourceFile]?
  /// A folder inside the learner's that holds work on one of the katas, where the learner's own
  /// holds none.
  func deeperFolder(of katas: [Kata], by learner: String) -> String?
  /// Archives in a learner's folder, or for nil beside the learners' folders; they are not opened.
  func archives(of learner: String?) -> [String]
  /// When the learner changed the kata's files last, as far as anybody can say.
  /// - Parameter patience: how long that may take, but for looking at the files.
  /// - Throws: `Interrupted` after Ctrl-C.
  func lastChange(
    of kata: Kata, by learner: String, patience: Duration
  ) throws -> (date: Date, time: Grade.Time)?
}

/// What the grader keeps and writes.
protocol GradingWorkerLogic: Sendable {
  /// Grades in one process at a time: two would build in the same folders.
  /// - Throws: `UserError` that names the process which does not let go.
  func lock<Value>(_ body: () throws -> Value) throws -> Value
  /// Why learners' code cannot be kept in a sandbox here; nil where it can.
  var obstacle: String? { get }
  /// - Throws: `UserError` when the file cannot be read or is no sheet.
  func sheet(in file: String) throws -> GradeSheet
}
