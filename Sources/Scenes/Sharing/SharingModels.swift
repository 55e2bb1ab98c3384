import Foundation

/// The learner's side of a workshop: whether others can see how far they are, and a hand that goes
/// up with a question on the open kata.
enum Sharing {
  /// The learner's, to what is shown before it is shared.
  enum Consent: Sendable {
    case given
    /// Somebody can be asked for it.
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
      /// Whether there is somebody to be asked.
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
      /// Nil where nothing was shared.
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
      /// Whether there is somebody to be asked.
      var isQuestion = false
    }
  }

  enum Lower {
    struct Response: Equatable, Sendable {
      /// Nil where no hand was up.
      let kata: KataID?
    }
  }

  /// Answer the question whether to do what was shown.
  enum Answer {
    struct Request: Equatable, Sendable {
      /// As it was typed; nil when nothing more comes.
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
