extension Play {
  enum Failure: Error, Equatable {
    /// `others` are the katas that have a screen.
    case noScreen(KataID, others: [KataID])
  }
}

extension Play.Failure: WordedError {
  var said: UserError {
    switch self {
    case .noScreen(let kata, let others):
      UserError(
        "\(kata) has no screen to play.",
        mend: others.first.map {
          "Katas with one: \(Wording.list(others.map(\.description))). "
            + "`vipkata play \($0)` plays the first."
        })
    }
  }
}

extension PlayedScene.Failure: WordedError {
  var said: UserError {
    switch self {
    case .doesNotBuild(let error):
      UserError(
        "The scene does not compile, so it cannot be played"
          + (error.map { ": \($0.place.shown): \($0.message)" } ?? "") + ".",
        mend: "`vipkata check` says more.")
    case .entryDoesNotBuild(let entry, let why):
      UserError(
        "The scene cannot be played: \"play\" in its kata.json is \"\(entry)\", which does not "
          + "compile: \(why)",
        mend: "`vipkata check` says what your code lacks; if nothing, the kata has a mistake.")
    case .ended(let why, let place):
      UserError("The scene ended\(place.map { " at \($0.shown)" } ?? ""): \(why)")
    case .hangs(let seconds):
      UserError(
        "The scene did not answer for \(seconds) s, and was stopped.",
        mend: "Look for a loop that never ends, or a wait for something that never comes.")
    }
  }
}

extension SourceLocation {
  fileprivate var shown: String {
    "\(file.fileName.replacing(PlayJob.playFileMark, with: "Play/")):\(line)"
  }
}
