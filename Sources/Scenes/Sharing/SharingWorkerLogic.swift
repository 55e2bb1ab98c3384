/// The workspace's membership in a place.
protocol SharingWorkerLogic {
  /// Nil where nothing is shared.
  /// - Throws: `UserError` when it cannot be read.
  func membership() throws -> Membership?
  /// The events of the record that lies in the place under the name; nil where there is none,
  /// or where the place does not tell.
  /// - Throws: `PlaceFailure` where the place can never be used so.
  func published(under membership: Membership) throws -> [JournalEvent]?
  /// Keeps the membership and delivers the record.
  /// - Returns: why it could not be delivered yet; nil when it was.
  /// - Throws: `PlaceFailure` where the place refuses; then all is as before.
  func join(_ membership: Membership) throws -> UserError?
  /// Keeps what goes with the next question; nothing where none does.
  func attach(_ code: [SentFile]) throws
  /// Ends what is delivered in the background and removes the record.
  /// - Returns: nil where nothing was shared.
  func leave() throws -> Departure?
}
