@testable import Checkout

extension Address {
  static let home = Address(id: 12, name: "Home", street: "Elm Road 5")
  static let office = Address(
    id: 7, name: "Office", street: "High Street 1")

  /// Home, with the street of years ago.
  static let formerHome = Address(
    id: 12, name: "Home", street: "Mill Lane 3")

  static let blank = Address(id: 0, name: "", street: "")
  static let oddlyWritten = Address(
    id: -1, name: "ada's ", street: " THE mill 1")
}

struct AddressWorkerStub: AddressWorkerLogic {
  var list = [Address.home, .office]

  func addresses() -> [Address] { list }
}

/// Stands in for the checkout's interactor.
final class CheckoutDataStoreStub: CheckoutDataStore {
  var address: Address?
}
