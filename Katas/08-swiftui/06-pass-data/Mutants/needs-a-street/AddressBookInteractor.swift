@MainActor
protocol AddressBookBusinessLogic {
  func load(request: AddressBook.Load.Request)
  func choose(request: AddressBook.Choose.Request)
}

@MainActor
protocol AddressBookDataStore: AnyObject {
  var chosen: Address? { get }
}

final class AddressBookInteractor: AddressBookBusinessLogic,
  AddressBookDataStore
{
  var presenter: (any AddressBookPresentationLogic)?
  private(set) var chosen: Address?

  private let worker: any AddressWorkerLogic

  init(worker: any AddressWorkerLogic, chosen: Address?) {
    self.worker = worker
    self.chosen = chosen
  }

  func load(request: AddressBook.Load.Request) {
    presenter?.presentLoad(
      response: .init(addresses: worker.addresses(), chosen: chosen))
  }

  func choose(request: AddressBook.Choose.Request) {
    let known = worker.addresses().first { $0.id == request.id }
    guard let known, !known.street.isEmpty else { return }
    chosen = known
    presenter?.presentChoose(response: .init())
  }
}
