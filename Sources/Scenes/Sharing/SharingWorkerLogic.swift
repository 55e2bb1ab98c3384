/// The workspace's membership in a place.
protocol SharingWorkerLogic {
  /// Nil if nothing is shared.
  /// - Throws: `UserError` when it cannot be read.
  func membership() throws -> Membership?
  /// The events of the place's record under the name; nil if there is none, or if the place does
  /// not tell.
  /// - Throws: `PlaceFailure` if the place can never be used like this.
  func published(under membership: Membership) throws -> [JournalEvent]?
  /// Keeps the membership and delivers the record.
  /// - Returns: why it could not be delivered yet; nil when it was.
  /// - Throws: `PlaceFailure` if the place refuses; then everything is as before.
  func join(_ membership: Membership) throws -> UserError?
  /// Keeps the files that go with the next question; an empty list removes those kept before.
  func attach(_ code: [SentFile]) throws
  /// Ends the delivery in the background and removes the record.
  /// - Returns: nil if nothing was shared.
  func leave() throws -> Departure?
}
