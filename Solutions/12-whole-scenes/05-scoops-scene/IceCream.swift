struct IceCream: Equatable, Sendable {
  let id: Int
  let cone: String
  let flavor: String
  let topping: String
}
