@MainActor
protocol ScoopsBusinessLogic {
  func load(request: Scoops.Load.Request)
  func choose(request: Scoops.Choose.Request)
  func save(request: Scoops.Save.Request)
}

final class ScoopsInteractor: ScoopsBusinessLogic {
  var presenter: (any ScoopsPresentationLogic)?

  private let worker: any ScoopsWorkerLogic

  init(worker: any ScoopsWorkerLogic) {
    self.worker = worker
  }

  func load(request: Scoops.Load.Request) {
    // TODO: Ask the worker for the menu, and present it.
  }

  func choose(request: Scoops.Choose.Request) {
    // TODO: Keep what was chosen, and present it. Is it complete?
  }

  func save(request: Scoops.Save.Request) {
    // TODO: Save a complete ice cream, present it, and begin the next one.
  }
}
