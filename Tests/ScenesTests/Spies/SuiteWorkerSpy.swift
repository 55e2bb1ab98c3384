import Entities
import Scenes

/// Records jobs and runs them by a script in the files, a word a line:
///
///     // test testA          (suite) there is such a test; further words are what it calls
///     // no assertions       (suite) nothing is asserted anywhere
///     // fail testA          the test fails, in the script's own words: "testA is wrong"
///     // crash testA, hang testA, skip testA
///     // flaky testA         the test fails when the tests are run last first
///     // error MESSAGE       the file does not compile
///
/// Used on one thread at a time.
final class SuiteWorkerSpy: SuiteWorkerLogic, @unchecked Sendable {
  private(set) var jobs: [SuiteJob] = []
  /// Thrown instead of running anything.
  var failure: UserError?
  /// What happens while a suite runs.
  var duringRun: () -> Void = {}

  func outline(of suite: [SourceFile]) -> SuiteOutline {
    let tests = suite.flatMap { file in
      file.script.filter { $0.words.first == "test" }.map { line in
        TestDeclaration(
          name: Seeds.name(line.words[1]), library: .xctest, file: file.path,
          lines: line.number...line.number, isAsync: false, isMainActor: false,
          calls: Set(line.words.dropFirst(2)))
      }
    }
    let asserts = !suite.contains { $0.script.contains { $0.words == ["no", "assertions"] } }
    return SuiteOutline(tests: tests, asserts: asserts)
  }

  func run(_ job: SuiteJob) throws -> SuiteRun {
    jobs.append(job)
    duringRun()
    if let failure { throw failure }
    var run = SuiteRun(ending: .finished)
    run.seconds = 0.5
    run.diagnostics =
      job.sources.flatMap { $0.errors(in: "Sources/\(job.module)") }
      + job.suite.flatMap { $0.errors(in: "Tests/\(job.module)Tests") }
    run.results = outline(of: job.suite).tests.map {
      TestResult(name: $0.name, status: run.diagnostics.isEmpty ? .passed : .notRun)
    }
    guard run.diagnostics.isEmpty else {
      run.ending = .buildFailed
      return run
    }
    for line in (job.sources + job.suite).flatMap(\.script) {
      obey(line.words, in: &run, isReversed: job.isReversed)
    }
    return run
  }

  private func obey(_ words: [String], in run: inout SuiteRun, isReversed: Bool) {
    guard words.count == 2,
      let index = run.results.firstIndex(where: { $0.name.function == words[1] })
    else { return }
    switch words[0] {
    case "fail", "flaky":
      guard words[0] == "fail" || isReversed else { return }
      run.results[index].status = .failed
      run.results[index].failures = [Failure(message: "\(words[1]) is wrong")]
    case "crash":
      run.results[index].status = .crashed
      run.ending = .crashed
    case "hang":
      run.results[index].status = .timedOut
      run.ending = .timedOut
    case "skip":
      run.results[index].status = .skipped
    default: break
    }
  }
}

extension SourceFile {
  fileprivate var script: [(number: Int, words: [String])] {
    String(decoding: content, as: UTF8.self).lines.enumerated().compactMap { index, line in
      guard line.hasPrefix("// ") else { return nil }
      return (index + 1, line.dropFirst(3).split(separator: " ").map(String.init))
    }
  }

  fileprivate func errors(in folder: String) -> [Diagnostic] {
    script.filter { $0.words.first == "error" }.map {
      Diagnostic(
        severity: .error, place: Place(file: "\(folder)/\(path)", line: $0.number, column: 1),
        message: $0.words.dropFirst().joined(separator: " "))
    }
  }
}
