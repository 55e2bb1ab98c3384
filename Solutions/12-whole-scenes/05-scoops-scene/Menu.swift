struct Menu: Decodable, Equatable, Sendable {
  let cones: [String]
  let flavors: [String]
  let toppings: [String]
}
