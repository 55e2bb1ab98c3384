import Foundation

/// A program to build: the scene, with what begins it.
struct PlayJob: Codable, Equatable, Sendable {
  let module: String
  let sources: [SourceFile]
  /// The expression that makes the first screen.
  let entry: String
  let support: [SupportModule]
  /// Seconds that the scene may take to answer.
  let seconds: Int
}

protocol PlayWorkerLogic: Sendable {
  /// Builds the program, where it is not built yet, and starts it.
  /// - Throws: `PlayedScene.Failure` when the scene does not compile.
  func start(_ job: PlayJob) throws -> any PlayerLogic
}

/// A program that plays a scene.
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

extension PlayJob {
  /// What the files that stand beside the scene begin with.
  static let playFileMark = "VipkataPlay-"

  /// The compiler's words for a mistake in the entry, with what may have been meant.
  func why(_ message: String) -> String {
    guard case .name(let name) = MissingRequirement(compilerMessage: message),
      let word = name.split(separator: ".").last.map(String.init), !message.contains("did you mean")
    else { return "\(message)." }
    let names = sources.flatMap { file in
      String(decoding: file.content, as: UTF8.self)
        .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    let alike = Set(names).filter { $0.first?.isUppercase == word.first?.isUppercase }.sorted()
    return message + (alike.contains(word) ? "." : Nearest.end(of: word, among: alike))
  }
}

extension CourseWorkerLogic {
  /// - Parameter entry: what the manifest has for `play`.
  func playJob(
    for kata: Kata, from entry: String, scene: [SourceFile],
    reading syntax: any SyntaxWorkerLogic
  ) throws -> PlayJob {
    let beside = try files(.play, of: kata).map {
      SourceFile(path: PlayJob.playFileMark + $0.path.fileName, content: $0.content)
    }
    // Where code cannot be read, the scene is played without its cycle.
    let noted = (try? syntax.read(scene, in: "Sources")).map { files in
      zip(scene, files).map { SourceFile(path: $0.path, content: Data($1.notingMessages.utf8)) }
    }
    return PlayJob(
      module: kata.manifest.module, sources: (noted ?? scene) + beside, entry: entry,
      support: try support(of: kata), seconds: kata.manifest.testSeconds)
  }
}

extension PlayWorkerLogic {
  /// The screen that a scene begins with, once it has loaded what it loads by itself.
  func firstReport(of job: PlayJob) throws -> PlayedScene.Report {
    let player = try start(job)
    defer { player.end() }
    var report = PlayedScene.Report(screen: PlayedScene.Screen(), answered: 0, isSettled: false)
    // A scene that never rests is shown as it is then.
    for _ in 0..<100 where !report.isSettled {
      for news in try player.reports(within: 200) {
        report = PlayedScene.Report(
          screen: news.screen, notes: report.notes + news.notes, answered: 0,
          isSettled: news.isSettled)
      }
    }
    return report
  }
}
