@MainActor
protocol ScoopsBusinessLogic {
  func load(request: Scoops.Load.Request)
  func save(request: Scoops.Save.Request)
  func delete(request: Scoops.Delete.Request)
}

final class ScoopsInteractor: ScoopsBusinessLogic {
  var presenter: (any ScoopsPresentationLogic)?
  private let worker: any ScoopsWorkerLogic
  private var menu: Menu?

  init(worker: any ScoopsWorkerLogic) {
    self.worker = worker
  }

  func load(request: Scoops.Load.Request) {
    let menu = self.menu ?? worker.loadMenu()
    self.menu = menu
    presenter?.presentLoad(response: Scoops.Load.Response(menu: menu))
  }

  func save(request: Scoops.Save.Request) {
    let iceCream = worker.save(
      cone: request.cone, flavor: request.flavor, topping: request.topping)
    presenter?.presentSave(
      response: Scoops.Save.Response(iceCream: iceCream))
  }

  func delete(request: Scoops.Delete.Request) {
    let iceCream = worker.delete(id: request.id)
    presenter?.presentDelete(
      response: Scoops.Delete.Response(iceCream: iceCream))
  }
}
