extension Verdict.Reason {
  var words: String {
    switch self {
    case .noTest: "The suite has no test."
    case .notRun(let tests):
      "\(tests.count) of the suite's tests did not run: \(Wording.list(tests.map(\.description)))."
    case .allSkipped: "Every test of the suite is skipped."
    case .failedOutsideTests(let messages):
      "Something failed outside of the tests: \(messages.joined(separator: "; "))"
    case .crashedOutsideTests(let crashes):
      crashes.map { crash in
        let place = crash.place.map { " (\($0.file.fileName):\($0.line))" } ?? ""
        return "Outside of a test: \(crash.message)\(place)"
      }.eachOnce.joined(separator: "; ")
    case .endedEarly:
      "The test program ended before all tests had run: look for a call of exit() or abort()."
    case .failedAtEnd: "All tests ran, but then the test program failed at its end."
    case .outOfTime: "The run did not finish in time."
    case .suiteHasNoTest: "Your suite has no test: write one that begins with `test`."
    case .suiteAssertsNothing:
      "Your suite asserts nothing, so it cannot fail: compare what the spy recorded."
    case .suiteFailsOnCorrectScene(every: true):
      "Every test of your suite fails on the correct scene, where it must pass."
    case .suiteFailsOnCorrectScene(every: false):
      "Your suite fails on the correct scene, where each test must pass."
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
      "`vipkata grade` rejects a scene that names \(name), which belongs to suites: remove it, or "
        + "rename yours."
    }
  }
}

extension Verdict.Need {
  /// Completes "The suite needs …".
  var words: String {
    switch requirement {
    case .name(let name): "`\(name)`: it is not there yet."
    case .access(let name): "to see `\(name)`: it must not be private."
    case .boundary(let type):
      "to put a spy where your code holds the concrete `\(type)`: hold its protocol instead."
    case .conformance(let name):
      "the protocol `\(name)` as it was given: its spy does not conform to yours."
    case .module(let name):
      "the module `\(name)`, which does not exist: that is a mistake in the kata, not in your code."
    case .other(let message):
      line.map { "`\($0)` to compile: \(message)." }
        ?? "something other than your code offers: \(message)."
    }
  }
}
