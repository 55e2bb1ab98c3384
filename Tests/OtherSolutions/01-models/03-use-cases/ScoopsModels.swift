enum Scoops {
  enum Load {}
  enum Save {}
  enum Delete {}
}

extension Scoops.Load {
  struct Request: Sendable {}

  struct Response: Sendable {
    var menu: Menu
  }

  struct ViewModel: Hashable, Sendable {
    var cones: [String]
    var flavors: [String]
    var toppings: [String]
  }
}

extension Scoops.Save {
  struct Request: Hashable, Sendable {
    var cone: String
    var flavor: String
    var topping: String
  }

  struct Response: Sendable {
    var iceCream: IceCream
  }

  struct ViewModel: Hashable, Sendable {
    var message: String
  }
}

extension Scoops.Delete {
  struct Request: Hashable, Sendable {
    var id: Int
  }

  struct Response: Sendable {
    var iceCream: IceCream
  }

  struct ViewModel: Hashable, Sendable {
    var message: String
  }
}
