/// Why there is nothing to play, or no more.
extension UserError {
  /// - Parameter others: katas that have one.
  static func noScreen(_ kata: KataID, others: [KataID]) -> UserError {
    UserError(
      "\(kata) has no screen to play.",
      mend: others.first.map {
        "Katas with one: \(Wording.list(others.map(\.description))). "
          + "`vipkata play \($0)` plays the first."
      })
  }

  /// - Parameter error: the first.
  static func doesNotBuild(_ error: Diagnostic?) -> UserError {
    UserError(
      "The scene does not compile, so it cannot be played"
        + (error.map { ": \($0.place.shown): \($0.message)" } ?? "") + ".",
      mend: "`vipkata check` says more.")
  }

  static func ended(_ why: String, at place: SourceLocation?) -> UserError {
    UserError("The scene ended\(place.map { " at \($0.shown)" } ?? ""): \(why)")
  }

  static func hangs(_ seconds: Int) -> UserError {
    UserError(
      "The scene has not answered for \(seconds) s, and was ended.",
      mend: "Look for a loop that never ends, or a wait for something that never comes.")
  }
}

extension SourceLocation {
  fileprivate var shown: String { "\(file.fileName):\(line)" }
}
