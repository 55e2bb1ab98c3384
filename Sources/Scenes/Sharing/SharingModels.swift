import Foundation

/// The learner's side of a workshop: sharing their progress with others, and raising a hand with a
/// question on the open kata.
enum Sharing {
  /// The learner's consent to share what is shown first.
  enum Consent: Sendable {
    case given
    /// The learner can be asked for it.
    case asked
    case missing
  }

  /// Say what would be shared, and with whom.
  enum Preview {
    struct Request: Equatable, Sendable {
      let place: WorkshopAddress
      let name: String
      var tokenFile: URL?
      var authority: URL?
      var consent = Consent.missing
    }

    struct Response: Equatable, Sendable {
      let membership: Membership
      let events: Int
      /// Whether the learner is asked for consent.
      let isQuestion: Bool
    }
  }

  enum Join {
    struct Response: Equatable, Sendable {
      let membership: Membership
      let events: Int
      /// Why the record is not in its place yet; nil when it is.
      let delay: UserError?
    }
  }

  enum Leave {
    struct Response: Equatable, Sendable {
      /// Nil if nothing was shared.
      let departure: Departure?
    }
  }

  /// Raise a hand, or say first what would be sent.
  enum Ask {
    struct Request: Equatable, Sendable {
      let question: String
      var sendsCode = false
      var consent = Consent.missing
    }

    struct Response: Equatable, Sendable {
      let kata: KataID
      let question: String
      let place: WorkshopAddress
      var code: [SentFile] = []
      /// Whether the learner is asked for consent.
      var isQuestion = false
    }
  }

  enum Lower {
    struct Response: Equatable, Sendable {
      /// Nil if no hand was up.
      let kata: KataID?
    }
  }

  /// Answer the question whether to do what was shown.
  enum Answer {
    struct Request: Equatable, Sendable {
      /// As typed; nil when nothing more comes.
      let text: String?
    }

    struct Response: Equatable, Sendable {
      let refusal: Refusal
    }

    enum Refusal: Sendable {
      case sharesNothing, sendsNothing
    }
  }
}
