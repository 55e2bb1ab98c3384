import Entities
import Foundation

/// Puts together what one `swift test` left behind: events first, prose only for showing.
struct SuiteRunReader {
  let root: String
  let library: TestLibrary
  let declared: [TestDeclaration]
  /// Nil when the test program never began, so that it did not build.
  let events: Data?
  let result: ChildProcess.Result
  let printed: String
  let deadline: Deadline.Reason?
  let testSeconds: Int
  let crash: CrashReport

  var run: SuiteRun {
    guard let events else { return withoutEvents }
    let (found, order, ended, unread) = read(events)
    var run = SuiteRun(ending: .finished)
    run.unreadEvents = unread
    run.output = printed.lastLines(40)
    run.results = names(heard: order, ended: ended).map { name in
      var test = found[name] ?? TestResult(name: name, status: .notRun)
      if test.status == .crashed { explainEarlyEnd(of: &test) }
      test.failures = test.failures.map(relative)
      return test
    }
    if deadline != nil {
      run.ending = .timedOut
    } else if !ended || hasUnexplainedStatus(run.results) {
      run.ending = .crashed
    }
    return run
  }

  /// Swift Testing says first which tests there are: one that is declared for another
  /// system only is not among them.
  private func names(heard: [TestName], ended: Bool) -> [TestName] {
    let declared = declared.map(\.name)
    let here = library == .swiftTesting && ended ? declared.filter(heard.contains) : declared
    return here + heard.filter { !declared.contains($0) }
  }

  private var withoutEvents: SuiteRun {
    let text = result.errors + "\n" + result.output
    var run = SuiteRun.unbuilt(
      declared, diagnostics: DiagnosticReader(root: root).diagnostics(in: text))
    if deadline != nil { run.ending = .timedOut }
    run.output = text.lastLines(40)
    return run
  }

  private func read(
    _ events: Data
  ) -> (results: [TestName: TestResult], order: [TestName], ended: Bool, unread: Int) {
    switch library {
    case .xctest:
      let read = XCTestEvents(lines: events)
      return (read.results, read.order, read.ended, read.unread)
    case .swiftTesting:
      let read = SwiftTestingEvents(lines: events)
      return (read.results, read.order, read.ended, read.unread)
    }
  }

  /// A test that began and was not heard of again hung, crashed, or ended the program.
  private func explainEarlyEnd(of test: inout TestResult) {
    if deadline != nil {
      test.status = .timedOut
      test.failures.append(
        Failure(
          message: "it did not come to an end within \(testSeconds) second"
            + "\(testSeconds == 1 ? "" : "s"): look for a loop that never ends, or an answer that "
            + "never comes"))
      return
    }
    test.failures.append(Failure(message: crash.message, place: crash.place))
  }

  /// Every test passed and yet the program said that it failed.
  private func hasUnexplainedStatus(_ results: [TestResult]) -> Bool {
    let clean = results.allSatisfy { $0.status == .passed || $0.status == .skipped }
    return clean && result.ending != .exited(0) && !results.isEmpty
  }

  private func relative(_ failure: Failure) -> Failure {
    guard let place = failure.place, place.file.hasPrefix(root + "/") else { return failure }
    var failure = failure
    failure.place = Place(
      file: String(place.file.dropFirst(root.count + 1)), line: place.line, column: place.column)
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
    var start = endIndex
    var left = count
    while start > startIndex {
      let before = utf8.index(before: start)
      if utf8[before] == UInt8(ascii: "\n") { left -= 1 }
      if left == 0 { break }
      start = before
    }
    return self[start...].trimmed
  }
}
