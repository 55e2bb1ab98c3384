import XCTest

@testable import Scoops

@MainActor
final class CreateIceCreamPresenterTests: XCTestCase {
  private let sut = CreateIceCreamPresenter()

  // TODO: Which texts and flags are displayed? And who keeps the screen alive?
}
