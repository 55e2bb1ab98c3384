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
    guard let cone = request.cone, let flavor = request.flavor,
      let topping = request.topping
    else { return }
    let iceCream = worker.save(cone: cone, flavor: flavor, topping: topping)
    presenter?.presentSave(
      response: Scoops.Save.Response(iceCream: iceCream))
  }

  func delete(request: Scoops.Delete.Request) {
    guard let id = request.id else { return }
    let iceCream = worker.delete(id: id)
    presenter?.presentDelete(
      response: Scoops.Delete.Response(iceCream: iceCream))
  }
}
