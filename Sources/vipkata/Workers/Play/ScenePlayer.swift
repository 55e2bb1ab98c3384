import Foundation

/// Builds programs that play scenes, and starts them.
struct ScenePlayer: PlayWorkerLogic {
  let suites: SuiteRunner

  func start(_ job: PlayJob) throws -> any PlayerLogic {
    let player = try suites.player(job)
    // The same build may be running ahead, at a lower priority.
    if !player.builds.isEmpty { AheadBuild.stop(suites.packages) }
    for build in player.builds {
      let result = try build.run()
      guard result.ending != .exited(0) else { continue }
      if let obstacle = BuildObstacle.error(in: result.errors) { throw obstacle }
      let found = DiagnosticReader(root: player.package.root.path)
        .diagnostics(in: result.errors)
      let error = found.first { $0.severity == .error }
      if let error, error.place.file.fileName.hasPrefix(SuiteRunner.playerFile) {
        throw PlayedScene.Failure.entryDoesNotBuild(job.entry, why: job.why(error.message))
      }
      throw PlayedScene.Failure.doesNotBuild(error)
    }
    return try PlayerProcess(player)
  }
}

/// One run of such a program, connected by a socket of its own.
final class PlayerProcess: PlayerLogic {
  let descriptor: Int32
  private let running: BackgroundTask<ChildProcess.Result>
  private let player: SuiteRunner.PlayerProgram
  private var rest = Data()
  private var sent = 0
  /// When the wait for an answer began; nil if no answer is awaited.
  private var waitsSince: SuspendingClock.Instant? = SuspendingClock.now

  init(_ player: SuiteRunner.PlayerProgram) throws {
    guard let (near, far) = Libc.socketPair() else {
      throw WorkerFailure("no line to the scene could be opened")
    }
    descriptor = near
    self.player = player
    // A memory limit, so that a scene that takes all memory ends before the machine does.
    let script = "ulimit -v 8388608 2>/dev/null; ulimit -c 0; exec \"$0\""
    let child = ChildProcess(
      "/bin/sh", ["-c", script, player.program.path], environment: player.environment,
      mark: HiddenPackage.mark)
    player.package.backtrace.remove()
    running = BackgroundTask { task in
      defer { close(far) }
      return try child.run(line: far) { !task.isWanted }
    }
  }

  deinit {
    end()
    close(descriptor)
  }

  func end() { running.end() }

  func send(_ event: PlayedScene.Event) {
    guard let json = try? JSONEncoder().encode(event) else { return }
    sent = event.number
    waitsSince = waitsSince ?? SuspendingClock.now
    // A short write does not matter: only a scene that reads no more leaves no room.
    (json + [UInt8(ascii: "\n")]).withUnsafeBytes {
      _ = write(descriptor, $0.baseAddress, $0.count)
    }
  }

  func reports(within milliseconds: Int32) throws -> [PlayedScene.Report] {
    // Asked before reading, so that the last words of an ended scene are read.
    let ending = running.result
    let reports = read(within: ending == nil ? milliseconds : 0)
    if let last = reports.last {
      waitsSince = last.answered == sent ? nil : SuspendingClock.now
      return reports
    }
    if let ending { throw failure(of: try ending.get()) }
    let seconds = player.package.job.testSeconds
    if let since = waitsSince, SuspendingClock.now - since > .seconds(seconds) {
      end()
      throw PlayedScene.Failure.hangs(seconds)
    }
    return []
  }

  private func read(within milliseconds: Int32) -> [PlayedScene.Report] {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return [] }
    rest += Files.available(in: descriptor)
    return Files.takeLines(of: &rest).compactMap {
      try? JSONDecoder().read(PlayedScene.Report.self, from: $0)
    }
  }

  private func failure(of result: ChildProcess.Result) -> PlayedScene.Failure {
    let package = player.package
    let report = CrashReport(
      backtrace: package.backtrace, root: package.root.path, module: package.module,
      output: result.output + result.errors, tools: "")
    let words = report.message
      .replacing("the test program", with: "its program")
      .replacing("before this test was over", with: "by itself")
    return .ended(words.hasSuffix(".") ? words : words + ".", at: report.place)
  }
}
