protocol PlayWorkerLogic: Sendable {
  /// Builds the program, unless it is built already, and starts it.
  /// - Throws: `PlayedScene.Failure` when the scene does not compile.
  func start(_ job: PlayJob) throws -> any PlayerLogic
}

protocol PlayerLogic: AnyObject {
  /// Becomes readable when the program has reported something.
  var descriptor: Int32 { get }
  func send(_ event: PlayedScene.Event)
  /// The program's reports since the last call.
  /// - Throws: `PlayedScene.Failure` when the program has crashed, or does not answer any more.
  func reports(within milliseconds: Int32) throws -> [PlayedScene.Report]
  /// Ends the program, so that none of its processes go on.
  func end()
}

extension PlayWorkerLogic {
  /// The scene's first screen, after it has loaded what it loads by itself.
  func firstReport(of job: PlayJob) throws -> PlayedScene.Report {
    let player = try start(job)
    defer { player.end() }
    var report = PlayedScene.Report(screen: PlayedScene.Screen(), answered: 0, isSettled: false)
    // A scene that never settles is shown as it is after these attempts.
    for _ in 0..<100 where !report.isSettled {
      for var news in try player.reports(within: 200) {
        news.notes = report.notes + news.notes
        report = news
      }
    }
    return report
  }
}
