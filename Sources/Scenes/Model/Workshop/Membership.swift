/// Where a learner's record is kept, and under which name.
struct Membership: Codable, Equatable, Sendable {
  let place: WorkshopAddress
  let name: LearnerName
  /// The path of the file with the place's secret; nil if the environment has it, or if none
  /// is needed.
  var tokenFile: String?
  /// The path of the authority's certificate, if the server uses an authority of its own.
  var authority: String?
  var isLeaving = false
}

struct Departure: Equatable, Sendable {
  let membership: Membership
  /// Why the record is still there; nil when it was removed.
  let problem: UserError?
  /// Whether an earlier attempt failed, too, so that there will be no further one.
  let isLastTry: Bool
}
