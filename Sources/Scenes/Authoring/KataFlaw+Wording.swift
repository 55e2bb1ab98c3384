extension CourseProblem: WordedError {
  var said: UserError { UserError("\(file): \(message)") }

  var message: String { flaw.words }
}

extension KataFlaw {
  fileprivate var words: String {
    switch self {
    case .said(let words): words
    case .emptyBrief: "the brief is empty: say what to do, and why."
    case .todo: "a \(Scaffold.mark) is left: write what it asks for."
    case .severalLinesOfTitle: "\"title\" has a line break: write it in one line."
    case .carriesTestsAlone:
      "\"carriesTests\" has no effect without \"carries\": take it out, or name the kata in "
        + "\"carries\"."
    case .namedTwice(let entry, let key, let mutant):
      "\"\(key)\"\(Self.owner(mutant)) names \(entry) twice: remove one of them."
    case .unknownRule(let rule, let nearest): "there is no rule \(rule)\(Nearest.end(nearest))"
    case .ruleNotKept(let rule, let key):
      "\"\(key)\" names \(rule), which the kata does not keep: add it to \"rules\", or take it out."
    case .rulePostponed(let rule):
      "\(rule) is in \"rules\" and in \"postpones\": take it out of one of them."
    case .mutantWithoutFolder(let name): "the mutant \(name) has no folder Mutants/\(name)."
    case .mutantWithoutFile: "the mutant has no Swift file: put the files that it changes there."
    case .mutantNotDeclared: "the mutant is not in kata.json: add it to \"mutants\" there."
    case .noBug:
      "the kata plants no bug, so every suite is green: plant mistakes in Mutants, and say here "
        + "what each is."
    case .ignoredKey(let key, let mutant):
      "the mutant \(mutant) has \"\(key)\", which has no effect in a kata of kind tests, where "
        + "learners write the tests: take it out."
    case .fewHints(let count):
      "it has \(Wording.count(count, "graded hint")), but needs three or more: add \"## 1\", "
        + "\"## 2\", \"## 3\"."
    case .heading(let slip):
      slip.expected.map {
        "\"## \(slip.title)\" is where \"## \($0)\" should be: number the graded hints 1, 2, 3, "
          + "in order."
      }
        ?? "it has \"## \(slip.title)\" twice: remove one of them, or give this one another title."
    case .hintForNoTest(let name, let nearest):
      "it has a hint for \(name), which is not a test of the suite\(Nearest.end(nearest))"
    case .noFilesToEdit: "\"edit\" is missing: name the files to edit."
    case .lostFile(let name, let nearest):
      "\"edit\" names \(name), which the start does not have\(Nearest.end(nearest))"
    case .unnamedFile(let name, let solution):
      "\"edit\" does not name \(name), which the solution changes: add it, or leave that file out of "
        + "\(solution)."
    case .noSolution(let folder): "there is no \(folder): put the reference solution there."
    case .misnamedOthers:
      "its files are taken for the reference solution's: did you mean Others?"
    case .otherSaysNothing:
      "it is missing or empty: say in a sentence what this solution buys and what it costs."
    case .unreadSuite(let folder):
      "a kata of kind tests has no folder Tests: move the suite that learners begin with to "
        + "Katas/\(folder)/Starter, and the finished one to Solutions/\(folder)."
    case .noTest: "the suite has no test."
    case .overlooked(let tests, let why):
      "\(tests.words), and nothing calls \(tests.them): \(why.rule). Change \(tests.them), or "
        + "remove \(tests.them)."
    case .mistake(let mistake, let names):
      "\(names[0]) \(mistake.words)"
        + (names.count == 1 ? "" : " So do \(Wording.list(Array(names.dropFirst()))).")
    case .unbuilt(let part, let cause): "\(part.name) does not build: \(cause.words)\(part.mend)"
    case .unbuiltSuite(let error, let solution):
      "the suite does not build with the reference solution: \(error). Fix this line, or "
        + "add what it needs to \(solution)."
    case .unbuiltCarriedSuite(let error, let folder):
      "the suite does not build with the reference solution: \(error). \(folder) carries it: put a "
        + "file of that name over it, or say in \"carriesTests\" why its tests end there."
    case .misnamedModule(let own, let imported, let place):
      "\"module\" is \"\(own)\", but \(place) imports \(imported): write \"module\": "
        + "\"\(imported)\", or import \(own) there."
    case .starterIsGreen: "the starter is green: there is nothing to do."
    case .starterBuilds:
      "\"starterBuilds\" is false, but the starter builds: take it out, or let the starter use "
        + "what learners are to write."
    case .solutionNotGreen(let verdict): "the reference solution is not green: \(verdict.why)"
    case .otherNotGreen(let verdict): "the other solution is not green: \(verdict.why)"
    case .skippedTests(let names):
      "\(Wording.list(names)) "
        + (names.count == 1 ? "is skipped: it proves" : "are skipped: they prove")
        + " nothing here."
    case .otherOrder(let verdict) where verdict.outcome == .timedOut:
      // On a busy machine, the order may not be the cause.
      "the suite is green in one order and too slow in another: \(verdict.why) "
        + "Make its tests independent, or raise \"testSeconds\" in kata.json."
    case .otherOrder(let verdict):
      "the suite is green in one order and red in another: \(verdict.why) "
        + "Make its tests independent."
    case .breach(let finding): "\(finding.message) [\(finding.rule)]"
    case .complaint(let message, let more):
      message + (more == 0 ? "" : ", and \(Wording.count(more, "more complaint"))")
        + ": `swift format -i -r` on its folder mends what it can."
    case .screenShowsNothing:
      "the screen that \"play\" makes shows nothing: make one with a text or a button."
    case .playDoesNotCompile(let entry, let why):
      "\"play\" is \"\(entry)\", which does not compile: \(why)"
        + (why.contains("no such module") ? " Name it in \"support\"." : "")
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
    case .solutionNotBroken(let kata):
      "the reference solution is not green, so its breaks show nothing: "
        + "`vipkata verify \(kata)` says why."
    case .unnoticedBreak(let what): "\(what), and no test notices."
    case .noticedBreak(let key):
      "\"harmless\" names \"\(key)\", which is noticed, or does not compile: take it out."
    case .unknownBreak(let key, let nearest):
      "\"harmless\" names \"\(key)\", which is not a break of the solution\(Nearest.end(nearest))"
    case .unexplained(let word, let origin):
      "it uses \"\(word)\", which only a later kata, \(origin), explains: explain it here, and "
        + "name this kata in words.md, or do without it."
    case .noIdeas(let row):
      "\"teaches\" names \(row), but there is no Katas/ideas.json with ideas: write one, or take "
        + "\"teaches\" out."
    case .unknownIdea(let row, let nearest):
      "\"teaches\" names \(row), which Katas/ideas.json does not have\(Nearest.end(nearest))"
    case .untaught(let idea): "no kata teaches \(idea.row): \(idea.text)"
    case .straySolution(let nearest):
      "no kata has a folder of this name: "
        + (nearest.map { "did you mean \($0)?" }
          ?? "give it the name of its kata's folder, or remove it.")
    }
  }

