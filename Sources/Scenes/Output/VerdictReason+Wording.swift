extension Verdict.Reason {
  var words: String {
    switch self {
    case .noTest: "The suite has no test."
    case .notRun(let tests):
      "\(tests.count) of the suite's tests did not run: \(Wording.list(tests.map(\.description)))."
    case .allSkipped: "Every test of the suite is skipped."
    case .failedOutsideTests(let messages):
      "Something failed that belongs to no test: \(messages.joined(separator: "; "))"
    case .crashedOutsideTests(let crashes):
      crashes.map { crash in
        let place = crash.place.map { " (\($0.file.fileName):\($0.line))" } ?? ""
        return "Outside of a test: \(crash.message)\(place)"
      }.eachOnce.joined(separator: "; ")
    case .endedEarly:
      "The test program ended before all tests were run: look for a call of exit() or abort()."
    case .failedAtEnd: "All tests were run, and yet the test program failed at its end."
    case .outOfTime: "The run did not come to an end in its time."
    case .suiteHasNoTest: "Your suite has no test: write one that begins with `test`."
    case .suiteAssertsNothing:
      "Your suite asserts nothing, so it cannot fail: compare what the spy recorded."
    case .suiteFailsOnCorrectScene(every: true):
      "Every test of your suite fails on the correct scene: there it must pass."
    case .suiteFailsOnCorrectScene(every: false):
      "Your suite fails on the correct scene: there each test must pass."
    case .testSleeps(let test):
      "\(test.function) sleeps: await what happens instead, such as a task's value."
    case .missesBugs(let missed, let all) where missed == all:
      "Your suite passes on the correct scene, and on every planted bug too."
    case .missesBugs(let missed, let all): "Your suite misses \(missed) of \(all) planted bugs."
    }
  }
}

extension Verdict.Remark {
  var words: String {
    switch self {
    case .overlooked(let tests):
      tests.byReason.map { "\($1.words): \($0.rule)." }.joined(separator: " ")
    case .namesSuites(let name):
      "`vipkata grade` takes no scene that names \(name), which belongs to suites: take it out, or "
        + "name yours otherwise."
    }
  }
}

extension Verdict.Need {
  /// Completes "The suite needs …".
  var words: String {
    switch requirement {
    case .name(let name): "`\(name)`: it is not there yet."
    case .access(let name): "`\(name)` to be seen from the suite: it must not be private."
    case .boundary(let type):
      "to put a spy where your code holds the concrete `\(type)`: hold its protocol instead."
    case .conformance(let name):
      "the protocol `\(name)` as it was given: its spy does not fulfil yours."
    case .module(let name):
      "the module `\(name)`, which there is not: that is a mistake of the kata, not of your code."
    case .other(let message):
      line.map { "`\($0)` to compile: \(message)." }
        ?? "something else than your code offers: \(message)."
    }
  }
}
