import XCTest

@testable import Scoops

/// Keeps what it is told to display, one list for each use case.
private final class ScoopsViewSpy: ScoopsDisplayLogic {
  private(set) var loads: [Scoops.Load.ViewModel] = []
  private(set) var saves: [Scoops.Save.ViewModel] = []
  private(set) var deletes: [Scoops.Delete.ViewModel] = []

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    loads.append(viewModel)
  }
  func displaySave(viewModel: Scoops.Save.ViewModel) {
    saves.append(viewModel)
  }
  func displayDelete(viewModel: Scoops.Delete.ViewModel) {
    deletes.append(viewModel)
  }
}

/// Answers with fixed entities, and keeps what it is asked.
private final class ScoopsWorkerStub: ScoopsWorkerLogic {
  private(set) var asked: [String] = []

  func loadMenu() -> Menu {
    asked.append("load")
    return Menu(
      cones: ["Waffle", "Cup"], flavors: ["Mint", "Vanilla", "Lemon"],
      toppings: ["Nuts", "Fudge"])
  }

  func save(cone: String, flavor: String, topping: String) -> IceCream {
    asked.append("save \(cone), \(flavor), \(topping)")
    return IceCream(
      id: 7, cone: "Waffle", flavor: "iced mint", topping: "Fudge")
  }

  func delete(id: Int) -> IceCream {
    asked.append("delete \(id)")
    return IceCream(id: id, cone: "Cup", flavor: "Vanilla", topping: "Nuts")
  }
}

@MainActor
final class ScoopsSceneTests: XCTestCase {
  func testEveryUseCaseReachesTheViewByItsOwnWay() async {
    // Given
    let view = ScoopsViewSpy()
    let presenter = ScoopsPresenter()
    let worker = ScoopsWorkerStub()
    let interactor = ScoopsInteractor(worker: worker)
    interactor.presenter = presenter
    presenter.viewController = view

    // When
    interactor.load(request: .init())
    interactor.save(
      request: .init(cone: "Cup", flavor: "Vanilla", topping: "Nuts"))
    interactor.delete(request: .init(id: 7))

    // Then
    XCTAssertEqual(
      view.loads.map { [$0.cones, $0.flavors, $0.toppings] },
      [
        [
          ["Waffle", "Cup"], ["Mint", "Vanilla", "Lemon"],
          ["Nuts", "Fudge"],
        ]
      ],
      "loading must display the menu as it is: cones, flavors and toppings")
    XCTAssertEqual(
      worker.asked, ["load", "save Cup, Vanilla, Nuts", "delete 7"],
      "the worker must save what was chosen: cone, flavor and topping")
    XCTAssertEqual(
      view.saves.map(\.message), ["Enjoy your iced mint!"],
      "saving, and only saving, is shown by displaySave(viewModel:), with the flavor of the worker's ice cream, as it is written there"
    )
    XCTAssertEqual(
      view.deletes.map(\.message), ["No Vanilla today."],
      "deleting, and only deleting, is shown by displayDelete(viewModel:), with the text it had"
    )
  }

  func testEveryRequestReachesTheWorker() async {
    // Given
    let worker = ScoopsWorkerStub()
    let interactor = ScoopsInteractor(worker: worker)
    let presenter = ScoopsPresenter()
    interactor.presenter = presenter

    // When
    interactor.load(request: .init())
    interactor.save(request: .init(cone: "", flavor: "", topping: ""))
    interactor.delete(request: .init(id: 0))
    interactor.load(request: .init())

    // Then
    XCTAssertEqual(
      worker.asked, ["load", "save , , ", "delete 0", "load"],
      "a request is complete now, and the interactor refuses none: remove each guard"
    )
  }

  func testEveryResponseReachesTheView() async {
    // Given
    let view = ScoopsViewSpy()
    let presenter = ScoopsPresenter()
    presenter.viewController = view
    let plain = IceCream(id: 0, cone: "", flavor: "", topping: "")

    // When
    presenter.presentLoad(
      response: .init(menu: Menu(cones: [], flavors: [], toppings: [])))
    presenter.presentSave(response: .init(iceCream: plain))
    presenter.presentDelete(response: .init(iceCream: plain))

    // Then
    XCTAssertEqual(
      [view.loads.count, view.saves.count, view.deletes.count], [1, 1, 1],
      "a response is complete now, and the presenter refuses none: remove each guard"
    )
  }
}
