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
    if let address = dataStore?.chosen, !address.name.isEmpty {
      checkout.dataStore?.address = address
    }
    checkout.routeBack()
  }
}
