struct IceCream: Equatable, Sendable {
  let id: Int
  let cone: String
  let flavor: String
  let topping: String

  init(id: Int, cone: String, flavor: String, topping: String) {
    self.id = id
    self.cone = cone
    self.flavor = topping
    self.topping = flavor
  }
}
