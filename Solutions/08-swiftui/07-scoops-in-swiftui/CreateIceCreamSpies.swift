@testable import Scoops

/// Stands in for the worker, and always has the same.
struct WorkerStub: CreateIceCreamWorkerLogic {
  func iceCream() throws -> IceCream { .summer }
}

/// Stands in for the interactor.
final class InteractorSpy: CreateIceCreamBusinessLogic {
  private(set) var loads: [CreateIceCream.LoadIceCream.Request] = []
  private(set) var chosen: [Ingredient] = []
  private(set) var finishes: [CreateIceCream.FinishIceCream.Request] = []

  func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    loads.append(request)
  }

  func chooseIngredient(request: CreateIceCream.ChooseIngredient.Request) {
    chosen.append(request.ingredient)
  }

  func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    finishes.append(request)
  }
}

/// Stands in for the presenter.
final class PresenterSpy: CreateIceCreamPresentationLogic {
  private(set) var loaded: [IceCream] = []
  private(set) var choices: [CreateIceCream.ChooseIngredient.Response] = []
  private(set) var finished: [Choice] = []

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    loaded.append(response.iceCream)
  }

  func presentChoice(response: CreateIceCream.ChooseIngredient.Response) {
    choices.append(response)
  }

  func presentFinish(response: CreateIceCream.FinishIceCream.Response) {
    finished.append(response.choice)
  }
}

/// Stands in for the screen.
final class ScreenSpy: CreateIceCreamDisplayLogic {
  private(set) var loaded: [CreateIceCream.LoadIceCream.ViewModel] = []
  private(set) var choices: [CreateIceCream.ChooseIngredient.ViewModel] = []
  private(set) var messages: [String] = []

  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    loaded.append(viewModel)
  }

  func displayChoice(viewModel: CreateIceCream.ChooseIngredient.ViewModel) {
    choices.append(viewModel)
  }

  func displayFinish(viewModel: CreateIceCream.FinishIceCream.ViewModel) {
    messages.append(viewModel.message)
  }
}
