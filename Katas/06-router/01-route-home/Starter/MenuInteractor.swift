@MainActor
protocol MenuBusinessLogic {
  func open(request: Menu.Open.Request)
}

@MainActor
protocol MenuDataStore: AnyObject {
  var guests: Int? { get set }
}

final class MenuInteractor: MenuBusinessLogic, MenuDataStore {
  var presenter: (any MenuPresentationLogic)?
  var guests: Int?

  func open(request: Menu.Open.Request) {
    presenter?.presentOpen(response: .init(guests: guests))
  }
}
