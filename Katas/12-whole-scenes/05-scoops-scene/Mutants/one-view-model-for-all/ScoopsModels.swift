enum Scoops {
  struct Screen: Equatable, Sendable {
    var summary = ""
    var isDoneEnabled = false
    var message = ""
  }

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

    typealias ViewModel = Screen
  }

  enum Save {
    /// Empty: what was chosen, the interactor knows.
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let iceCream: IceCream
    }

    typealias ViewModel = Screen
  }
}
