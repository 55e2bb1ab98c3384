/// Writes the course out. Folders are given as the user typed them.
protocol PublishingWorkerLogic {
  /// Writes `Katas` and `Solutions` of the course that this program came with, both or neither.
  /// - Throws: `UserError` if one of them is there already, or if there is no course to write.
  func write(to folder: String) throws
  /// - Throws: `UserError` if the folder holds anything but a site that this program wrote.
  func requireFree(_ folder: String) throws
}
