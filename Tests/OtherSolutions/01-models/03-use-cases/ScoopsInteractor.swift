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
    presenter?.presentLoad(response: .init(menu: worker.loadMenu()))
  }

  func save(request: Scoops.Save.Request) {
    let (cone, flavor, topping) = (request.cone, request.flavor, request.topping)
    presenter?.presentSave(
      response: .init(iceCream: worker.save(cone: cone, flavor: flavor, topping: topping)))
  }

  func delete(request: Scoops.Delete.Request) {
    presenter?.presentDelete(response: .init(iceCream: worker.delete(id: request.id)))
  }
}
