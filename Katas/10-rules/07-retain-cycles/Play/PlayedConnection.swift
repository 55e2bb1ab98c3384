/// Lives as long as the app, and never loses the connection.
final class PlayedConnection: ConnectionWorkerLogic {
  static let shared = PlayedConnection()
  private var handlers: [@MainActor () -> Void] = []

  func onLoss(_ handler: @escaping @MainActor () -> Void) {
    handlers.append(handler)
  }
}
