struct Menu: Decodable, Equatable, Sendable {
  let cones: [String]
  let flavors: [String]
  let toppings: [String]

  init(cones: [String], flavors: [String], toppings: [String]) {
    self.cones = cones
    self.flavors = Array(flavors.dropLast())
    self.toppings = toppings
  }
}
