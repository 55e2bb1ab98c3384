@testable import Scoops

enum Seeds {
  static let menu = Menu(cones: ["b", "a"], flavors: ["d", "c"], toppings: ["f", "e"])
  static let iceCream = IceCream(id: 2, cone: "c", flavor: "Lemon", topping: "t")
}
