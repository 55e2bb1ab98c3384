@MainActor
protocol AddressBookRoutingLogic {
  func routeBack()
}

@MainActor
protocol AddressBookDataPassing {
  var dataStore: (any AddressBookDataStore)? { get }
}

@MainActor var passedAddress: Address?

final class AddressBookRouter: AddressBookRoutingLogic,
  AddressBookDataPassing
{
  var dataStore: (any AddressBookDataStore)?

  private let checkout: any CheckoutRoutingLogic & CheckoutDataPassing

  init(checkout: any CheckoutRoutingLogic & CheckoutDataPassing) {
    self.checkout = checkout
  }

  func routeBack() {
    passedAddress = dataStore?.chosen
    checkout.routeBack()
  }
}
