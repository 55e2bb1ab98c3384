import XCTest

@testable import Scoops

@MainActor
final class ScoopsPresenterTests: XCTestCase {
  func testAnEarlierMessageStaysAsItWasPresented() async {
    // Given
    let view = ViewSpy()
    let sut = ScoopsPresenter()
    sut.viewController = view

    // When
    sut.presentLoad(
      response: .init(menu: Menu(cones: [], flavors: [], toppings: [])))
    sut.presentSave(response: .init(iceCream: .mint))
    XCTAssertEqual(
      view.saves.last?.message, "Enjoy your Mint!",
      "the presenter writes the whole sentence, as before: the view only shows it"
    )
    sut.presentSave(response: .init(iceCream: .vanilla))
    sut.presentSave(response: .init(iceCream: .nameless))

    // Then
    XCTAssertEqual(
      view.saves.map(\.message),
      ["Enjoy your Mint!", "Enjoy your real vanilla!", "Enjoy your !"],
      "present each response, even of an ice cream without a name, in a new view model that no later one changes"
    )
    XCTAssertEqual(view.loads.count, 1, "one menu is displayed once")
  }
}

extension IceCream {
  fileprivate static let mint = IceCream(
    id: 1, cone: "Waffle", flavor: "Mint", topping: "Nuts")
  fileprivate static let vanilla = IceCream(
    id: 2, cone: "Cup", flavor: "real vanilla", topping: "Sprinkles")
  fileprivate static let nameless = IceCream(
    id: 3, cone: "Cup", flavor: "", topping: "")
}

private final class ViewSpy: ScoopsDisplayLogic {
  private(set) var loads: [Scoops.Load.ViewModel] = []
  private(set) var saves: [Scoops.Save.ViewModel] = []

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    loads.append(viewModel)
  }

  func displaySave(viewModel: Scoops.Save.ViewModel) {
    saves.append(viewModel)
  }
}
