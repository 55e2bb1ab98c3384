enum Scoops {
  enum Load {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let flavors: [Flavor]
    }

    struct ViewModel: Equatable, Sendable {
      struct Row: Equatable, Identifiable, Sendable {
        let id: String
        let name: String
      }

      let title: String
      let rows: [Row]
    }
  }

  enum Choose {
    struct Request: Equatable, Sendable {
      let id: String
    }

    struct Response: Equatable, Sendable {
      let flavor: Flavor
    }

    struct ViewModel: Equatable, Sendable {
      let message: String
    }
  }
}
