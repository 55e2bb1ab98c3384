@testable import Scoops

extension IceCream {
  static let summer = IceCream(
    cones: ["Waffle", "Cup"], flavors: ["Mint", "Vanilla"],
    toppings: ["Nuts", "Sprinkles"])
}

extension CreateIceCream.ChooseIngredient.ViewModel {
  /// A cone is chosen, and the flavor is next.
  static let waffle = Self(
    cone: "Waffle", flavor: "", topping: "", status: "Preparing: Waffle",
    isFlavorEnabled: true, isToppingEnabled: false, isDoneEnabled: false)
}
