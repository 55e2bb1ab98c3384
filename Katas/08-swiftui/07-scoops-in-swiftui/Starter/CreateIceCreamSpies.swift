@testable import Scoops

/// Stands in for the worker, and always has the same.
struct WorkerStub: CreateIceCreamWorkerLogic {
  func iceCream() throws -> IceCream { .summer }
}

/// Stands in for the interactor.
final class InteractorSpy: CreateIceCreamBusinessLogic {
  private(set) var loads: [CreateIceCream.LoadIceCream.Request] = []

  func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    loads.append(request)
  }

  func chooseIngredient(request: CreateIceCream.ChooseIngredient.Request) {
    // TODO: Keep it.
  }

  func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    // TODO: Keep it.
  }
}

/// Stands in for the presenter.
final class PresenterSpy: CreateIceCreamPresentationLogic {
  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    // TODO: Keep it.
  }

  func presentChoice(response: CreateIceCream.ChooseIngredient.Response) {
    // TODO: Keep it.
  }

  func presentFinish(response: CreateIceCream.FinishIceCream.Response) {
    // TODO: Keep it.
  }
}

// TODO: Who stands in for the screen?
