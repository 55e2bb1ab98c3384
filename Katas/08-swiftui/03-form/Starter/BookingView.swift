import KataSwiftUI

struct BookingView: View {
  @State private var screen: BookingScreen
  @State private var interactor: any BookingBusinessLogic

  init(screen: BookingScreen, interactor: any BookingBusinessLogic) {
    self.screen = screen
    self.interactor = interactor
  }

  var body: some View {
    Form {
      // TODO: The controls, the hint, the button and the message.
    }
    .navigationTitle("A table")
    .onAppear {
      interactor.open(request: Booking.Open.Request())
    }
  }
}
