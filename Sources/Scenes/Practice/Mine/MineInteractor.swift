@MainActor
protocol MineBusinessLogic {
  func tryTests(request: Mine.Try.Request)
}

/// Decides which breaks of the learner's code are tried, and which of them count.
struct MineInteractor: MineBusinessLogic {
  let presenter: any MinePresentationLogic
  let workers: PracticeWorkers
  let memory: any VerdictMemoryLogic
  let parallel: any ParallelWorkerLogic

  func tryTests(request: Mine.Try.Request) {
    attempt(failuresTo: presenter) {
      let state = try CourseState(workers: workers)
      let kata = try state.openedKata(request.kata)
      guard kata.isCode else { throw Mine.Failure.isOfTests(kata.id) }
      let scene = try workers.workspace.learnerFiles(of: kata)
      let tests = try workers.workspace.ownTests(of: kata)
      if tests.isEmpty, let file = try workers.workspace.misplacedTest(of: kata) {
        throw Mine.Failure.isMisplaced(
          workers.workspace.path(of: file, in: kata),
          belongsIn: workers.workspace.path(of: kata.suiteFolder, in: kata))
      }
      workers.ahead.stop()
      presenter.presentProgress(response: Mine.Progress.Response(kata: kata.id))
      guard try state.verdict(on: scene, of: kata, onBug: { _ in }).outcome == .green else {
        throw Mine.Failure.notGreen(kata.id)
      }
      try workers.workspace.beginTests(of: kata)
      guard !tests.isEmpty else {
        let first = paths(of: try workers.workspace.ownTests(of: kata), in: kata)[0]
        return presenter.presentBegin(response: Mine.Begin.Response(kata: kata, file: first))
      }
      let files = KataFiles(scene: scene, suite: tests)
      let judge = judge(kata.ofTests, state)
      let verdict = try judge.verdict(on: files, package: "mine-0")
      guard verdict.outcome == .green else {
        return presenter.presentRed(response: report(verdict, of: kata, tests))
      }
      let all = try breaks(of: scene, in: kata, state)
      let chosen = request.all ? all : all.spread(atMost: Mine.most)
      let noticed = try trial(chosen, of: files, judge, of: kata, state)
      let tried = chosen.compactMap { found in
        noticed[found.key].map {
          Mine.Tried(
            found: found,
            file: workers.workspace.path(of: "\(kata.sceneFolder)/\(found.file)", in: kata),
            isNoticed: $0)
        }
      }
      presenter.presentTried(
        response: Mine.Try.Response(
          kata: kata, tried: tried, chosen: chosen.count, all: all.count,
          tests: paths(of: tests, in: kata)))
    }
  }

  private func judge(_ kata: Kata, _ state: CourseState) -> BreakJudge {
    BreakJudge(
      kata: kata, course: state.course, worker: workers.course, suites: workers.suites,
      syntax: workers.syntax, memory: memory)
  }

  /// Of the files to edit, and of those that the learner has added.
  private func breaks(
    of scene: [SourceFile], in kata: Kata, _ state: CourseState
  ) throws -> [Break] {
    let given = Set(try state.material.start(of: kata).scene.map(\.path))
    let own = scene.map(\.path).filter { !given.contains($0) }
    return try BreakFinder.breaks(in: scene, of: kata, and: own, reading: workers.syntax)
  }

  /// - Parameter own: judges by the learner's tests.
  /// - Returns: whether these notice a break, by its key; nothing for one that does not count.
  private func trial(
    _ breaks: [Break], of files: KataFiles, _ own: BreakJudge, of kata: Kata, _ state: CourseState
  ) throws -> [String: Bool] {
    let hidden = try state.material.suite(of: kata).map(\.file)
    let course = judge(kata, state)
    let woven = try own.weave(breaks, into: files, package: "mine-0")
    let run: @Sendable (Break, Int) -> Result<(String, Bool?), any Error> = { found, lane in
      Result {
        var broken = KataFiles(scene: found.broken(files.scene), suite: files.suite)
        var outcome = try own.verdict(
          on: broken, woven: woven.choosing(found), package: "mine-\(lane)"
        ).outcome
        guard outcome == .green else { return (found.key, outcome == .buildFailed ? nil : true) }
        broken.suite = hidden
        outcome = try course.verdict(on: broken, package: "mine-\(lane)-course").outcome
        return (found.key, outcome == .green || outcome == .buildFailed ? nil : false)
      }
    }
    var noticed: [String: Bool] = [:]
    var done = 0
    try parallel.run(breaks, body: run) { tried in
      let (key, isNoticed) = try tried.get()
      noticed[key] = isNoticed
      done += 1
      presenter.presentProgress(
        response: Mine.Progress.Response(kata: kata.id, done: done, total: breaks.count))
    }
    return noticed
  }

  /// What is to be said of tests that do not pass on the code as it is.
  private func report(
    _ verdict: Verdict, of kata: Kata, _ tests: [SourceFile]
  ) -> Practice.Check.Response {
    var verdict = verdict
    // That is about a scene which is known to be right.
    if !verdict.failing.isEmpty { verdict.reason = nil }
    var files = Practice.Check.Files(edit: paths(of: tests, in: kata))
    for file in verdict.files { files.paths[file] = workers.workspace.path(of: file, in: kata) }
    return Practice.Check.Response(
      kata: kata.ofTests, verdict: verdict, files: files,
      sequel: .open(Practice.Check.Help(hasMoreHints: false)))
  }

  private func paths(of tests: [SourceFile], in kata: Kata) -> [String] {
    tests.map { workers.workspace.path(of: "\(kata.suiteFolder)/\($0.path)", in: kata) }
  }
}

extension Kata {
  /// The same as one where the suite is judged, on this scene.
  fileprivate var ofTests: Kata {
    var kata = self
    kata.manifest.kind = .tests
    kata.manifest.mutants = []
    return kata
  }
}
