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
    presenter?.presentLoad(response: Scoops.Load.Response(menu: worker.loadMenu()))
  }

  func choose(request: Scoops.Choose.Request) {
    choice = choice.with(request.ingredient)
    presentChoice()
  }

  func save(request: Scoops.Save.Request) {
    guard choice.isComplete else {
      presentChoice()
      return
    }
    let iceCream = worker.save(
      cone: choice.cone ?? "", flavor: choice.flavor ?? "", topping: choice.topping ?? "")
    choice = Choice()
    presentChoice()
    presenter?.presentSave(response: .init(iceCream: iceCream))
  }

  private func presentChoice() {
    presenter?.presentChoose(response: .init(choice: choice, isComplete: choice.isComplete))
  }
}

extension Choice {
  fileprivate var isComplete: Bool {
    ![cone, flavor, topping].contains(nil)
  }

  fileprivate func with(_ ingredient: Ingredient) -> Choice {
    switch ingredient {
    case .cone(let name): Choice(cone: name, flavor: flavor, topping: topping)
    case .flavor(let name): Choice(cone: cone, flavor: name, topping: topping)
    case .topping(let name): Choice(cone: cone, flavor: flavor, topping: name)
    }
  }
}
