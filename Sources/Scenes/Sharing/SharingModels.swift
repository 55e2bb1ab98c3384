import Foundation

/// The learner's side of a workshop: whether others can see how far they are.
enum Sharing {
  /// Say what would be shared, and with whom.
  enum Plan {
    struct Request: Equatable, Sendable {
      let place: WorkshopAddress
      let name: String
      var tokenFile: URL?
      var authority: URL?
      /// Whether somebody can be asked.
      var isInteractive = false
      /// Whether it was agreed to already.
      var isAgreed = false
    }

    struct Response: Equatable, Sendable {
      let membership: Membership
      /// The events that the journal has now.
      let events: Int
      /// Whether there is somebody to be asked.
      let isQuestion: Bool
    }
  }

  /// Begin to share, or do not.
  enum Join {
    struct Response: Equatable, Sendable {
      let membership: Membership
      let events: Int
      /// Why the record is not in its place yet; nil when it is.
      let delay: UserError?
    }
  }
}

/// The end of a membership.
struct Departure: Equatable, Sendable {
  let membership: Membership
  /// Why the record is still there; nil when it was removed.
  let problem: UserError?
  /// Whether it could not be removed before either, so that nobody tries any more.
  let isLastTry: Bool
}

/// Where a learner's record is to lie, and under which name.
struct Membership: Codable, Equatable, Sendable {
  let place: WorkshopAddress
  let name: LearnerName
  /// The path of the file that holds the place's secret; nil where the environment has it, or
  /// none is needed.
  var tokenFile: String?
  /// The path of the certificate of the server's authority, where it is one's own.
  var authority: String?
  /// Whether the record is to be removed.
  var isLeaving = false
}
