struct WatchWorkers {
  let saves: any SaveWatchWorkerLogic
  let editor: any EditorWorkerLogic
  let playCommand: any PlayCommandWorkerLogic
}

@MainActor
protocol SaveWatchWorkerLogic {
  /// From now on, a change in this kata's folder counts as a save.
  func watch(_ kata: Kata)
}

@MainActor
protocol PlayCommandWorkerLogic {
  /// Gives the terminal to the kata's scene until the scene is closed.
  /// - Throws: `UserError` when it could not be played.
  func play(_ kata: KataID) throws
}

@MainActor
protocol EditorWorkerLogic {
  /// - Throws: `UserError` when there is no editor, or it failed.
  func open(_ place: SourceLocation) throws
  /// Opens the place if that does not need this terminal. Does nothing if it fails.
  func follow(_ place: SourceLocation)
}
