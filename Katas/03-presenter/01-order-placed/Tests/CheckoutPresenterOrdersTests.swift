import Testing

@testable import Orders

/// The idea of `testTheThanksHaveATitleAndAMessage` in Swift Testing: one test, many orders.
@MainActor
@Suite struct CheckoutPresenterOrdersTests {
  @Test(arguments: [
    ("Ada", "A-1", "Thank You, Ada!", "Your order number is A-1."),
    ("Grace", "G-2", "Thank You, Grace!", "Your order number is G-2."),
    ("J", "7", "Thank You, J!", "Your order number is 7."),
    (
      "mary Ann", "2026-B-42", "Thank You, mary Ann!",
      "Your order number is 2026-B-42."
    ),
  ])
  func everyCustomerIsThankedByName(
    name: String, id: String, title: String, message: String
  ) {
    // Given
    let view = CheckoutViewSpy()
    let sut = CheckoutPresenter()
    sut.viewController = view
    let customer = Customer(firstName: name, lastName: "Hopper")

    // When
    sut.presentPlaceOrder(
      response: .init(result: .success(Order(id: id, customer: customer))))

    // Then
    let thanks = view.thanks.last
    #expect(
      thanks?.title == title,
      "every customer is thanked by the first name in the response")
    #expect(
      thanks?.message == message,
      "every customer reads the id of the order in the response")
  }
}
