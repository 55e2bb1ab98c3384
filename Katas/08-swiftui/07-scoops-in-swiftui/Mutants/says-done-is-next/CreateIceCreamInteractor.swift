@MainActor
protocol CreateIceCreamBusinessLogic {
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request)
  func chooseIngredient(request: CreateIceCream.ChooseIngredient.Request)
  func finishIceCream(request: CreateIceCream.FinishIceCream.Request)
}

/// Cone first, then the flavor, then the topping. What was chosen can be
/// chosen anew. What is finished makes room for the next.
final class CreateIceCreamInteractor: CreateIceCreamBusinessLogic {
  var presenter: (any CreateIceCreamPresentationLogic)?

  private let worker: any CreateIceCreamWorkerLogic
  private var choice = Choice()

  init(worker: any CreateIceCreamWorkerLogic) {
    self.worker = worker
  }

  func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    guard let iceCream = try? worker.iceCream() else { return }
    presenter?.presentIceCream(response: .init(iceCream: iceCream))
    presentChoice()
  }

  func chooseIngredient(request: CreateIceCream.ChooseIngredient.Request) {
    switch request.ingredient {
    case .cone(let name): choice.cone = name
    case .flavor(let name) where canChooseFlavor: choice.flavor = name
    case .topping(let name) where canChooseTopping: choice.topping = name
    default: return
    }
    presentChoice()
  }

  func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    guard isComplete else { return }
    presenter?.presentFinish(response: .init(choice: choice))
    choice = Choice()
    presentChoice()
  }

  private var canChooseFlavor: Bool { choice.cone != nil }
  private var canChooseTopping: Bool { choice.flavor != nil }
  private var isComplete: Bool { choice.topping != nil }

  private func presentChoice() {
    presenter?.presentChoice(
      response: .init(
        choice: choice, canChooseFlavor: canChooseFlavor,
        canChooseTopping: canChooseTopping, isComplete: canChooseTopping))
  }
}
