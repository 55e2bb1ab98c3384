import KataSwiftUI

@MainActor
protocol CheckoutRoutingLogic {
  func routeToAddressBook()
  func routeBack()
}

@MainActor
protocol CheckoutDataPassing {
  var dataStore: (any CheckoutDataStore)? { get }
}

/// Owns the path of the flow.
@Observable
final class CheckoutRouter: CheckoutRoutingLogic, CheckoutDataPassing {
  var path: [Place] = []
  @ObservationIgnored weak var dataStore: (any CheckoutDataStore)?

  @ObservationIgnored private let worker: any AddressWorkerLogic

  init(worker: any AddressWorkerLogic) {
    self.worker = worker
  }

  func routeToAddressBook() {
    path.append(.addressBook)
  }

  func routeBack() {
    _ = path.popLast()
  }

  /// The scene of `Place.addressBook`. SwiftUI asks for it again and again,
  /// and keeps the first.
  func addressBook() -> AddressBookView {
    AddressBookView.configured(
      worker: worker, chosen: dataStore?.address, checkout: self)
  }
}
