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
    (
      "Anne-Zoë", "b-7", "Thank You, Anne-Zoë!",
      "Your order number is b-7."
    ),
    (
      "Wilhelmina D'Arcy", "100%%-c", "Thank You, Wilhelmina D'Arcy!",
      "Your order number is 100%%-c."
    ),
    (" Ada ", "1000", "Thank You,  Ada !", "Your order number is 1000."),
    ("", "", "Thank You, !", "Your order number is ."),
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
      "every customer is thanked by the first name in the response, as it stands there, even an empty one"
    )
    #expect(
      thanks?.message == message,
      "every customer reads the id of the order in the response, as it stands there"
    )
  }
  @Test(arguments: [
    Order(
      id: "T-1", customer: Customer(firstName: "Teller", lastName: "")),
    Order(
      id: "H-2", customer: Customer(firstName: "", lastName: "Hopper")),
    Order(
      id: "", customer: Customer(firstName: "Ada", lastName: "Lovelace")),
  ])
  func nobodyIsLeftOut(order: Order) {
    // Given
    let view = CheckoutViewSpy()
    let sut = CheckoutPresenter()
    sut.viewController = view

    // When
    sut.presentPlaceOrder(response: .init(result: .success(order)))

    // Then
    #expect(
      view.thanks.count == 1,
      "a text is empty, and the order is placed all the same: thank every customer, a presenter decides nothing"
    )
  }
}
