@MainActor
protocol AddressBookRoutingLogic {
  func routeBack()
}

@MainActor
protocol AddressBookDataPassing {
  var dataStore: (any AddressBookDataStore)? { get }
}

final class AddressBookRouter: AddressBookRoutingLogic,
  AddressBookDataPassing
{
  var dataStore: (any AddressBookDataStore)?

  private let checkout: any CheckoutRoutingLogic & CheckoutDataPassing

  init(checkout: any CheckoutRoutingLogic & CheckoutDataPassing) {
    self.checkout = checkout
  }

  func routeBack() {
    passAddress()
    checkout.routeBack()
  }

  private func passAddress() {
    guard let address = dataStore?.chosen else { return }
    checkout.dataStore?.address = address
  }
}
