/// What mutants and planted bugs prove.
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
        found("mutant", folder, "the mutant is green: no test notices \(mutant.says).")
      case .buildFailed:
        try foundUnbuilt(mutant, "the mutant", verdict)
      case .red, .crashed, .timedOut:
        failed.formUnion(verdict.failing.map(\.name))
        let observed = observation(of: mutant, verdict)
        proof.observed.append(observed)
        if let difference = difference(mutant, observed, verdict) {
          found("mutant", folder, difference)
        }
      }
    }
    // A declared test that a mutant does not fail is that mutant's finding.
    let declared = kata.manifest.mutants.flatMap(\.fails)
    // What is carried was proved where it was written.
    let unfailed = solution.tests.filter { test in
      test.workedIn == nil && test.status == .passed && !failed.contains(test.name)
        && !declared.contains { test.name.matches($0) }
    }
    foundToothless(unfailed.map(\.name.description).sorted(), starter: starter, solution: solution)
  }

  /// The verdicts on mutants that can be built together, by name; a mutant that does not do there
  /// what it declares has none.
  private func wovenVerdicts(of mutants: [Mutant]) throws -> [String: Verdict] {
    let breaks = try material.breaks(in: kataOfFoundMutants, reading: workers.syntax)
    let solution = try material.solution(of: kata)
    let woven = try WovenScene.built(
      of: mutants.compactMap { breaks[$0.name] }, in: solution.scene
    ) { try verdict(on: solution, running: $0) }
    return try mutants.reduce(into: [:]) { verdicts, mutant in
      guard let chosen = breaks[mutant.name].flatMap(woven.choosing) else { return }
      let verdict = try verdict(on: try material.mutant(mutant, of: kata), running: chosen)
      if difference(mutant, observation(of: mutant, verdict), verdict) == nil {
        verdicts[mutant.name] = verdict
      }
    }
  }

  private mutating func foundToothless(_ tests: [String], starter: Verdict, solution: Verdict) {
    guard !tests.isEmpty else { return }
    guard !kata.manifest.mutants.isEmpty else {
      let own = solution.tests.count { $0.workedIn == nil }
      let all = Wording.count(own, "test")
      let (seen, unseen) =
        starter.outcome == .buildFailed
        ? ("does not build", "its \(all)")
        : ("fails \(own - tests.count) of its \(all)", "the others")
      return found(
        "mutant", "kata.json",
        "it has no mutant, and its starter \(seen): nothing shows whether \(unseen) can fail. "
          + "Plant mistakes in Mutants, and say here what each fails.")
    }
    // What the starter would fail is not known.
    if starter.outcome == .buildFailed, kata.manifest.starterBuilds { return }
    let (them, mutants) =
      tests.count == 1 ? ("it", "a mutant that does") : ("them", "mutants that do")
    found(
      "toothless", kata.provenSuite,
      "\(Wording.list(tests)) cannot fail: neither the starter nor a mutant fails \(them). "
        + "Add \(mutants), or remove \(them).")
  }

  /// Finds bugs that the reference suite misses because they do not build.
  mutating func proveBugs(missed: [PlantedBug]) throws {
    let names = missed.map(\.name)
    for mutant in kataOfFoundMutants.manifest.mutants where names.contains(mutant.name) {
      let run = try run(try material.mutant(mutant, of: kata))
      guard run.ending == .buildFailed else { continue }
      try foundUnbuilt(mutant, "the planted bug", VerdictMaker(kata: kata).verdict(on: run))
    }
  }

  private mutating func foundUnbuilt(
    _ mutant: Mutant, _ what: String, _ verdict: Verdict
  ) throws {
    let laidOver = try material.solution(of: kata).scene.map(\.path)
    let beside = try workers.course.files(.mutant(mutant), of: kata).map(\.path)
      .first { !laidOver.contains($0) }
    let mend = beside.map {
      " \($0) takes the place of no file of the solution\(Nearest.end(of: $0, among: laidOver))"
    }
    try foundUnbuilt(
      "mutant", what, laid: [.mutant(mutant), .solution], verdict, mend: mend ?? "")
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

  private func difference(_ declared: Mutant, _ observed: Mutant, _ verdict: Verdict) -> String? {
    let failing = verdict.failing.map(\.name)
    let notFailing = declared.fails.filter { word in !failing.contains { $0.matches(word) } }
    let undeclared = failing.filter { name in !declared.fails.contains { name.matches($0) } }
    let unbroken = declared.breaks.filter { !observed.breaks.contains($0) }
    let broken = observed.breaks.filter { !declared.breaks.contains($0) }
    let differences: [(names: [String], before: String, after: String)] = [
      (notFailing, "it declares ", ", which does not fail"),
      (undeclared.map(\.function), "it fails ", ", which it does not declare"),
      (unbroken, "it declares that it breaks ", ", which the review does not find"),
      (broken, "the review finds ", ", which it does not declare"),
    ]
    var parts = differences.filter { !$0.names.isEmpty }.map { names, before, after in
      "\(before)\(names.joined(separator: ", "))\(after)"
    }
    if parts.isEmpty, let got = declared.got, got != observed.got {
      parts = ["what its tests get is no longer what is written"]
    }
    guard !parts.isEmpty else { return nil }
    return parts.joined(separator: "; ") + ". `vipkata verify --fix` writes what was seen."
  }
}
