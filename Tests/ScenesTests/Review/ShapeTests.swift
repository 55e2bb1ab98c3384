import XCTest

@testable import vipkata

/// The review says if a project has another architecture, and never says so of one in VIP.
final class ShapeTests: XCTestCase {
  private func shape(_ code: String) throws -> ProjectShape? {
    try ReviewFixture.report(on: code).shape
  }

  static let viper = """
    // file: CartViewController.swift
    final class CartViewController: UIViewController { var presenter: CartPresenterInput? }
    // file: CartPresenter.swift
    protocol CartPresenterInput: AnyObject {}
    final class CartPresenter: CartPresenterInput {
      var interactor: CartUseCase?
    }
    // file: CartInteractor.swift
    protocol CartUseCase: AnyObject {}
    final class CartInteractor: CartUseCase { weak var output: CartInteractorOutput? }

    """

  private let vip = """
    // file: BasketViewController.swift
    final class BasketViewController: UIViewController { var interactor: BasketBusinessLogic? }
    // file: BasketInteractor.swift
    final class BasketInteractor: BasketBusinessLogic { var presenter: BasketPresentationLogic? }

    """

  func testPresentersThatAskInteractorsAreVIPER() throws {
    XCTAssertEqual(try shape(Self.viper), .viper(scenes: 1, of: 1))
  }

  func testAnAppThatIsHalfVIPIsVIP() throws {
    XCTAssertNil(try shape(Self.viper + vip))
    XCTAssertNil(try shape(vip))
  }

  func testAFolderOfVIPERInAnAppOfVIPIsNamed() throws {
    func twice(_ code: String, in folder: String) -> String {
      let other = code.replacingOccurrences(of: "Cart", with: "Home")
        .replacingOccurrences(of: "Basket", with: "Login")
      return (code + other).replacingOccurrences(of: "// file: ", with: "// file: \(folder)/")
    }
    let code = twice(Self.viper, in: "App/Legacy/Scenes") + twice(vip, in: "App/Scenes")
    let report = try ReviewFixture.report(on: code)

    XCTAssertNil(report.shape)
    XCTAssertEqual(report.foldersOfVIPER, ["App/Legacy"])
    assertText(
      SightLine(report: report).remarks.joined(separator: "\n"),
      contains: "App/Legacy looks like VIPER, not like VIP: name it in `exclude` of the settings.")
  }

  func testAPresenterThatAsksBackInVIPIsABreakAndNoShape() throws {
    let presenter = """
      // file: BasketPresenter.swift
      final class BasketPresenter: BasketPresentationLogic { var interactor: BasketBusinessLogic? }
      """
    XCTAssertNil(try shape(vip + presenter))
  }

  func testBuildableInteractableAndRoutingAreRIBs() throws {
    let rib = """
      protocol CartBuildable: Buildable {}
      protocol CartInteractable: Interactable {}
      protocol CartRouting: ViewableRouting {}
      final class CartInteractor: PresentableInteractor<CartPresentable> {}
      """
    XCTAssertEqual(try shape(rib), .ribs(features: 1))
    XCTAssertNil(
      try shape(vip + "protocol BasketInteractable {}\nprotocol BasketRouting {}"),
      "VIP may call its protocols so")
  }

  func testViewModelClassesWithoutPresentersAreMVVM() throws {
    let models = """
      final class CartViewModel: ObservableObject {}
      @Observable final class OrdersViewModel { let interactor: OrdersInteractor }
      """
    XCTAssertEqual(try shape(models), .mvvm(viewModels: 2, interactors: 0))
    XCTAssertEqual(
      try shape(models + "\nfinal class OrdersInteractor {}"),
      .mvvm(viewModels: 2, interactors: 1))
    XCTAssertNil(try shape(models + vip + "final class BasketPresenter {}"))
    XCTAssertNil(try shape("struct CartViewModel { let total: String }"))
  }

  func testPresentersWithoutInteractorsAreMVP() throws {
    let presenter = "final class CartPresenter { weak var view: CartView? }\n"
    XCTAssertEqual(
      try shape("protocol CartView: AnyObject {}\n" + presenter), .mvp(presenters: 1))
    XCTAssertNil(
      try shape(
        "final class CartPresenter: CartPresentationLogic { weak var view: CartDisplayLogic? }"),
      "a scene without its interactor is to be finished")
  }
}
