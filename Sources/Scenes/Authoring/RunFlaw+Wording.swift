extension BuildFlaw {
  var words: String {
    switch self {
    case .unbuilt(let part, let cause): "\(part.name) does not build: \(cause.words)\(part.mend)"
    case .suite(let error, let solution):
      "the suite does not build with the reference solution: \(error). Fix this line, or let "
        + "\(solution) offer what it asks for."
    case .carriedSuite(let error, let folder):
      "the suite does not build with the reference solution: \(error). \(folder) carries it: lay a "
        + "file of that name over it, or say in its \"carriesTests\" why its tests end there."
    case .misnamedModule(let own, let imported, let place):
      "\"module\" is \"\(own)\", and \(place) imports \(imported): write \"module\": "
        + "\"\(imported)\", or import \(own) there."
    }
  }
}

extension BuildFlaw.Part {
  fileprivate var name: String {
    switch self {
    case .starter: "the starter"
    case .solution: "the reference solution"
    case .other: "the other solution"
    case .mutant: "the mutant"
    case .plantedBug: "the planted bug"
    }
  }

  fileprivate var mend: String {
    switch self {
    case .starter: " If that is the lesson, say \"starterBuilds\": false."
    case .mutant(let stray?), .plantedBug(let stray?):
      " \(stray.file) takes the place of no file of the solution\(Nearest.end(stray.nearest))"
    case .solution, .other, .mutant, .plantedBug: ""
    }
  }
}

extension BuildFlaw.Cause {
  fileprivate var words: String {
    switch self {
    case .error(let message): "\(message)."
    case .missing(let need): "the suite needs \(need.words)"
    case .output(let text): text
    }
  }
}

extension RunFlaw {
  var words: String {
    switch self {
    case .starterIsGreen: "the starter is green: there is nothing to do."
    case .starterBuilds:
      "\"starterBuilds\" is false, and the starter builds: take it out, or let the starter ask for "
        + "what is to be written."
    case .solutionNotGreen(let verdict): "the reference solution is not green: \(verdict.why)"
    case .otherNotGreen(let verdict): "the other solution is not green: \(verdict.why)"
    case .skipped(let names):
      "\(Wording.list(names)) "
        + (names.count == 1 ? "is skipped: it proves" : "are skipped: they prove")
        + " nothing here."
    case .otherOrder(let verdict) where verdict.outcome == .timedOut:
      // On a busy machine that is no matter of order.
      "the suite is green once and too slow in another order: \(verdict.why) "
        + "Let each test begin anew, or raise \"testSeconds\" in kata.json."
    case .otherOrder(let verdict):
      "the suite is green once and red in another order: \(verdict.why) Let each test begin anew."
    case .breach(let finding): "\(finding.message) [\(finding.rule)]"
    case .complaint(let message, let more):
      message + (more == 0 ? "" : ", and \(Wording.count(more, "complaint")) more")
        + ": `swift format -i -r` on its folder mends what it can."
    case .screenShowsNothing:
      "the screen that \"play\" makes shows nothing: make one with a text or a button."
    case .playDoesNotCompile(let entry, let why):
      "\"play\" is \"\(entry)\", which does not compile: \(why)"
    case .notPlayed(let why): "the solution cannot be played: \(why)"
    case .mutantIsGreen(let says): "the mutant is green: no test notices \(says)."
    case .mutantDiffers(let difference):
      "\(difference.words). `vipkata verify --fix` writes what was seen."
    case .noMutant(let failing, let count):
      noMutant(failing: failing, of: Wording.count(count, "test"))
    case .toothless(let names):
      "\(Wording.list(names)) cannot fail: neither the starter nor a mutant fails "
        + (names.count == 1
          ? "it. Add a mutant that does, or remove it."
          : "them. Add mutants that do, or remove them.")
    }
  }

  private func noMutant(failing: Int?, of tests: String) -> String {
    let starter = failing.map { "fails \($0) of its \(tests)" } ?? "does not build"
    let unseen = failing == nil ? "its \(tests)" : "the others"
    return
      "it has no mutant, and its starter \(starter): nothing shows whether \(unseen) can fail. "
      + "Plant mistakes in Mutants, and say here what each fails."
  }
}

extension MutantDifference {
  fileprivate var words: String {
    let differences: [(names: [String], before: String, after: String)] = [
      (notFailing, "it declares ", ", which does not fail"),
      (undeclared, "it fails ", ", which it does not declare"),
      (unbroken, "it declares that it breaks ", ", which the review does not find"),
      (broken, "the review finds ", ", which it does not declare"),
    ]
    let parts = differences.filter { !$0.names.isEmpty }.map { names, before, after in
      "\(before)\(names.joined(separator: ", "))\(after)"
    }
    return parts.isEmpty
      ? "what its tests get is no longer what is written" : parts.joined(separator: "; ")
  }
}

extension Verdict {
  /// Why it is not green, for the kata's author.
  fileprivate var why: String {
    if let reason {
      let missed = bugs.filter { !$0.caught }.compactMap(\.name)
      return reason.words + (missed.isEmpty ? "" : " It misses \(missed.joined(separator: ", ")).")
    }
    if let test = failing.first {
      let worked = test.workedIn.map { ", which worked in \($0)" } ?? ""
      return "\(test.name)\(worked): \(test.failures.first?.message ?? test.status.rawValue)."
    }
    return findings.first?.message ?? "\(outcome.rawValue)."
  }
}
