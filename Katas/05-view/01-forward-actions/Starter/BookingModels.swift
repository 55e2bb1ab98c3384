enum BookingError: Error, Equatable, Sendable {
  case noName, noGuests, fullyBooked, offline, unknown
}

enum Booking {
  enum Reserve {
    struct Request: Equatable, Sendable {
      let name: String
      let guests: String
    }

    struct Response: Equatable, Sendable {
      let result: Result<Reservation, BookingError>
    }

    struct ViewModel: Equatable, Sendable {
      let title: String
      let message: String
    }
  }

  enum Validate {
    struct Request: Equatable, Sendable {
      let name: String
      let guests: String
    }

    struct Response: Equatable, Sendable {
      let isNameValid: Bool
      let isGuestsValid: Bool
    }

    struct ViewModel: Equatable, Sendable {
      let nameHint: String?
      let guestsHint: String?
      let canSubmit: Bool
    }
  }

  /// Begun by the interactor itself, so it has no request.
  enum Loading {
    struct Response: Equatable, Sendable {
      let isLoading: Bool
    }

    struct ViewModel: Equatable, Sendable {
      let isLoading: Bool
    }
  }
}
