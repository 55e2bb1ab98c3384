/// Reads the templates of a new scene and writes its files.
protocol NewSceneWorkerLogic: Sendable {
  /// - Throws: `UserError` when the folder of templates is missing or empty.
  func templates() throws -> [SceneTemplate]
  /// - Parameter paths: relative to the folder that the scene goes to.
  /// - Returns: the paths in a form that can be opened.
  /// - Throws: `UserError` when one of them exists.
  func requireNew(_ paths: [String]) throws -> [String]
  /// Writes files, none of which may exist.
  /// - Returns: the paths in a form that can be opened.
  func create(_ files: [String: String]) throws -> [String]
}
