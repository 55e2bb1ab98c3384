@MainActor
protocol AddressBookPresentationLogic {
  func presentLoad(response: AddressBook.Load.Response)
  func presentChoose(response: AddressBook.Choose.Response)
}

final class AddressBookPresenter: AddressBookPresentationLogic {
  weak var screen: (any AddressBookDisplayLogic)?

  func presentLoad(response: AddressBook.Load.Response) {
    let rows = response.addresses.map { address in
      AddressBook.Load.ViewModel.Row(
        id: address.id,
        title: (address == response.chosen ? "✓ " : "") + address.name,
        address: address)
    }
    screen?.displayLoad(viewModel: .init(rows: rows))
  }

  func presentChoose(response: AddressBook.Choose.Response) {
    screen?.displayChoose(viewModel: .init())
  }
}
