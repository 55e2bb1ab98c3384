enum Scoops {
  struct SaveRequest: Equatable, Sendable {
    let cone: String
    let flavor: String
    let topping: String
  }

  struct DeleteRequest: Equatable, Sendable {
    let id: Int
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

  enum Save {
    typealias Request = SaveRequest

    struct Response: Equatable, Sendable {
      let iceCream: IceCream
    }

    struct ViewModel: Equatable, Sendable {
      let message: String
    }
  }

  enum Delete {
    typealias Request = DeleteRequest

    struct Response: Equatable, Sendable {
      let iceCream: IceCream
    }

    struct ViewModel: Equatable, Sendable {
      let message: String
    }
  }
}
