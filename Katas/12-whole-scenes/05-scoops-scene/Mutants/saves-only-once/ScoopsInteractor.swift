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
  private var saved = false

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
    guard !saved else { return }
    saved = true
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
