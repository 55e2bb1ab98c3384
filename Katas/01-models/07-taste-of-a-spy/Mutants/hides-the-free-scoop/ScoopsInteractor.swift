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
    let paid = scoops - scoops / 4
    presenter?.presentAdd(
      response: Scoops.Add.Response(scoops: paid, price: paid * 2))
  }
}
