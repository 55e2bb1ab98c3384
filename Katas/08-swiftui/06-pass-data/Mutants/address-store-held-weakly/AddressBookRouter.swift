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
  weak var dataStore: (any AddressBookDataStore)?

  private let checkout: any CheckoutRoutingLogic & CheckoutDataPassing

  init(checkout: any CheckoutRoutingLogic & CheckoutDataPassing) {
    self.checkout = checkout
  }

  func routeBack() {
    if let address = dataStore?.chosen {
      checkout.dataStore?.address = address
    }
    checkout.routeBack()
  }
}
