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
      BookingFields(form: screen.form) { request in
        interactor.change(request: request)
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

}

/// The fields of a form that somebody else keeps.
private struct BookingFields: View {
  let form: Booking.Change.ViewModel
  let change: (Booking.Change.Request) -> Void

  var body: some View {
    TextField("Name", text: binding(form.name) { .name($0) })
    Picker("Guests", selection: binding(form.guests) { .guests($0) }) {
      ForEach(form.choices) { choice in
        Text(choice.label).tag(choice.id)
      }
    }
    Toggle("Outside", isOn: binding(form.isOutside) { .outside($0) })
    if let hint = form.hint {
      Text(hint)
    }
  }

  private func binding<Value>(
    _ value: Value, request: @escaping (Value) -> Booking.Change.Request
  ) -> Binding<Value> {
    Binding(get: { value }, set: { change(request($0)) })
  }
}
