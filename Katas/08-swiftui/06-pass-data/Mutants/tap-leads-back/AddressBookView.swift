import KataSwiftUI

struct AddressBookView: View {
  @State private var screen: AddressBookScreen
  @State private var interactor: any AddressBookBusinessLogic

  init(
    screen: AddressBookScreen, interactor: any AddressBookBusinessLogic
  ) {
    self.screen = screen
    self.interactor = interactor
  }

  var body: some View {
    List(screen.rows) { row in
      Button(row.title) {
        interactor.choose(request: AddressBook.Choose.Request(id: row.id))
        screen.router?.routeBack()
      }
    }
    .navigationTitle("Addresses")
    .onAppear { interactor.load(request: AddressBook.Load.Request()) }
  }
}
