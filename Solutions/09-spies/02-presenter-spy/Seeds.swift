@testable import Scoops

/// The entities that the tests begin with: no two values alike, and no list in alphabetical order.
enum Seeds {
  static let menu = Menu(
    cones: ["Waffle", "Cup"],
    flavors: ["Vanilla", "Mango", "Pistachio"],
    toppings: ["Sprinkles", "Nuts"])
  static let iceCream = IceCream(
    id: 7, cone: "Cup", flavor: "Mango", topping: "Nuts")
}
