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

  private var all: [Address] = []
  private let worker: any AddressWorkerLogic

  init(worker: any AddressWorkerLogic, chosen: Address?) {
    self.worker = worker
    self.chosen = chosen
  }

  func load(request: AddressBook.Load.Request) {
    all = worker.addresses()
    presenter?.presentLoad(response: .init(addresses: all, chosen: chosen))
  }

  func choose(request: AddressBook.Choose.Request) {
    let known = all.first { $0.id == request.id }
    guard let known else { return }
    chosen = known
    presenter?.presentChoose(response: .init())
  }
}
