import Foundation

@testable import vipkata

/// Records jobs and runs them by a script in the files, one word per line:
///
///     // test testA          (suite) there is such a test; further words are its calls;
///                     Other.testA is in the class Other
///     // unreachable A    (suite) nothing can run the tests of the class A
///     // overlooked a W  (suite) nobody runs the method a, for the reason W, or else its name
///     // no assertions       (suite) nothing is asserted anywhere
///     // fail testA          the test fails with the script's own message: "testA is wrong"
///     // crash testA, hang testA, skip testA
///     // flaky testA, late testA    the test fails, or hangs, if the tests run in reverse
///     // error MESSAGE       the file does not compile
///     // needs testA TEXT    (suite) the test fails unless the scene has the text
///     // refuse TEXT         (suite) a scene with the text does not compile
///
/// In a woven scene, code behind other numbers than the break's is left out of a run.
/// Used on one thread at a time.
final class SuiteWorkerSpy: SuiteWorkerLogic, @unchecked Sendable {
  private(set) var jobs: [SuiteJob] = []
  /// Thrown instead of running anything.
  var failure: UserError?
  /// Thrown instead of reading anything.
  var unread: UserError?
  /// Called while a suite runs.
  var duringRun: () -> Void = {}

  func outline(of suite: [SourceFile]) throws -> SuiteOutline {
    if let unread { throw unread }
    func lines(_ word: String) -> [(place: SourceLocation, words: [String])] {
      suite.flatMap { file in
        file.script.filter { $0.words.first == word }.map {
          (SourceLocation(file: file.path, line: $0.number), $0.words)
        }
      }
    }
    let tests = lines("test").map { place, words in
      let name = words[1].split(separator: ".").map(String.init)
      return TestDeclaration(
        name: Seeds.name(
          name[name.count - 1], suite: name.count > 1 ? name[0] : "LoginTests",
          displayName: "displayed \(words[1])"), library: .xctest,
        file: place.file, lines: place.line...place.line, isAsync: false, isMainActor: false,
        calls: Set(words.dropFirst(2)))
    }
    let unreachable = lines("unreachable").map {
      Diagnostic(severity: .error, place: $0, message: "\($1[1]) is nested")
    }
    let overlooked = lines("overlooked").map { place, words in
      let why = words.dropFirst(2).first.flatMap(OverlookedTest.Reason.init)
      return OverlookedTest(name: words[1], place: place, why: why ?? .name)
    }
    return SuiteOutline(
      tests: tests, asserts: lines("no").isEmpty, unreachable: unreachable, overlooked: overlooked)
  }

  func run(_ job: SuiteJob) throws -> SuiteRun {
    jobs.append(job)
    return try run(job, with: nil)
  }

  func runs(_ job: SuiteJob) throws -> [Int: SuiteRun] {
    jobs.append(job)
    let runs = try job.breaks.map { ($0, try run(job, with: $0)) }
    return Dictionary(uniqueKeysWithValues: runs).filter { $1.ending == .finished }
  }

  private func run(_ job: SuiteJob, with number: Int?) throws -> SuiteRun {
    duringRun()
    if let failure { throw failure }
    var run = SuiteRun(ending: .finished)
    run.seconds = 0.5
    run.diagnostics =
      job.sources.flatMap { $0.errors(in: "Sources/\(job.module)") }
      + job.suite.flatMap { $0.errors(in: "Tests/\(job.module)Tests") }
    let scene = job.sources.map { $0.text }.joined()
    for line in job.suite.flatMap(\.script) where line.words[0] == "refuse" {
      guard scene.contains(line.words.dropFirst().joined(separator: " ")) else { continue }
      run.diagnostics.append(Seeds.error("Sources/Login/LoginInteractor.swift", "refused"))
    }
    run.results = try outline(of: job.suite).tests.map {
      TestResult(name: $0.name, status: run.diagnostics.isEmpty ? .passed : .notRun)
    }
    guard run.diagnostics.isEmpty else {
      run.ending = .buildFailed
      return run
    }
    let running = job.sources.map { $0.running(number) }
    for line in (running + job.suite).flatMap(\.script) {
      obey(line.words, in: &run, isReversed: job.isReversed)
      if line.words[0] == "needs", !scene.contains(line.words.dropFirst(2).joined(separator: " ")) {
        obey(["fail", line.words[1]], in: &run, isReversed: false)
      }
    }
    return run
  }

  private func obey(_ words: [String], in run: inout SuiteRun, isReversed: Bool) {
    guard words.count == 2,
      let index = run.results.firstIndex(where: { $0.name.matches(words[1]) })
    else { return }
    switch words[0] {
    case "fail", "flaky":
      guard words[0] == "fail" || isReversed else { return }
      run.results[index].status = .failed
      run.results[index].failures = [Failure(message: "\(words[1]) is wrong")]
    case "crash":
      run.results[index].status = .crashed
      run.ending = .crashed
    case "hang", "late":
      guard words[0] == "hang" || isReversed else { return }
      run.results[index].status = .timedOut
      run.ending = .timedOut
    case "skip":
      run.results[index].status = .skipped
    default: break
    }
  }
}

extension SourceFile {
  /// The statements of woven code that run: those behind the number, or those behind none.
  fileprivate func running(_ number: Int?) -> SourceFile {
    let parts = text.components(separatedBy: "if vipkataBreaks(")
    let chosen = parts.dropFirst().first { $0.hasPrefix("\(number ?? 0)) ") }
    guard parts.count > 1, let last = parts.last else { return self }
    let statements = chosen ?? last.components(separatedBy: "} else ").last ?? ""
    return Seeds.file(path, statements.components(separatedBy: "\n}")[0])
  }

  fileprivate var script: [(number: Int, words: [String])] {
    text.lines.enumerated().compactMap { index, line in
      guard line.hasPrefix("// ") else { return nil }
      return (index + 1, line.dropFirst(3).split(separator: " ").map(String.init))
    }
  }

  fileprivate func errors(in folder: String) -> [Diagnostic] {
    script.filter { $0.words.first == "error" }.map {
      Diagnostic(
        severity: .error,
        place: SourceLocation(file: "\(folder)/\(path)", line: $0.number, column: 1),
        message: $0.words.dropFirst().joined(separator: " "))
    }
  }
}
