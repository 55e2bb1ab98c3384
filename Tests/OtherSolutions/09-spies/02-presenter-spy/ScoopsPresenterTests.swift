import Testing

@testable import Scoops

private final class ScoopsViewSpy: ScoopsDisplayLogic {
  enum Shown: Equatable {
    case menu([[String]])
    case saved(String)
    case deleted(String)
  }

  private(set) var shown: [Shown] = []

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    shown.append(.menu([viewModel.cones, viewModel.flavors, viewModel.toppings]))
  }

  func displaySave(viewModel: Scoops.Save.ViewModel) {
    shown.append(.saved(viewModel.message))
  }

  func displayDelete(viewModel: Scoops.Delete.ViewModel) {
    shown.append(.deleted(viewModel.message))
  }
}

@MainActor
struct ScoopsPresenterTests {
  private let view = ScoopsViewSpy()
  private let sut = ScoopsPresenter()

  init() {
    sut.viewController = view
  }

  @Test func menu() {
    sut.presentLoad(response: .init(menu: Seeds.menu))
    #expect(view.shown == [.menu([["b", "a"], ["d", "c"], ["f", "e"]])])
  }

  @Test func save() {
    sut.presentSave(response: .init(iceCream: Seeds.iceCream))
    #expect(view.shown == [.saved("Enjoy your Lemon!")])
  }

  @Test func delete() {
    sut.presentDelete(response: .init(iceCream: Seeds.iceCream))
    #expect(view.shown == [.deleted("No Lemon today.")])
  }
}
