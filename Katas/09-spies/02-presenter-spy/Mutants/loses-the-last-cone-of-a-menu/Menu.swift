struct Menu: Decodable, Equatable, Sendable {
  let cones: [String]
  let flavors: [String]
  let toppings: [String]

  init(cones: [String], flavors: [String], toppings: [String]) {
    self.cones = Array(cones.dropLast())
    self.flavors = flavors
    self.toppings = toppings
  }
}
