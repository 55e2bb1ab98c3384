import KataSwiftUI

/// What the app's window shows.
@MainActor
enum OrdersApp {
  static func window(client: any HTTPClient) -> some View {
    OrdersView(viewModel: OrdersViewModel(client: client))
  }
}
