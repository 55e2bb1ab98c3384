@MainActor
protocol ScoopsBusinessLogic {
  func add(request: Scoops.Add.Request)
}

final class ScoopsInteractor: ScoopsBusinessLogic {
  var presenter: (any ScoopsPresentationLogic)?
  private var scoops = 0

  func add(request: Scoops.Add.Request) {
    scoops += 1
    let price = min(scoops, 3) * 2
    presenter?.presentAdd(
      response: Scoops.Add.Response(scoops: scoops, price: price))
  }
}
