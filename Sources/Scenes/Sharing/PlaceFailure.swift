/// Why a place did not do what it was asked.
package struct PlaceFailure: Error, Equatable, Sendable {
  package let said: UserError
  /// Whether it may go well later although nobody mends anything.
  package let isPassing: Bool

  package init(_ message: String, mend: String? = nil, isPassing: Bool = false) {
    said = UserError(message, mend: mend)
    self.isPassing = isPassing
  }
}
