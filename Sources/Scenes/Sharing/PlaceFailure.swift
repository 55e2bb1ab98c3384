/// Why a place did not do what was asked of it.
struct PlaceFailure: WordedError, Equatable, Sendable {
  let said: UserError
  /// Whether it may work later without anybody fixing anything.
  let isPassing: Bool

  init(_ message: String, mend: String? = nil, isPassing: Bool = false) {
    said = UserError(message, mend: mend)
    self.isPassing = isPassing
  }
}
