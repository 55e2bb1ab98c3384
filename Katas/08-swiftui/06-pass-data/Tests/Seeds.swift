@testable import Checkout

extension Address {
  static let home = Address(id: 1, name: "Home", street: "Elm Road 5")
  static let office = Address(
    id: 2, name: "Office", street: "High Street 1")
}

struct AddressWorkerStub: AddressWorkerLogic {
  func addresses() -> [Address] { [.home, .office] }
}

/// Stands in for the checkout's interactor.
final class CheckoutDataStoreStub: CheckoutDataStore {
  var address: Address?
}
