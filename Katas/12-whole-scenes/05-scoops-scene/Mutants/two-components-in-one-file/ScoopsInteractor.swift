@MainActor
protocol ScoopsBusinessLogic {
  func load(request: Scoops.Load.Request)
  func choose(request: Scoops.Choose.Request)
  func save(request: Scoops.Save.Request)
}

final class ScoopsInteractor: ScoopsBusinessLogic {
  var presenter: (any ScoopsPresentationLogic)?

  private let worker: any ScoopsWorkerLogic
  private var choice = Choice()

  init(worker: any ScoopsWorkerLogic) {
    self.worker = worker
  }

  func load(request: Scoops.Load.Request) {
    presenter?.presentLoad(
      response: Scoops.Load.Response(menu: worker.loadMenu()))
  }

  func choose(request: Scoops.Choose.Request) {
    switch request.ingredient {
    case .cone(let name): choice.cone = name
    case .flavor(let name): choice.flavor = name
    case .topping(let name): choice.topping = name
    }
    presentChoice()
  }

  func save(request: Scoops.Save.Request) {
    guard let cone = choice.cone, let flavor = choice.flavor,
      let topping = choice.topping
    else {
      return
    }
    let iceCream = worker.save(cone: cone, flavor: flavor, topping: topping)
    presenter?.presentSave(
      response: Scoops.Save.Response(iceCream: iceCream))
    choice = Choice()
    presentChoice()
  }

  private func presentChoice() {
    let isComplete =
      choice.cone != nil && choice.flavor != nil && choice.topping != nil
    presenter?.presentChoose(
      response: Scoops.Choose.Response(
        choice: choice, isComplete: isComplete))
  }
}

@MainActor
protocol ScoopsPresentationLogic {
  func presentLoad(response: Scoops.Load.Response)
  func presentChoose(response: Scoops.Choose.Response)
  func presentSave(response: Scoops.Save.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var viewController: (any ScoopsDisplayLogic)?

  func presentLoad(response: Scoops.Load.Response) {
    let viewModel = Scoops.Load.ViewModel(
      cones: response.menu.cones,
      flavors: response.menu.flavors,
      toppings: response.menu.toppings)
    viewController?.displayLoad(viewModel: viewModel)
  }

  func presentChoose(response: Scoops.Choose.Response) {
    let viewModel = Scoops.Choose.ViewModel(
      summary: summary(of: response.choice),
      isDoneEnabled: response.isComplete)
    viewController?.displayChoose(viewModel: viewModel)
  }

  func presentSave(response: Scoops.Save.Response) {
    let message = "Enjoy your \(response.iceCream.flavor)!"
    viewController?.displaySave(
      viewModel: Scoops.Save.ViewModel(message: message))
  }

  private func summary(of choice: Choice) -> String {
    let chosen = [choice.cone, choice.flavor, choice.topping].compactMap(
      \.self)
    return chosen.isEmpty
      ? "Choose a cone, a flavor and a topping."
      : chosen.joined(separator: ", ")
  }
}
