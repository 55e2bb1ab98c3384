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

  enum Save {
    struct Request: Equatable, Sendable {
      let cone: String
      let flavor: String
      let topping: String
    }

    struct Response: Equatable, Sendable {
      let iceCream: IceCream
    }

    struct ViewModel: Equatable, Sendable {
      var message = ""
    }
  }

  enum Delete {
    struct Request: Equatable, Sendable {
      let id: Int
    }

    struct Response: Equatable, Sendable {
      let iceCream: IceCream
    }

    struct ViewModel: Equatable, Sendable {
      var message = ""
    }
  }
}
