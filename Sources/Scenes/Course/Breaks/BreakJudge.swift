/// Judges scenes with a mistake in them, and remembers the verdicts.
struct BreakJudge: Sendable {
  let kata: Kata
  let material: KataMaterial
  let suites: any SuiteWorkerLogic
  let syntax: any SyntaxWorkerLogic
  let memory: any VerdictMemoryLogic
  /// Whether to run scenes again whose verdict is remembered.
  var again = false

  /// - Parameter run: a run of the mistake in a woven scene. If the mistake goes unnoticed there,
  ///   it is also built alone, and that verdict counts.
  func verdict(
    on files: KataFiles, run: SuiteRun? = nil, package: String
  ) throws -> Verdict {
    let question = try question(on: files)
    if let known = known(question) { return known }
    let verdict = try judge(files, run, package)
    // A time-out may be the machine's fault.
    if verdict.outcome != .timedOut { memory.keep(verdict, on: question) }
    return verdict
  }

  private func known(_ question: CheckQuestion) -> Verdict? {
    again ? nil : memory.remembered(question)
  }

  private func question(on files: KataFiles) throws -> CheckQuestion {
    CheckQuestion(on: files, of: judged, support: try material.worker.support(of: kata))
  }

  /// The kata without the keys that change no run: when only those change, runs stay remembered.
  private var judged: Kata {
    var judged = kata
    judged.manifest.mutants = []
    judged.manifest.harmless = [:]
    return judged
  }

  private func judge(_ files: KataFiles, _ run: SuiteRun?, _ package: String) throws -> Verdict {
    if let run {
      let verdict = try checker(known: run).verdict(on: files, of: judged)
      if verdict.outcome != .green { return verdict }
    }
    return try checker().verdict(on: files, of: judged, package: "\(package)-alone")
  }

  /// Weaves and runs the breaks whose verdict is not known, as far as they can be built together.
  /// - Parameter package: the hidden package that they are built in.
  func weave(_ breaks: [Break], into files: KataFiles, package: String) throws -> WovenScene {
    let new = try breaks.filter { found in
      let broken = KataFiles(scene: found.broken(files.scene), suite: files.suite)
      return known(try question(on: broken)) == nil
    }
    let job = try material.job(for: kata, files: files, package: package)
    return try WovenScene.ran(job, with: new, by: suites) { woven in
      let verdict = try checker(woven: woven).verdict(on: files, of: kata, package: package)
      if verdict.outcome == .green { memory.keep(verdict, on: try question(on: files)) }
      return verdict
    }
  }

  private func checker(woven: WovenScene? = nil, known: SuiteRun? = nil) -> KataChecker {
    KataChecker(
      material: material, suites: suites, syntax: syntax, woven: woven, known: known)
  }
}
