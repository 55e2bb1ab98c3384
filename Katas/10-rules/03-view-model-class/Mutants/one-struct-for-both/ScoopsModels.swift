enum Scoops {
  enum Load {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let menu: Menu
    }

    typealias ViewModel = ScoopsContents
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

    typealias ViewModel = ScoopsContents
  }
}

struct ScoopsContents: Equatable, Sendable {
  var cones: [String] = []
  var flavors: [String] = []
  var toppings: [String] = []
  var message = ""
}
