@MainActor
protocol ScoopsBusinessLogic {
  func load(request: Scoops.Load.Request)
  func save(request: Scoops.Save.Request)
  func delete(request: Scoops.Delete.Request)
}

final class ScoopsInteractor: ScoopsBusinessLogic {
  var presenter: (any ScoopsPresentationLogic)?
  private let worker: any ScoopsWorkerLogic

  init(worker: any ScoopsWorkerLogic) {
    self.worker = worker
  }

  func load(request: Scoops.Load.Request) {
    let menu = worker.loadMenu()
    presenter?.presentLoad(response: Scoops.Load.Response(menu: menu))
  }

  func save(request: Scoops.Save.Request) {
    let saved = worker.save(
      cone: request.cone, flavor: request.flavor, topping: request.topping)
    let iceCream = IceCream(
      id: saved.id, cone: request.cone, flavor: request.flavor,
      topping: request.topping)
    presenter?.presentSave(
      response: Scoops.Save.Response(iceCream: iceCream))
  }

  func delete(request: Scoops.Delete.Request) {
    let iceCream = worker.delete(id: request.id)
    presenter?.presentDelete(
      response: Scoops.Delete.Response(iceCream: iceCream))
  }
}
