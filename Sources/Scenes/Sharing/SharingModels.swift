package import Entities
package import Foundation

/// The learner's side of a workshop: whether others can see how far they are.
package enum Sharing {
  /// Say what would be shared, and with whom.
  package enum Plan {
    package struct Request: Equatable, Sendable {
      /// A path or an address.
      package let place: String
      package let name: String
      package var tokenFile: URL?
      package var authority: URL?
      /// Whether somebody can be asked.
      package var isInteractive = false
      /// Whether it was agreed to already.
      package var isAgreed = false

      package init(place: String, name: String) {
        self.place = place
        self.name = name
      }
    }

    package struct Response: Equatable, Sendable {
      package let membership: Membership
      /// The events that the journal has now.
      package let events: Int
      /// Whether there is somebody to be asked.
      package let isQuestion: Bool

      package init(membership: Membership, events: Int, isQuestion: Bool) {
        self.membership = membership
        self.events = events
        self.isQuestion = isQuestion
      }
    }
  }

  /// Begin to share, or do not.
  package enum Join {
    package struct Request: Equatable, Sendable {
      package let isWanted: Bool

      package init(isWanted: Bool) {
        self.isWanted = isWanted
      }
    }

    package struct Response: Equatable, Sendable {
      package let membership: Membership
      package let events: Int
      /// Why the record is not in its place yet; nil when it is.
      package let delay: UserError?

      package init(membership: Membership, events: Int, delay: UserError?) {
        self.membership = membership
        self.events = events
        self.delay = delay
      }
    }
  }

  /// Share no longer.
  package enum Leave {
    package struct Request: Equatable, Sendable {
      package init() {}
    }

    package struct Response: Equatable, Sendable {
      /// Nil where nothing was shared.
      package let departure: Departure?

      package init(departure: Departure?) {
        self.departure = departure
      }
    }
  }

  /// Something that the learner has to answer.
  package struct Question: Equatable, Sendable {
    package let page: Page
    package let prompt: String
  }

  /// What became of the record that a learner shared.
  package struct Departure: Equatable, Sendable {
    package let membership: Membership
    package let record: Record

    package enum Record: Equatable, Sendable {
      case removed
      /// It could not be removed yet; that is tried again.
      case removedLater(UserError)
      /// It could not be removed the second time either, and is not any more tried.
      case leftThere(UserError)
    }

    package init(membership: Membership, record: Record) {
      self.membership = membership
      self.record = record
    }
  }
}

/// Where a learner's record is to lie, and under which name.
package struct Membership: Equatable, Sendable {
  package let place: SharedPlace
  package let name: LearnerName
  /// Where the secret of the place is read from; nil where the environment has it, or
  /// none is needed.
  package var tokenFile: URL?
  /// The certificate of the authority that vouches for the server, where it is one's own.
  package var authority: URL?
  /// Whether the record is to be removed.
  package var isLeaving = false

  package init(place: SharedPlace, name: LearnerName) {
    self.place = place
    self.name = name
  }

  /// Whether both mean the same record.
  func isSame(as other: Membership) -> Bool {
    place == other.place && name == other.name
  }
}
