@testable import Checkout

extension Address {
  static let home = Address(id: 12, name: "Home", street: "Elm Road 5")
  static let office = Address(
    id: 7, name: "Office", street: "High Street 1")

  /// Home, with the street of years ago.
  static let formerHome = Address(
    id: 12, name: "Home", street: "Mill Lane 3")
}

struct AddressWorkerStub: AddressWorkerLogic {
  func addresses() -> [Address] { [.home, .office] }
}

/// Stands in for the checkout's interactor.
final class CheckoutDataStoreStub: CheckoutDataStore {
  var address: Address?
}
