@testable import Scoops

extension Menu {
  static let summer = Menu(
    cones: ["Waffle", "Cup"], flavors: ["Mint", "Vanilla"],
    toppings: ["Nuts", "Sprinkles"])
}

extension Choice {
  static let nothing = Choice(cone: nil, flavor: nil, topping: nil)
}

/// Has the summer menu, and notes what it is asked to save.
///
/// Unchecked, as the worker's protocol may be `Sendable`.
final class WorkerSpy: ScoopsWorkerLogic, @unchecked Sendable {
  private(set) var saved: [IceCream] = []

  func loadMenu() -> Menu { .summer }

  func save(cone: String, flavor: String, topping: String) -> IceCream {
    let iceCream = IceCream(
      id: saved.count + 7, cone: cone, flavor: flavor, topping: topping)
    saved.append(iceCream)
    return iceCream
  }
}
