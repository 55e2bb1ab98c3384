/// What an ice cream can be made of, as it stands in icecream.json.
struct IceCream: Decodable, Equatable, Sendable {
  let cones: [String]
  let flavors: [String]
  let toppings: [String]
}
