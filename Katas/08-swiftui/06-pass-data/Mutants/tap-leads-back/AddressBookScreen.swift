import KataSwiftUI

@MainActor
protocol AddressBookDisplayLogic: AnyObject {
  func displayLoad(viewModel: AddressBook.Load.ViewModel)
  func displayChoose(viewModel: AddressBook.Choose.ViewModel)
}

@Observable
final class AddressBookScreen: AddressBookDisplayLogic {
  private(set) var rows: [AddressBook.Load.ViewModel.Row] = []

  @ObservationIgnored var router: (any AddressBookRoutingLogic)?

  func displayLoad(viewModel: AddressBook.Load.ViewModel) {
    rows = viewModel.rows
  }

  func displayChoose(viewModel: AddressBook.Choose.ViewModel) {
  }
}
