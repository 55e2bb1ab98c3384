import Testing

@testable import Orders

@MainActor
@Suite struct CheckoutPresenterFailureTests {
  private let view = CheckoutViewSpy()
  private let sut = CheckoutPresenter()

  init() {
    sut.viewController = view
  }

  @Test(arguments: [
    (OrderError.emptyCart, "Your cart is empty."),
    (OrderError.soldOut, "Sorry, this is sold out."),
    (OrderError.cardRefused, "Your card was refused. Try another one."),
    (OrderError.offline, "You seem to be offline. Try again later."),
    (OrderError.unknown, "Something went wrong. Try again."),
  ])
  func everyErrorHasWordsOfItsOwn(error: OrderError, message: String) throws
  {
    // When
    sut.presentPlaceOrder(response: .init(result: .failure(error)))

    // Then
    let failure = try #require(
      view.failures.last,
      "the view was told nothing: call displayFailure(viewModel:), and without a Task"
    )
    #expect(
      failure.message == message,
      "the brief has a message for each error: use this one's")
  }

  @Test func messagesAreWrittenForPeople() throws {
    // When
    sut.presentPlaceOrder(
      response: .init(result: .failure(.cardRefused)))

    // Then
    let failure = try #require(
      view.failures.last,
      "the view was told nothing: call displayFailure(viewModel:), and without a Task"
    )
    #expect(
      !failure.message.contains("cardRefused")
        && !failure.message.contains("OrderError"),
      "users would read a name from the code: write a sentence instead")
  }

  @Test(arguments: OrderError.all)
  func aFailureHasItsOwnTitle(error: OrderError) throws {
    // When
    sut.presentPlaceOrder(response: .init(result: .failure(error)))

    // Then
    let failure = try #require(
      view.failures.last,
      "the view was told nothing: call displayFailure(viewModel:), and without a Task"
    )
    #expect(
      failure.title == "Order Failed",
      "the title is Order Failed for each error")
  }

  @Test(arguments: OrderError.all)
  func aFailureIsDisplayedOnce(error: OrderError) {
    // When
    sut.presentPlaceOrder(response: .init(result: .failure(error)))

    // Then
    let failures = view.failures.count
    #expect(
      failures == 1,
      "one failure is displayed once: call displayFailure(viewModel:) once")
  }

  @Test(arguments: OrderError.all)
  func aFailureThanksNobody(error: OrderError) {
    // When
    sut.presentPlaceOrder(response: .init(result: .failure(error)))

    // Then
    let thanks = view.thanks.count
    #expect(
      thanks == 0,
      "the order failed: do not call displayThanks(viewModel:)")
  }

  @Test func aCustomerIsStillThanked() {
    // Given
    let order = Order(
      id: "A-1", customer: Customer(firstName: "Ada", lastName: "Lovelace"))

    // When
    sut.presentPlaceOrder(response: .init(result: .success(order)))

    // Then
    let texts = view.thanks.flatMap { [$0.title, $0.message] }
    #expect(
      texts == ["Thank You, Ada!", "Your order number is A-1."],
      "a success is still thanked for as before")
  }
}

extension OrderError {
  fileprivate static let all: [OrderError] = [
    .emptyCart, .soldOut, .cardRefused, .offline, .unknown,
  ]
}
