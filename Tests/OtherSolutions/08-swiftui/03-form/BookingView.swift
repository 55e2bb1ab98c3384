import KataSwiftUI

struct BookingView: View {
  @State private var screen: BookingScreen
  @State private var interactor: any BookingBusinessLogic

  init(screen: BookingScreen, interactor: any BookingBusinessLogic) {
    _screen = State(initialValue: screen)
    _interactor = State(initialValue: interactor)
  }

  var body: some View {
    Form {
      Section {
        BookingFields(form: screen.form) { interactor.change(request: $0) }
      }
      Section {
        Button {
          interactor.book(request: .init())
        } label: {
          Text("Book")
        }
        .disabled(screen.form.canBook == false)
        screen.message.map { Text($0) }
      }
    }
    .navigationTitle("A table")
    .onAppear { interactor.open(request: .init()) }
  }
}

/// The fields of a form that somebody else keeps: each change goes to `change`.
private struct BookingFields: View {
  let form: Booking.Change.ViewModel
  let change: (Booking.Change.Request) -> Void

  var body: some View {
    TextField("Name", text: binding(form.name) { .name($0) })
    Toggle("Outside", isOn: binding(form.isOutside) { .outside($0) })
    Picker("Guests", selection: binding(form.guests) { .guests($0) }) {
      ForEach(form.choices) { Text($0.label).tag($0.id) }
    }
    if let hint = form.hint { Text(hint) }
  }

  private func binding<Value>(
    _ value: Value, request: @escaping (Value) -> Booking.Change.Request
  ) -> Binding<Value> {
    Binding(get: { value }, set: { change(request($0)) })
  }
}
