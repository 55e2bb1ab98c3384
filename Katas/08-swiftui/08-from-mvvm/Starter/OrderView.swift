import KataSwiftUI

/// Where the list leads to. It stays as it is.
struct OrderView: View {
  let number: Int

  var body: some View {
    Text("Everything about order \(number)")
      .navigationTitle("Order \(number)")
  }
}
