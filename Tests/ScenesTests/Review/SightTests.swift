import Foundation
import XCTest

@testable import vipkata

/// A review knows which steps of the cycle it saw, and why it missed others.
final class SightTests: XCTestCase {
  private let cart = """
    // file: CartInteractor.swift
    final class CartInteractor: CartBusinessLogic {
      var presenter: CartPresentationLogic?
      func load() { presenter?.presentCart() }
    }

    // file: CartPresenter.swift
    final class CartPresenter: CartPresentationLogic {
      weak var viewController: CartDisplayLogic?
      func presentCart() { viewController?.displayCart() }
    }

    """

  private func view(_ declaration: String) -> String {
    "// file: CartViewController.swift\n\(declaration)\n"
  }

  func testAWholeCycleIsSeen() throws {
    let report = try ReviewFixture.report(
      on: cart
        + view(
          """
          final class CartViewController: UIViewController {
            var interactor: CartBusinessLogic?
            func tap() { interactor?.load() }
          }
          """))

    XCTAssertEqual(report.seen.map(\.scenes), [1, 1, 1])
    XCTAssertEqual(report.scenes.first?.unseen, [])
  }

  func testPartsThatAreJoinedAndNeverCalledAreNotSeen() throws {
    let report = try ReviewFixture.report(
      on: cart
        + view(
          "final class CartViewController: UIViewController { var interactor: CartBusinessLogic? }")
    )

    XCTAssertEqual(report.seen.map(\.scenes), [0, 1, 1])
    XCTAssertEqual(report.scenes.first?.unseen.map(\.why), [.noCall])
  }

  func testASceneWithoutAViewSaysThatNoneWasFound() throws {
    XCTAssertEqual(
      try ReviewFixture.report(on: cart).scenes.first?.unseen,
      [ReviewedScene.Gap(from: .view, to: .interactor, why: .noPart, missing: "view")])
  }

  func testAViewThatSpeaksThroughADispatcherIsNotSeen() throws {
    let report = try ReviewFixture.report(
      on: cart
        + view(
          "final class CartViewController: UIViewController { func tap() { dispatch(.load) } }"))

    XCTAssertEqual(report.seen.map(\.scenes), [0, 1, 1])
    XCTAssertEqual(report.scenes.first?.unseen.map(\.why), [.unknownWay])
  }

  func testWhoPassesCallsToSeveralViewsStandsForThem() throws {
    let code =
      cart
      + view(
        """
        protocol CartScreen: AnyObject { func showCart() }
        final class CartViewController: UIViewController, CartScreen { func showCart() {} }
        final class CartScreens: CartScreen {
          var screens: [CartScreen] = []
          func showCart() { screens.forEach { $0.showCart() } }
        }
        """)
    let shown = code.replacingOccurrences(of: "CartDisplayLogic?", with: "CartScreen?")
      .replacingOccurrences(of: "displayCart", with: "showCart")
    let settings = ReviewSettings(through: ["CartScreens": .view])

    XCTAssertEqual(try ReviewFixture.report(on: shown, settings).seen.map(\.scenes), [0, 1, 1])
  }

  func testAForwarderOfAnotherRoleIsSaidToBeNamedSo() throws {
    let code =
      cart
      + view(
        """
        final class CartViewController: UIViewController {
          var dispatcher: CartDispatcher?
          func tap() { dispatcher?.load() }
        }
        final class CartDispatcher {
          var interactor: CartBusinessLogic?
          func load() { interactor?.load() }
        }
        """)
    let report = try ReviewFixture.report(
      on: code, ReviewSettings(through: ["*Dispatcher": .presenter]))

    XCTAssertEqual(
      SightLine(report: report).remarks,
      [
        "Not judged: view → interactor in Cart, as they speak through CartDispatcher, to which "
          + "`through` of the settings gives another role: give it interactor."
      ])
  }

  func testAnInteractorOfAGenericBaseIsNamed() throws {
    let report = try ReviewFixture.report(
      on: cart
        + view(
          """
          class VIPViewController<I>: UIViewController { var interactor: I? }
          final class CartViewController: VIPViewController<CartInteractor> {
            func tap() { interactor?.load() }
          }
          """))

    XCTAssertEqual(
      SightLine(report: report).remarks,
      [
        "Not judged: view → interactor in Cart, as the type of VIPViewController.interactor is "
          + "not found."
      ])
  }

  func testABaseThatIsDeclaredNowhereIsNamed() throws {
    let report = try ReviewFixture.report(
      on: cart
        + view("final class CartViewController: BaseViewController<Cart>, CartDisplayLogic {}"))

    XCTAssertEqual(
      report.scenes.first?.unseen,
      [
        ReviewedScene.Gap(
          from: .view, to: .interactor, why: .declaredNowhere, missing: "BaseViewController")
      ])
  }

  func testTwoModelsThatAreOneTypeAreBothNamed() throws {
    let models = """
      // file: CartModels.swift
      enum Cart {
        enum Load { struct ViewModel {}; typealias Response = ViewModel }
        enum Save { typealias ViewModel = Cart.Load.Response }
      }
      """
    XCTAssertEqual(
      try ReviewFixture.report(on: cart + models).findings.map(\.message),
      [
        "Cart.Load.Response is the same type as Cart.Load.ViewModel; "
          + "give the presenter something to turn into a ViewModel",
        "Cart.Save.ViewModel is the same type as Cart.Load.Response; "
          + "give the presenter something to turn into a ViewModel",
      ])
  }
}
