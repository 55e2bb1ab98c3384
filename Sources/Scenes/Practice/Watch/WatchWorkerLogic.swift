package import Entities

/// Notices when the learner saves.
@MainActor
package protocol SaveWatchWorkerLogic {
  /// From now on what changes in this kata's folder is a save, and nothing before.
  func watch(_ kata: Kata)
}

/// Opens files in the learner's editor.
@MainActor
package protocol EditorWorkerLogic {
  /// - Throws: `UserError` when there is no editor, or it failed.
  func open(_ place: Place) throws
}
