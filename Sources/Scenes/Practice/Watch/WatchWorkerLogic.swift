struct WatchWorkers {
  let saves: any SaveWatchWorkerLogic
  let editor: any EditorWorkerLogic
  let playCommand: any PlayCommandWorkerLogic
}

@MainActor
protocol SaveWatchWorkerLogic {
  /// From now on what changes in this kata's folder is a save, and nothing before.
  func watch(_ kata: Kata)
}

@MainActor
protocol PlayCommandWorkerLogic {
  /// Gives the terminal to the kata's scene until that is closed.
  /// - Throws: `UserError` when it could not be played.
  func play(_ kata: KataID) throws
}

@MainActor
protocol EditorWorkerLogic {
  /// - Throws: `UserError` when there is no editor, or it failed.
  func open(_ place: SourceLocation) throws
  /// Opens it where that does not take this terminal: nothing else is lost by it.
  func follow(_ place: SourceLocation)
}
