import KataSwiftUI

/// What the app's window shows.
@MainActor
enum OrdersApp {
  static func window(client: any HTTPClient) -> some View {
    OrderListFlow.configured(client: client)
  }
}
