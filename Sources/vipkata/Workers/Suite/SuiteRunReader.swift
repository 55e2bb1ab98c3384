import Foundation

/// Assembles what one run left behind: events decide, printed text explains.
struct SuiteRunReader {
  let package: HiddenPackage
  /// The tests that exist on every system.
  let declared: [TestDeclaration]
  /// Nil if the test program never began, because it was not built.
  let events: Data?
  let result: ChildProcess.Result
  let printed: String
  /// Whether it was ended because a test, or the build, took too long.
  let isLate: Bool

  var run: SuiteRun {
    guard let events else { return withoutEvents }
    let heard = TestEvents(lines: events)
    var run = SuiteRun(ending: .finished)
    run.output = printed.lastLines(200).withoutStackTrace.lastLines(40)
    run.issues = heard.issues.map(relative)
    // The output may be large: it is read only if it has to be.
    let isUnexplained = heard.results.contains { $0.status == .skipped && $0.skipReason == nil }
    let reasons = isUnexplained ? skipReasons : [:]
    run.results = results(in: heard).map { test in
      var test = test
      if test.status == .crashed { explainEarlyEnd(of: &test) }
      if test.status == .skipped { test.skipReason = test.skipReason ?? reasons[test.name] }
      if test.status == .failed, test.printed.isEmpty { test.printed = linesPrinted(by: test.name) }
      test.failures = test.failures.map(relative)
      return test
    }
    if isLate {
      run.ending = .timedOut
    } else if !heard.ended || hasUnexplainedStatus(run) {
      run.ending = .crashed
      // A crash outside of a test, such as in a class's `setUp`, is in no result.
      if !run.results.contains(where: { $0.status == .crashed }), crash.isCrash {
        run.issues.append(relative(Failure(message: crash.message, place: crash.place)))
      }
    }
    return run
  }

  private var crash: CrashReport {
    CrashReport(
      backtrace: package.backtrace, root: package.root.path, module: package.module,
      output: printed, tools: result.errors + result.output)
  }

  /// The declared tests, each with what was heard of it, then tests that were heard but not
  /// declared. Tests may share a name.
  private func results(in heard: TestEvents) -> [TestResult] {
    var left = heard.results
    let results = declared.map { test in
      left.firstIndex { $0.name == test.name }.map { left.remove(at: $0) }
        ?? TestResult(name: test.name, status: .notRun)
    }
    return results + left
  }

  /// XCTest tells only in its output why a test was skipped: `LoginTests.testA : Test
  /// skipped - not on this system`.
  private var skipReasons: [TestName: String] {
    printed.lines.reduce(into: [:]) { reasons, line in
      let parts = line.components(separatedBy: " : Test skipped")
      guard parts.count == 2, let name = parts[0].components(separatedBy: ": ").last,
        let reason = parts[1].range(of: " - ")?.upperBound
      else { return }
      reasons[TestName(xctest: name)] = String(parts[1][reason...])
    }
  }

  /// The lines between Swift Testing's words on the test's start and on its first failure.
  private func linesPrinted(by test: TestName) -> [String] {
    let signs = ["◇ Test \(test.function)(", "◇ Test \"\(test.displayName ?? "")\" "]
    let behind = printed.lines.drop { line in
      !line.hasSuffix(" started.") || !signs.contains(where: line.hasPrefix)
    }
    return behind.dropFirst().prefix { line in
      !["✘ Test ", "✔ Test "].contains(where: line.hasPrefix)
    }.suffix(20)
  }

  private var withoutEvents: SuiteRun {
    let text = result.errors + "\n" + result.output
    var run = SuiteRun.unbuilt(
      declared, diagnostics: DiagnosticReader(root: package.root.path).diagnostics(in: text))
    if isLate { run.ending = .timedOut }
    run.output = text.lastLines(40)
    return run
  }

  /// A test that began and was not heard of again: it hung, crashed, or ended the program.
  private func explainEarlyEnd(of test: inout TestResult) {
    guard isLate else {
      let crash = crash
      test.failures.append(Failure(message: crash.message, place: crash.place))
      return
    }
    let seconds = package.job.testSeconds
    test.status = .timedOut
    test.failures.append(
      Failure(
        message: "it did not finish within \(Wording.count(seconds, "second")): "
          + "look for a loop that never ends, or an answer that never comes"))
  }

  /// Whether every test passed and yet the program said that it failed.
  private func hasUnexplainedStatus(_ run: SuiteRun) -> Bool {
    let clean = run.results.allSatisfy { $0.status == .passed || $0.status == .skipped }
    return clean && run.issues.isEmpty && result.ending != .exited(0) && !run.results.isEmpty
  }

  private func relative(_ failure: Failure) -> Failure {
    guard let file = failure.place?.file else { return failure }
    var failure = failure
    failure.place?.file = file.relative(to: package.root.path)
    return failure
  }
}

extension SuiteRun {
  static func unbuilt(_ declared: [TestDeclaration], diagnostics: [Diagnostic]) -> SuiteRun {
    var run = SuiteRun(ending: .buildFailed)
    run.diagnostics = diagnostics
    run.results = declared.map { TestResult(name: $0.name, status: .notRun) }
    return run
  }
}

extension String {
  func lastLines(_ count: Int) -> String {
    lines.suffix(count).joined(separator: "\n").trimmed
  }

  /// Without the stack of a crash that Swift's runtime before 6.2 prints, which has no lines of
  /// the code: `12 LoginTests.xctest 0x000055f0df1b36ce <unavailable> + 136910`.
  fileprivate var withoutStackTrace: String {
    lines.filter { line in
      let words = line.split(separator: " ", maxSplits: 3)
      return line != "Current stack trace:"
        && !(words.count > 3 && words[2].hasPrefix("0x") && words[2].utf8.count == 18)
    }.joined(separator: "\n")
  }
}
