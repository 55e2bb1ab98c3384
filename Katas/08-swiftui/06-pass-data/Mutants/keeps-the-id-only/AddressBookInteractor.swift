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
  var chosen: Address? {
    worker.addresses().first { $0.id == chosenID } ?? first
  }

  private var chosenID: Int?
  private let first: Address?

  private let worker: any AddressWorkerLogic

  init(worker: any AddressWorkerLogic, chosen: Address?) {
    self.worker = worker
    first = chosen
  }

  func load(request: AddressBook.Load.Request) {
    presenter?.presentLoad(
      response: .init(addresses: worker.addresses(), chosen: chosen))
  }

  func choose(request: AddressBook.Choose.Request) {
    let known = worker.addresses().first { $0.id == request.id }
    guard let known else { return }
    chosenID = known.id
    presenter?.presentChoose(response: .init())
  }
}
