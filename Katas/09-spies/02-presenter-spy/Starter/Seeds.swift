@testable import Scoops

/// The entities that the tests begin with.
enum Seeds {
  // TODO: With these seeds, a presenter that mixes everything up goes unnoticed. Choose better ones.
  static let menu = Menu(
    cones: ["Plain"], flavors: ["Plain"], toppings: ["Plain"])
  static let iceCream = IceCream(
    id: 1, cone: "Plain", flavor: "Plain", topping: "Plain")
}
