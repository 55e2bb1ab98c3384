/// Watches the network for all scenes, and lives as long as the app.
@MainActor
protocol ConnectionWorkerLogic: AnyObject {
  /// Keeps the handler, and calls it whenever the connection is lost.
  func onLoss(_ handler: @escaping @MainActor () -> Void)
}
