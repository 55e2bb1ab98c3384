enum AddressBook {
  enum Load {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let addresses: [Address]
      let chosen: Address?
    }

    struct ViewModel: Equatable, Sendable {
      struct Row: Equatable, Identifiable, Sendable {
        let id: Int
        let title: String
        let address: Address
      }

      let rows: [Row]
    }
  }

  /// The address itself stays in the data store.
  enum Choose {
    struct Request: Equatable, Sendable {
      let id: Int
    }

    struct Response: Equatable, Sendable {}
    struct ViewModel: Equatable, Sendable {}
  }
}
