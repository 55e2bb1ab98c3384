enum Scoops {
  enum Load {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let menu: Menu
    }

    typealias ViewModel = ScoopsViewModel
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

    typealias ViewModel = ScoopsViewModel
  }
}

/// Everything on the screen. The presenter and the view share it, and both write to it.
final class ScoopsViewModel {
  var cones: [String]
  var flavors: [String]
  var toppings: [String]
  var message: String

  init(
    cones: [String] = [], flavors: [String] = [], toppings: [String] = [],
    message: String = ""
  ) {
    self.cones = cones
    self.flavors = flavors
    self.toppings = toppings
    self.message = message
  }
}
