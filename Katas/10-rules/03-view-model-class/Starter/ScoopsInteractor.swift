@MainActor
protocol ScoopsBusinessLogic {
  func load(request: Scoops.Load.Request)
  func save(request: Scoops.Save.Request)
}

final class ScoopsInteractor: ScoopsBusinessLogic {
  var presenter: (any ScoopsPresentationLogic)?

  private let worker: any ScoopsWorkerLogic

  init(worker: any ScoopsWorkerLogic) {
    self.worker = worker
  }

  func load(request: Scoops.Load.Request) {
    presenter?.presentLoad(
      response: Scoops.Load.Response(menu: worker.loadMenu()))
  }

  func save(request: Scoops.Save.Request) {
    let iceCream = worker.save(
      cone: request.cone, flavor: request.flavor, topping: request.topping)
    presenter?.presentSave(
      response: Scoops.Save.Response(iceCream: iceCream))
  }
}
