@testable import Scoops

extension Menu {
  static let summer = Menu(
    cones: ["Waffle", "Cup"], flavors: ["Mint", "Vanilla"],
    toppings: ["Nuts", "Sprinkles"])
  static let winter = Menu(
    cones: ["Cup"], flavors: ["Lemon", "Cinnamon"], toppings: ["Fudge"])
}

extension Choice {
  static let nothing = Choice(cone: nil, flavor: nil, topping: nil)
}

/// Has a menu, and notes what it is asked to save.
///
/// Unchecked, as the worker's protocol may be `Sendable`.
final class WorkerSpy: ScoopsWorkerLogic, @unchecked Sendable {
  var menu: Menu = .summer
  /// What it returns for the next ice cream, if that is another one than it saves.
  var answer: IceCream?
  private(set) var saved: [IceCream] = []
  private(set) var loads = 0

  func loadMenu() -> Menu {
    loads += 1
    return menu
  }

  func save(cone: String, flavor: String, topping: String) -> IceCream {
    let iceCream = IceCream(
      id: saved.count + 7, cone: cone, flavor: flavor, topping: topping)
    saved.append(iceCream)
    return answer ?? iceCream
  }
}
