/// Where the course goes. Folders are given as the user typed them.
protocol PublishingWorkerLogic {
  /// Writes `Katas` and `Solutions` of the course that this program came with, both or neither.
  /// - Throws: `UserError` where one of them is there already, or there is no course to write.
  func write(to folder: String) throws
  /// - Throws: `UserError` where the folder holds anything but a site of ours.
  func requireFree(_ folder: String) throws
}
