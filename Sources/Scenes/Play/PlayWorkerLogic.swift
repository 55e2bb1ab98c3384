protocol PlayWorkerLogic: Sendable {
  /// Builds the program, where it is not built yet, and starts it.
  /// - Throws: `PlayedScene.Failure` when the scene does not compile.
  func start(_ job: PlayJob) throws -> any PlayerLogic
}

protocol PlayerLogic: AnyObject {
  /// Can be read when the program said something.
  var descriptor: Int32 { get }
  func send(_ event: PlayedScene.Event)
  /// What it said since the last call.
  /// - Throws: `PlayedScene.Failure` when it crashed or does not answer any more.
  func reports(within milliseconds: Int32) throws -> [PlayedScene.Report]
  /// It leaves nothing behind that goes on.
  func end()
}

extension PlayWorkerLogic {
  /// The screen that a scene begins with, once it has loaded what it loads by itself.
  func firstReport(of job: PlayJob) throws -> PlayedScene.Report {
    let player = try start(job)
    defer { player.end() }
    var report = PlayedScene.Report(screen: PlayedScene.Screen(), answered: 0, isSettled: false)
    // A scene that never rests is shown as it is then.
    for _ in 0..<100 where !report.isSettled {
      for var news in try player.reports(within: 200) {
        news.notes = report.notes + news.notes
        report = news
      }
    }
    return report
  }
}
