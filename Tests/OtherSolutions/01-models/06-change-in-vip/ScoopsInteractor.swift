@MainActor
protocol ScoopsBusinessLogic {
  func add(request: Scoops.Add.Request)
}

final class ScoopsInteractor: ScoopsBusinessLogic {
  var presenter: (any ScoopsPresentationLogic)?
  private var order = ScoopsOrder()

  func add(request: Scoops.Add.Request) {
    order.addScoop()
    presenter?.presentAdd(response: .init(scoops: order.scoops, price: order.price))
  }
}

private struct ScoopsOrder {
  private(set) var scoops = 0
  private(set) var price = 0

  mutating func addScoop() {
    scoops += 1
    price += scoops.isMultiple(of: 4) ? 0 : 2
  }
}
