enum Scoops {
  enum Load {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let menu: Menu
    }

    struct ViewModel: Equatable, Sendable {
      let cones: [String]
      let flavors: [String]
      let toppings: [String]
    }
  }

  enum Choose {
    struct Request: Equatable, Sendable {
      let ingredient: Ingredient
    }

    struct Response: Equatable, Sendable {
      let choice: Choice
      let isComplete: Bool
    }

    struct ViewModel: Equatable, Sendable {
      let summary: String
      let isDoneEnabled: Bool
    }
  }

  enum Save {
    /// Empty: what was chosen, the interactor knows.
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let iceCream: IceCream
    }

    struct ViewModel: Equatable, Sendable {
      let message: String
    }
  }
}
