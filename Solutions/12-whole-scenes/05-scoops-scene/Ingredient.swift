enum Ingredient: Equatable, Sendable {
  case cone(String)
  case flavor(String)
  case topping(String)
}
