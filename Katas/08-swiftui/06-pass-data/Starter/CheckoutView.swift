import KataSwiftUI

struct CheckoutView: View {
  @State private var screen: CheckoutScreen
  @State private var interactor: any CheckoutBusinessLogic
  @State private var router: any CheckoutRoutingLogic

  init(
    screen: CheckoutScreen, interactor: any CheckoutBusinessLogic,
    router: any CheckoutRoutingLogic
  ) {
    self.screen = screen
    self.interactor = interactor
    self.router = router
  }

  var body: some View {
    VStack {
      Text(screen.address)
      Button("Address") { router.routeToAddressBook() }
    }
    .navigationTitle("Checkout")
    .onAppear { interactor.load(request: Checkout.Load.Request()) }
  }
}
