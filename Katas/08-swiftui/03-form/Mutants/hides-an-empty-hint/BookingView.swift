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
      TextField("Name", text: name)
      Picker("Guests", selection: guests) {
        ForEach(screen.form.choices) { choice in
          Text(choice.label).tag(choice.id)
        }
      }
      Toggle("Outside", isOn: isOutside)
      if let hint = screen.form.hint, !hint.isEmpty {
        Text(hint)
      }
      Button("Book") {
        interactor.book(request: Booking.Book.Request())
      }
      .disabled(!screen.form.canBook)
      if let message = screen.message {
        Text(message)
      }
    }
    .navigationTitle("A table")
    .onAppear {
      interactor.open(request: Booking.Open.Request())
    }
  }

  private var name: Binding<String> {
    Binding(
      get: { screen.form.name },
      set: { interactor.change(request: .name($0)) })
  }

  private var guests: Binding<Int> {
    Binding(
      get: { screen.form.guests },
      set: { interactor.change(request: .guests($0)) })
  }

  private var isOutside: Binding<Bool> {
    Binding(
      get: { screen.form.isOutside },
      set: { interactor.change(request: .outside($0)) })
  }
}
