/// Where a learner's record is to lie, and under which name.
struct Membership: Codable, Equatable, Sendable {
  let place: WorkshopAddress
  let name: LearnerName
  /// The path of the file that holds the place's secret; nil where the environment has it, or
  /// none is needed.
  var tokenFile: String?
  /// The path of the certificate of the server's authority, where it is one's own.
  var authority: String?
  var isLeaving = false
}

struct Departure: Equatable, Sendable {
  let membership: Membership
  /// Why the record is still there; nil when it was removed.
  let problem: UserError?
  /// Whether it could not be removed before either, so that nobody tries any more.
  let isLastTry: Bool
}
