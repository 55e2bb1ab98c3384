@MainActor
protocol ScoopsBusinessLogic {
  func add(request: Scoops.Add.Request)
}

final class ScoopsInteractor: ScoopsBusinessLogic {
  var presenter: (any ScoopsPresentationLogic)?
  private var scoops = 0

  func add(request: Scoops.Add.Request) {
    scoops += 1
    let price = (scoops - scoops / 4) * 2
    presenter?.presentAdd(
      response: Scoops.Add.Response(scoops: scoops, price: price))
    if scoops.isMultiple(of: 4) {
      presenter?.presentAdd(
        response: Scoops.Add.Response(scoops: scoops, price: price))
    }
  }
}
