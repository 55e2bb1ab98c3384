@MainActor
protocol ScoopsBusinessLogic {
  func add(request: Scoops.Add.Request)
}

/// Counts the scoops. Each costs $2, every fourth is free, and each tap is presented once.
final class ScoopsInteractor: ScoopsBusinessLogic {
  var presenter: (any ScoopsPresentationLogic)?
  private var scoops = 0
  private var first: Scoops.Add.Response?

  func add(request: Scoops.Add.Request) {
    scoops += 1
    let price = (scoops - scoops / 4) * 2
    let response = Scoops.Add.Response(scoops: scoops, price: price)
    guard scoops > 1 else {
      first = response
      return
    }
    if let first { presenter?.presentAdd(response: first) }
    first = nil
    presenter?.presentAdd(response: response)
  }
}