  private static func owner(_ mutant: String?) -> String {
    mutant.map { " of the mutant \"\($0)\"" } ?? ""
  }

  private func noMutant(failing: Int?, of tests: String) -> String {
    let starter = failing.map { "fails \($0) of its \(tests)" } ?? "does not build"
    let unseen = failing == nil ? "its \(tests)" : "the others"
    return
      "it has no mutant, and its starter \(starter): nothing shows whether \(unseen) can fail. "
      + "Plant mistakes in Mutants, and say here which tests each fails."
  }
}

extension KataFlaw.TestMistake {
  fileprivate var words: String {
    switch self {
    case .assertsInSwiftTesting:
      "uses XCTest's assertions in a test of Swift Testing, where they do not count: use #expect."
    case .expectsInXCTest:
      "uses #expect or Issue in a test of XCTest, where they do not count: use XCTAssert."
    case .sleeps: "sleeps: wait for the event instead, so that learners wait less."
    }
  }
}

extension [OverlookedTest] {
  fileprivate var them: String { count == 1 ? "it" : "them" }
}

extension KataFlaw.Part {
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
      " \(stray.file) replaces no file of the solution\(Nearest.end(stray.nearest))"
    case .solution, .other, .mutant, .plantedBug: ""
    }
  }
}

extension KataFlaw.Cause {
  fileprivate var words: String {
    switch self {
    case .error(let message): "\(message)."
    case .missing(let need): "the suite needs \(need.words)"
    case .output(let text): text
    }
  }
}

extension MutantDifference {
  fileprivate var words: String {
    let differences: [(names: [String], before: String, after: String)] = [
      (notFailing, "it declares ", ", which does not fail"),
      (undeclared, "it fails ", ", which it does not declare"),
      (rulesNotBroken, "it declares that it breaks ", ", which the review does not find"),
      (broken, "the review finds ", ", which it does not declare"),
    ]
    let parts = differences.filter { !$0.names.isEmpty }.map { names, before, after in
      "\(before)\(names.joined(separator: ", "))\(after)"
    }
    return parts.isEmpty
      ? "its \"got\" is not what its tests get now" : parts.joined(separator: "; ")
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
