enum Scoops {
  enum Load {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let menu: Menu
    }

    final class ViewModel {
      let cones: [String]
      let flavors: [String]
      let toppings: [String]

      init(cones: [String], flavors: [String], toppings: [String]) {
        self.cones = cones
        self.flavors = flavors
        self.toppings = toppings
      }
    }
  }

  enum Save {
    struct Request: Equatable, Sendable {
      let cone: String
      let flavor: String
      let topping: String
    }

    struct Response: Equatable, Sendable {
      let iceCream: IceCream
    }

    final class ViewModel {
      let message: String

      init(message: String) {
        self.message = message
      }
    }
  }
}
