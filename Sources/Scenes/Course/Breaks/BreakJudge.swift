/// Judges scenes with a mistake in them, each once.
struct BreakJudge: Sendable {
  let kata: Kata
  let course: Course
  let worker: any CourseWorkerLogic
  let suites: any SuiteWorkerLogic
  let syntax: any SyntaxWorkerLogic
  let memory: any VerdictMemoryLogic
  /// Whether to run also what has not changed since its run.
  var again = false

  /// - Parameter woven: the same scene as a choice in one that is built once for many. A mistake
  ///   that goes unnoticed there is built alone, too, and that verdict counts.
  func verdict(
    on files: KataFiles, woven: WovenScene? = nil, package: String
  ) throws -> Verdict {
    let question = try question(on: files)
    if let known = known(question) { return known }
    let verdict = try judge(files, woven, package)
    // A time-out may be the machine's doing.
    if verdict.outcome != .timedOut { memory.keep(verdict, on: question) }
    return verdict
  }

  private func known(_ question: CheckQuestion) -> Verdict? {
    again ? nil : memory.remembered(question)
  }

  private func question(on files: KataFiles) throws -> CheckQuestion {
    CheckQuestion(on: files, of: judged, support: try worker.support(of: kata))
  }

  /// Without the keys that change no run, so that runs stay remembered when only those change.
  private var judged: Kata {
    var judged = kata
    judged.manifest.mutants = []
    judged.manifest.harmless = [:]
    return judged
  }

  private func judge(
    _ files: KataFiles, _ woven: WovenScene?, _ package: String
  ) throws -> Verdict {
    if let woven {
      let verdict = try checker(running: woven).verdict(on: files, of: judged, package: package)
      if verdict.outcome != .green, verdict.outcome != .buildFailed { return verdict }
    }
    return try checker().verdict(on: files, of: judged, package: "\(package)-alone")
  }

  /// The breaks whose verdict is not known, as far as they can be built together.
  /// - Parameter package: where they are built.
  func weave(_ breaks: [Break], into files: KataFiles, package: String) throws -> WovenScene {
    let new = try breaks.filter { found in
      let broken = KataFiles(scene: found.broken(files.scene), suite: files.suite)
      return known(try question(on: broken)) == nil
    }
    return try WovenScene.built(of: new, in: files.scene) { woven in
      let verdict = try checker(running: woven).verdict(on: files, of: kata, package: package)
      if verdict.outcome == .green { memory.keep(verdict, on: try question(on: files)) }
      return verdict
    }
  }

  private func checker(running woven: WovenScene? = nil) -> KataChecker {
    KataChecker(
      material: KataMaterial(course: course, worker: worker), suites: suites, syntax: syntax,
      woven: woven)
  }
}
