import XCTest

@testable import vipkata

/// What a project's settings teach the review about its own words.
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
    """

  private func found(_ settings: ReviewSettings) throws -> [String] {
    try ReviewFixture(name: "dialect", text: code).found(by: VIPReview(settings: settings))
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

  func testAPatternFitsAWholeName() {
    for (pattern, fits) in [
      ("CartBrain", true), ("*Brain", true), ("Cart*", true), ("*a*B*n", true), ("*", true),
      ("Brain", false), ("*Bra", false), ("CartB*Brain", false),
    ] {
      XCTAssertEqual("CartBrain".fits(pattern), fits, pattern)
    }
  }
}
