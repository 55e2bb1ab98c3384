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
}
