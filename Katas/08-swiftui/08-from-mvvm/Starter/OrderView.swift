import KataSwiftUI

/// Where the list leads to. It stays as it is.
struct OrderView: View {
  let number: Int

  var body: some View {
    Text("\(number)")
      .navigationTitle("Order \(number)")
  }
}
