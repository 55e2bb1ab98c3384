extension [OverlookedTest] {
  var byReason: [(why: OverlookedTest.Reason, tests: [OverlookedTest])] {
    OverlookedTest.Reason.allCases.compactMap { why in
      let tests = filter { $0.why == why }
      return tests.isEmpty ? nil : (why, tests)
    }
  }

  /// Such as "addsTwice(), addsOnce() are not run".
  var words: String {
    "\(Wording.list(map { "\($0.name)()" })) \(count == 1 ? "is" : "are") not run"
  }
}

extension OverlookedTest.Reason {
  var rule: String {
    switch self {
    case .name: "a test's name begins with `test`"
    case .isPrivate: "a test of XCTest is not private, and neither is its class"
    case .takesArguments: "a test of XCTest takes no arguments"
    }
  }
}
