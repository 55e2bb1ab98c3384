enum CreateIceCream {
  enum LoadIceCream {
    /// Empty: the view knows that it needs something, not what there is.
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let iceCream: IceCream
    }

    struct ViewModel: Equatable, Sendable {
      let cones: [String]
      let flavors: [String]
      let toppings: [String]
    }
  }

  enum ChooseIngredient {
    struct Request: Equatable, Sendable {
      let ingredient: Ingredient
    }

    struct Response: Equatable, Sendable {
      let choice: Choice
      let canChooseFlavor: Bool
      let canChooseTopping: Bool
      let isComplete: Bool
    }

    /// The names are empty while nothing is chosen.
    struct ViewModel: Equatable, Sendable {
      let cone: String
      let flavor: String
      let topping: String
      let status: String
      let isFlavorEnabled: Bool
      let isToppingEnabled: Bool
      let isDoneEnabled: Bool
    }
  }

  enum FinishIceCream {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let choice: Choice
    }

    struct ViewModel: Equatable, Sendable {
      let message: String
    }
  }
}
