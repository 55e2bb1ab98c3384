extension KataProof {
  mutating func proveMutants(starter: Verdict, solution: Verdict) throws {
    var failed = Set(starter.failing.map(\.name))
    let mutants = kataOfFoundMutants.manifest.mutants
    let asDeclared = try wovenVerdicts(of: mutants)
    for mutant in mutants {
      let verdict =
        try asDeclared[mutant.name] ?? verdict(on: try material.mutant(mutant, of: kata))
      let folder = "Mutants/\(mutant.name)"
      switch verdict.outcome {
      case .green:
        report(.mutant, folder, .mutantIsGreen(says: mutant.says))
      case .buildFailed:
        try reportUnbuilt(.mutant(stray(of: mutant)), of: mutant, verdict)
      case .red, .crashed, .timedOut:
        failed.formUnion(verdict.failing.map(\.name))
        let observed = observation(of: mutant, verdict)
        proof.observed.append(observed)
        let differs = difference(mutant, observed, verdict)
        if !differs.isNone { report(.mutant, folder, .mutantDiffers(differs)) }
      }
    }
    // A declared test that a mutant does not fail is that mutant's finding.
    let declared = kata.manifest.mutants.flatMap(\.fails)
    // Carried tests were proved in the kata that has them.
    let unfailed = solution.tests.filter { test in
      test.workedIn == nil && test.status == .passed && !failed.contains(test.name)
        && !declared.contains { test.name.matches($0) }
    }
    reportToothless(unfailed.map(\.name.description).sorted(), starter: starter, solution: solution)
  }

  /// The verdicts on the mutants that can be built together, by name. A mutant has none if it does
  /// not do there what it declares.
  private func wovenVerdicts(of mutants: [Mutant]) throws -> [String: Verdict] {
    let breaks = try material.breaks(in: kataOfFoundMutants, reading: workers.syntax)
    let solution = try material.solution(of: kata)
    let job = try material.job(for: kataOfFoundMutants, files: solution, package: package)
    let woven = try WovenScene.ran(
      job, with: mutants.compactMap { breaks[$0.name] }, by: suites
    ) { try verdict(on: solution, woven: $0) }
    return try mutants.reduce(into: [:]) { verdicts, mutant in
      guard let run = breaks[mutant.name].flatMap(woven.run) else { return }
      let verdict = try verdict(on: try material.mutant(mutant, of: kata), known: run)
      if difference(mutant, observation(of: mutant, verdict), verdict).isNone {
        verdicts[mutant.name] = verdict
      }
    }
  }

  private mutating func reportToothless(_ tests: [String], starter: Verdict, solution: Verdict) {
    guard !tests.isEmpty else { return }
    guard !kata.manifest.mutants.isEmpty else {
      let own = solution.tests.count { $0.workedIn == nil }
      let failing = starter.outcome == .buildFailed ? nil : own - tests.count
      return report(.mutant, "kata.json", .noMutant(failing: failing, of: own))
    }
    // It is not known what the starter would fail.
    if starter.outcome == .buildFailed, kata.manifest.starterBuilds { return }
    report(.toothless, kata.provenSuite, .toothless(tests))
  }

  /// Reports the bugs that the reference suite misses because they do not build.
  mutating func proveBugs(missed: [PlantedBug]) throws {
    let names = missed.map(\.name)
    for mutant in kataOfFoundMutants.manifest.mutants where names.contains(mutant.name) {
      let run = try run(try material.mutant(mutant, of: kata))
      guard run.ending == .buildFailed else { continue }
      try reportUnbuilt(
        .plantedBug(stray(of: mutant)), of: mutant, VerdictMaker(kata: kata).verdict(on: run))
    }
  }

  private mutating func reportUnbuilt(
    _ part: KataFlaw.Part, of mutant: Mutant, _ verdict: Verdict
  ) throws {
    try reportUnbuilt(.mutant, part, laid: [.mutant(mutant), .solution], verdict)
  }

  private func stray(of mutant: Mutant) throws -> KataFlaw.Stray? {
    let laidOver = try material.solution(of: kata).scene.map(\.path)
    return try workers.course.files(.mutant(mutant), of: kata).map(\.path)
      .first { !laidOver.contains($0) }
      .map { KataFlaw.Stray(file: $0, nearest: Nearest.word(to: $0, among: laidOver)) }
  }

  private func observation(of mutant: Mutant, _ verdict: Verdict) -> Mutant {
    let names = verdict.failing.map { test in
      let isUnique = verdict.tests.count { $0.name.function == test.name.function } == 1
      return isUnique ? test.name.function : test.name.description
    }
    return Mutant(
      name: mutant.name, says: mutant.says, fails: names,
      breaks: Set(verdict.findings.map(\.rule)).sorted(), got: verdict.got)
  }

  private func difference(
    _ declared: Mutant, _ observed: Mutant, _ verdict: Verdict
  ) -> MutantDifference {
    let failing = verdict.failing.map(\.name)
    var difference = MutantDifference()
    difference.notFailing = declared.fails.filter { word in
      !failing.contains { $0.matches(word) }
    }
    difference.undeclared =
      zip(failing, observed.fails)
      .filter { name, _ in !declared.fails.contains { name.matches($0) } }.map(\.1)
    difference.rulesNotBroken = declared.breaks.filter { !observed.breaks.contains($0) }
    difference.broken = observed.breaks.filter { !declared.breaks.contains($0) }
    if difference.isNone, let got = declared.got { difference.getsOther = got != observed.got }
    return difference
  }
}
