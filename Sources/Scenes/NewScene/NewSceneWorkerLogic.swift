/// What a new scene needs of the disk.
protocol NewSceneWorkerLogic: Sendable {
  /// - Throws: `UserError` when there is no such folder, or nothing in it.
  func templates() throws -> [SceneTemplate]
  /// - Parameter paths: relative to where the scene goes.
  /// - Returns: the paths as they can be opened.
  /// - Throws: `UserError` when one of them exists.
  func requireNew(_ paths: [String]) throws -> [String]
  /// Writes files, none of which may exist.
  /// - Returns: the paths as they can be opened.
  func create(_ files: [String: String]) throws -> [String]
}
