extension CourseProblem: WordedError {
  var said: UserError { UserError("\(file): \(message)") }

  var message: String {
    switch flaw {
    case .said(let words): words
    case .form(let flaw): flaw.words
    case .build(let flaw): flaw.words
    case .run(let flaw): flaw.words
    case .breaks(let flaw): flaw.words
    case .course(let flaw): flaw.words
    }
  }
}

extension FormFlaw {
  fileprivate var words: String {
    switch self {
    case .emptyBrief: "the brief is empty: say what to do, and why."
    case .todo: "a \(Scaffold.mark) is left: write what it asks for."
    case .severalLinesOfTitle: "\"title\" has a line break: write it in one line."
    case .carriesTestsAlone:
      "\"carriesTests\" counts for nothing without \"carries\": take it out, or name in \"carries\" "
        + "the kata that it speaks of."
    case .namedTwice(let entry, let key, let mutant):
      "\"\(key)\"\(mutant.map { " of the mutant \"\($0)\"" } ?? "") names \(entry) twice: leave one "
        + "of them."
    case .unknownRule(let rule, let nearest): "there is no rule \(rule)\(Nearest.end(nearest))"
    case .ruleNotKept(let rule, let key):
      "\"\(key)\" names \(rule), which the kata does not keep: add it to \"rules\", or take it out."
    case .rulePostponed(let rule):
      "\(rule) stands in \"rules\" and in \"postpones\": take it out of one."
    case .mutantWithoutFolder(let name): "the mutant \(name) has no folder Mutants/\(name)."
    case .mutantNotDeclared: "the mutant is not in kata.json: say what it does there."
    case .noBug:
      "it plants no bug, so that every suite is green: plant mistakes in Mutants, and say here what "
        + "each is."
    case .unheard(let key, let mutant):
      "the mutant \(mutant) has \"\(key)\", which counts for nothing in a kata of kind tests, where "
        + "learners write the tests: take it out."
    case .fewHints(let count):
      "it has \(Wording.count(count, "graded hint")), and three are the least: add \"## 1\", "
        + "\"## 2\", \"## 3\"."
    case .heading(let slip):
      slip.expected.map {
        "\"## \(slip.title)\" stands where \"## \($0)\" should: number the graded hints 1, 2, 3, in "
          + "their order."
      }
        ?? "it has \"## \(slip.title)\" a second time: leave one of them, or give this one its own."
    case .hintForNoTest(let name, let nearest):
      "it has a hint for \(name), which is no test of the suite\(Nearest.end(nearest))"
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
    case .tests(let names, let mistake):
      "\(names[0]) \(mistake.words)"
        + (names.count == 1 ? "" : " So do \(Wording.list(Array(names.dropFirst()))).")
    }
  }
}

extension FormFlaw.TestMistake {
  fileprivate var words: String {
    switch self {
    case .assertsInSwiftTesting:
      "uses XCTest's assertions in a test of Swift Testing, where they are not heard: use #expect."
    case .expectsInXCTest:
      "uses #expect or Issue in a test of XCTest, where they are not heard: use XCTAssert."
    case .sleeps: "sleeps: wait for what happens instead, and every learner waits less."
    }
  }
}

extension [OverlookedTest] {
  fileprivate var them: String { count == 1 ? "it" : "them" }
}

extension BreakFlaw {
  fileprivate var words: String {
    switch self {
    case .solutionNotGreen(let kata):
      "the reference solution is not green, so that its breaks show nothing: "
        + "`vipkata verify \(kata)` says why."
    case .unnoticed(let what): "\(what), and no test minds."
    case .noticed(let key):
      "\"harmless\" names \"\(key)\", which is noticed, or does not compile: take it out."
    case .unknown(let key, let nearest):
      "\"harmless\" names \"\(key)\", which is no break of the solution\(Nearest.end(nearest))"
    }
  }
}

extension CourseFlaw {
  fileprivate var words: String {
    switch self {
    case .unexplained(let word, let origin):
      "it says \"\(word)\", which \(origin) is the first to explain: explain it here, and name this "
        + "kata in words.md, or say it without."
    case .noIdeas(let row):
      "\"teaches\" names \(row), and there is no Katas/ideas.json with ideas: write one, or leave "
        + "\"teaches\" out."
    case .unknownIdea(let row, let nearest):
      "\"teaches\" names \(row), which Katas/ideas.json does not have\(Nearest.end(nearest))"
    case .untaught(let idea): "no kata teaches \(idea.row): \(idea.text)"
    case .straySolution(let nearest):
      "no kata has a folder of this name: "
        + (nearest.map { "did you mean \($0)?" } ?? "rename it like its kata's, or remove it.")
    }
  }
}
