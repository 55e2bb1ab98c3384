import XCTest

@testable import vipkata

/// Settings that teach the review a project's own words.
final class DialectTests: XCTestCase {
  private let code = """
    // file: CartBrain.swift
    final class CartBrain: CartInteractable {
      var presenter: CartPresentable?
      func load() {
        presenter?.presentCart(message: Words.of(.empty))
        Tracker.track("cart")
      }
    }

    // file: CartSpeaker.swift
    protocol CartScreen: AnyObject {}
    final class CartSpeaker: CartPresentable {
      var view: CartScreen?
      func presentCart(message: String) { Tracker.track("cart") }
    }

    // file: CartPage.swift
    final class CartPage: CartScreen { var brain: CartInteractable? }

    // file: Tracker.swift
    enum Tracker { static func track(_ name: String) {} }
    """

  private func found(_ settings: ReviewSettings) throws -> [String] {
    try ReviewFixture(text: code).found(by: VIPReview(settings: settings))
  }

  func testWithoutSettingsNothingIsKnownOfIt() throws {
    XCTAssertEqual(try found(ReviewSettings()), [])
  }

  func testPatternsOutsideNamesAndLocalisersAreHeeded() throws {
    var settings = ReviewSettings()
    settings.roles = [
      "*Brain": .interactor, "*Interactable": .interactor, "*Speaker": .presenter,
      "*Presentable": .presenter, "*Page": .view, "*Screen": .view,
    ]
    settings.outside = ["Track*"]
    settings.localisers = ["Words"]
    XCTAssertEqual(
      try found(settings),
      [
        "CartBrain.swift:4 interactor-never-formats", "CartBrain.swift:5 interactor-asks-workers",
        "CartSpeaker.swift:3 view-is-held-weakly",
        "CartSpeaker.swift:4 presenter-is-pure",
      ])
  }

  func testANameInTheSettingsThatNothingBearsIsTold() throws {
    let settings = ReviewSettings(
      roles: ["CartBrian": .interactor, "*Speakers": .presenter, "CartPage": .view],
      through: ["Hermes": .interactor], outside: ["Traker", "Track*", "Tracker"],
      localisers: ["Words"])
    let report = try ReviewFixture.report(on: code, settings)
    XCTAssertTrue(
      SightLine(report: report).lines.joined(separator: " ").hasSuffix(
        ". The settings name CartBrian, and nothing here is called that: did you mean CartBrain? "
          + "The settings name Hermes, and nothing here is called that. "
          + "The settings name Traker, and nothing here is called that: did you mean Tracker?"),
      SightLine(report: report).lines.joined(separator: " "))
  }

  // MARK: - Forwarders

  private let dispatched = """
    // file: CartInteractor.swift
    protocol CartBusinessLogic {}
    enum Cart {}
    extension Cart {
      final class Interactor: CartBusinessLogic {
        let presenter: CartPresentationLogic
        let bus: AppBus
        func load() { presenter.presentCart() }
      }
    }

    // file: CartPresenter.swift
    protocol CartPresentationLogic {}
    extension Cart {
      struct Presenter: CartPresentationLogic {
        let screen: ScreenDispatcher
        func presentCart() { screen.show() }
      }
    }

    // file: CartViewController.swift
    protocol CartDisplayLogic: AnyObject {}
    extension Cart {
      final class ViewController: UIViewController, CartDisplayLogic {
        var requests: RequestDispatcher?
        func tap() { requests?.send { $0.load() } }
      }
    }

    // file: CartDispatchers.swift
    extension Cart {
      final class RequestDispatcher { let logic: CartBusinessLogic }
      final class ScreenDispatcher { weak var display: CartDisplayLogic? }
    }
    """

  private func reported(_ settings: ReviewSettings) throws -> ReviewReport {
    try ReviewFixture.report(on: dispatched, settings)
  }

  func testAnAppWithDispatchersSaysWhatWasNotSeen() throws {
    let report = try reported(ReviewSettings())
    XCTAssertEqual(report.seen.map(\.scenes), [0, 1, 0])
    XCTAssertEqual(
      SightLine(report: report).lines.joined(separator: " "),
      "Seen in 1 scene: view → interactor 0, → presenter 1, → view 0. "
        + "Not judged: presenter → view in Cart, as they speak through ScreenDispatcher: name it in "
        + "`through` of the settings; view → interactor in Cart, as they speak through "
        + "RequestDispatcher: name it in `through` of the settings.")
  }

  func testConfiguredItIsSeenAndWhatLeadsBackIsTold() throws {
    var settings = ReviewSettings()
    settings.through = ["*RequestDispatcher": .interactor, "ScreenDispatcher": .view]
    let report = try reported(settings)
    XCTAssertEqual(report.seen.map(\.scenes), [1, 1, 1])
    XCTAssertEqual(
      report.findings, [], "a forwarder is no concrete part, and holds the view weakly")

    settings.through["AppBus"] = .view
    XCTAssertEqual(
      try reported(settings).findings.map(\.message),
      [
        "the interactor Cart.Interactor holds the view bus; hand a response to the presenter instead"
      ])
  }

  func testAPatternFitsAWholeName() {
    for (pattern, fits) in [
      ("CartBrain", true), ("*Brain", true), ("Cart*", true), ("*a*B*n", true), ("*", true),
      ("Brain", false), ("*Bra", false), ("CartB*Brain", false),
    ] {
      XCTAssertEqual("CartBrain".fits(pattern), fits, pattern)
    }
  }
}
