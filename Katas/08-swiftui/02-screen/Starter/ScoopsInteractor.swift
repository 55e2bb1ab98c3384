@MainActor
protocol ScoopsBusinessLogic {
  func load(request: Scoops.Load.Request)
  func choose(request: Scoops.Choose.Request)
}

final class ScoopsInteractor: ScoopsBusinessLogic {
  var presenter: (any ScoopsPresentationLogic)?

  private let worker: any ScoopsWorkerLogic
  private var flavors: [Flavor] = []

  init(worker: any ScoopsWorkerLogic) {
    self.worker = worker
  }

  func load(request: Scoops.Load.Request) {
    flavors = worker.flavors()
    presenter?.presentLoad(response: .init(flavors: flavors))
  }

  func choose(request: Scoops.Choose.Request) {
    guard let flavor = flavors.first(where: { $0.id == request.id }) else {
      return
    }
    presenter?.presentChoose(response: .init(flavor: flavor))
  }
}
