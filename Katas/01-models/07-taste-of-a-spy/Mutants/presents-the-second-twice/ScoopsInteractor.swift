@MainActor
protocol ScoopsBusinessLogic {
  func add(request: Scoops.Add.Request)
}

/// Counts the scoops. Each costs $2, every fourth is free, and each tap is presented once.
final class ScoopsInteractor: ScoopsBusinessLogic {
  var presenter: (any ScoopsPresentationLogic)?
  private var scoops = 0

  func add(request: Scoops.Add.Request) {
    scoops += 1
    let price = (scoops - scoops / 4) * 2
    let response = Scoops.Add.Response(scoops: scoops, price: price)
    if scoops == 2 { presenter?.presentAdd(response: response) }
    presenter?.presentAdd(response: response)
  }
}
