import XCTest

@testable import Orders

@MainActor
final class CheckoutPresenterTests: XCTestCase {
  private let adas = Order(
    id: "A-1", customer: Customer(firstName: "Ada", lastName: "Lovelace"))
  private let graces = Order(
    id: "G-2", customer: Customer(firstName: "Grace", lastName: "Hopper"))
  private var sut = CheckoutPresenter()
  private var view = CheckoutViewSpy()

  override func setUp() async throws {
    sut = CheckoutPresenter()
    view = CheckoutViewSpy()
    sut.viewController = view
  }

  func testTheThanksHaveATitleAndAMessage() async throws {
    // When
    sut.presentPlaceOrder(response: .init(result: .success(adas)))

    // Then
    let thanks = try XCTUnwrap(
      view.thanks.last,
      "the view was told nothing: call displayThanks(viewModel:), and without a Task"
    )
    XCTAssertEqual(
      thanks.title, "Thank You, Ada!",
      "the title thanks the customer by first name")
    XCTAssertEqual(
      thanks.message, "Your order number is A-1.",
      "the message is a whole sentence with the order's id")
  }

  func testTheThanksAreDisplayedOnce() async {
    // When
    sut.presentPlaceOrder(response: .init(result: .success(adas)))

    // Then
    XCTAssertEqual(
      view.thanks.count, 1,
      "one response, one view model: call displayThanks(viewModel:) exactly once"
    )
  }

  func testAFailureThanksNobody() async {
    for failure in [
      OrderError.emptyCart, .soldOut, .cardRefused, .offline, .unknown,
    ] {
      // When
      sut.presentPlaceOrder(response: .init(result: .failure(failure)))

      // Then
      XCTAssertEqual(
        view.thanks, [],
        "the order failed, \(failure): only a success has a customer to thank"
      )
    }
  }

  func testEachResponseGetsItsOwnWords() async throws {
    // When
    sut.presentPlaceOrder(response: .init(result: .success(adas)))
    sut.presentPlaceOrder(response: .init(result: .success(graces)))

    // Then
    let thanks = try XCTUnwrap(
      view.thanks.last,
      "the view was told nothing: call displayThanks(viewModel:), and without a Task"
    )
    XCTAssertFalse(
      thanks.title.contains("Ada") || thanks.message.contains("A-1"),
      "Grace read “\(thanks.title) \(thanks.message)”: use this response's order, keep nothing"
    )
  }
  func testAViewThatHasGoneIsLetGo() async {
    // Given
    var view: CheckoutViewSpy? = CheckoutViewSpy()
    weak var probe = view
    sut.viewController = view
    sut.presentPlaceOrder(response: .init(result: .success(adas)))

    // When
    view = nil
    sut.presentPlaceOrder(response: .init(result: .success(graces)))

    // Then: no crash, although there is no view any more.
    XCTAssertNil(
      probe,
      "the view has gone, and the presenter still has it: keep nothing but the weak viewController"
    )
  }
}
