final class PlayedWorker: ScoopsWorkerLogic, @unchecked Sendable {
  private var saved = 0

  func loadMenu() -> Menu {
    Menu(
      cones: ["Waffle", "Sugar"], flavors: ["Mango", "Vanilla"],
      toppings: ["Nuts", "Cherries"])
  }

  func save(cone: String, flavor: String, topping: String) -> IceCream {
    saved += 1
    return IceCream(
      id: saved, cone: cone, flavor: flavor, topping: topping)
  }
}
