@MainActor
protocol ScoopsWorkerLogic {
  func loadMenu() -> Menu
  func save(cone: String, flavor: String, topping: String) -> IceCream
}
