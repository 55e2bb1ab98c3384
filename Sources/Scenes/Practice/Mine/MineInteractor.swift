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
      presenter.presentProgress(response: Mine.ShowProgress.Response(kata: kata.id))
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
      let given = Set(try state.material.start(of: kata).scene.map(\.path))
      let added = scene.map(\.path).filter { !given.contains($0) }
      let all = try BreakFinder.breaks(in: scene, of: kata, and: added, reading: workers.syntax)
      let chosen = request.all ? all : all.spread(atMost: Mine.most)
      let fates = try trial(chosen, of: files, judge, of: kata, state)
      let tried = chosen.filter { fates[$0.key] != .uncounted }.map { found in
        Mine.Tried(
          found: found,
          file: workers.workspace.path(of: "\(kata.sceneFolder)/\(found.file)", in: kata),
          isNoticed: fates[found.key] == .noticed)
      }
      presenter.presentTried(
        response: Mine.Try.Response(
          kata: kata, tried: tried, chosen: chosen.count, all: all.count,
          tests: paths(of: tests, in: kata)))
    }
  }

  private func judge(_ kata: Kata, _ state: CourseState) -> BreakJudge {
    BreakJudge(
      kata: kata, material: state.material, suites: workers.suites, syntax: workers.syntax,
      memory: memory)
  }

  private enum Fate {
    case noticed, missed
    /// It does not compile, or no test of the course notices it.
    case uncounted
  }

  /// - Parameter own: judges by the learner's tests.
  /// - Returns: the fates by the breaks' keys.
  private func trial(
    _ breaks: [Break], of files: KataFiles, _ own: BreakJudge, of kata: Kata, _ state: CourseState
  ) throws -> [String: Fate] {
    let hidden = try state.material.suite(of: kata).map(\.file)
    let course = judge(kata, state)
    let woven = try own.weave(breaks, into: files, package: "mine-0")
    let fate: @Sendable (Break, Int) throws -> Fate = { found, lane in
      var broken = KataFiles(scene: found.broken(files.scene), suite: files.suite)
      var outcome = try own.verdict(
        on: broken, run: woven.run(with: found), package: "mine-\(lane)"
      ).outcome
      guard outcome == .green else { return outcome == .buildFailed ? .uncounted : .noticed }
      broken.suite = hidden
      outcome = try course.verdict(on: broken, package: "mine-\(lane)-course").outcome
      return outcome == .green || outcome == .buildFailed ? .uncounted : .missed
    }
    var fates: [String: Fate] = [:]
    var done = 0
    try parallel.run(breaks) { found, lane in
      (found.key, Result { try fate(found, lane) })
    } each: { key, tried in
      fates[key] = try tried.get()
      done += 1
      presenter.presentProgress(
        response: Mine.ShowProgress.Response(kata: kata.id, done: done, total: breaks.count))
    }
    return fates
  }

  private func report(
    _ verdict: Verdict, of kata: Kata, _ tests: [SourceFile]
  ) -> Practice.Check.Response {
    var verdict = verdict
    // Its words are about a scene that is known to be correct.
    if !verdict.failing.isEmpty { verdict.reason = nil }
    var files = Practice.Check.Files(edit: paths(of: tests, in: kata))
    for file in verdict.files { files.paths[file] = workers.workspace.path(of: file, in: kata) }
    return Practice.Check.Response(
      kata: kata.ofTests, verdict: verdict, files: files,
      help: Practice.Check.Help(hasMoreHints: false))
  }

  private func paths(of tests: [SourceFile], in kata: Kata) -> [String] {
    tests.map { workers.workspace.path(of: "\(kata.suiteFolder)/\($0.path)", in: kata) }
  }
}

extension Kata {
  /// The same kata as one of kind `tests`, so that the suite is judged.
  fileprivate var ofTests: Kata {
    var kata = self
    kata.manifest.kind = .tests
    kata.manifest.mutants = []
    return kata
  }
}
