// What the test programs of all hidden packages share: it reports every test as it happens,
// in JSON lines, keeps what tests print, and ends a program that nobody waits for.

@preconcurrency import Foundation
import XCTest

private let package = ProcessInfo.processInfo.environment["VIPKATA_PACKAGE"] ?? "."

/// Called before any test.
public func begin() {
  let environment = ProcessInfo.processInfo.environment
  if let number = environment["VIPKATA_BREAK"] {
    chosenBreak = Int(number) ?? 0
    // A suite that could read it could fail on every break without testing anything.
    unsetenv("VIPKATA_BREAK")
  }
  // An exit test runs in a process of its own; its output goes to the test that began it.
  if environment["SWT_EXIT_TEST_ID"] == nil {
    if chosenBreak == 0 { runWithEachBreak(environment) }
    redirectOutput()
  }
  endWithRunner()
}

private nonisolated(unsafe) var chosenBreak = 0

/// A woven scene calls this by its symbol name, so it imports nothing of ours.
@_silgen_name("vipkata_chosen_break")
public func numberOfChosenBreak() -> Int { chosenBreak }

/// Where the scene is to be run with breaks, runs this program again with each of them, then
/// exits: SwiftPM takes longer to start a program than most take to run their tests. The events
/// of a run that ended by itself are in a file of their own.
private func runWithEachBreak(_ environment: [String: String]) {
  let breaks = try? String(contentsOfFile: "\(package)/breaks", encoding: .utf8)
  guard let breaks, !breaks.isEmpty else { return }
  let library = CommandLine.arguments.contains("swift-testing") ? "swift-testing" : "xctest"
  let events = "\(package)/\(library).jsonl"
  for number in breaks.split(separator: " ") {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    program.arguments = Array(CommandLine.arguments.dropFirst())
    // No backtrace: a break that crashes runs again alone, which tells where.
    program.environment = environment.merging(
      ["VIPKATA_BREAK": String(number), "SWIFT_BACKTRACE": "enable=no"]) { $1 }
    guard (try? program.run()) != nil else { exit(1) }
    program.waitUntilExit()
    if program.terminationReason == .exit {
      rename(events, "\(events).\(number)")
    } else {
      unlink(events)
    }
  }
  exit(0)
}

/// The tests as they stand in the suite, or last first. Read when the program starts, because a
/// list in another order would have to be compiled.
public func inTheOrderOfThisRun<Test>(_ tests: [Test]) -> [Test] {
  let order = try? String(contentsOfFile: "\(package)/order", encoding: .utf8)
  return order == "reversed" ? tests.reversed() : tests
}

/// Sends what tests print to a file of at most 16 MB: it outlives a test program that must be
/// killed, and bounds a flood. The limit applies to every file that the program writes.
private func redirectOutput() {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: 16_777_216, rlim_max: 16_777_216)
  #if canImport(Darwin)
    setrlimit(RLIMIT_FSIZE, &limit)
  #else
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #endif
  let file = open(
    "\(package)/output.txt", O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
  dup2(file, STDOUT_FILENO)
  dup2(file, STDERR_FILENO)
  setvbuf(stdout, nil, _IOLBF, 0)
}

private let tooMuchMemory = """

  Fatal error: the tests took more than 1 GB of memory: look for a loop that adds without end

  """

/// Ends this program from inside when its runner, which keeps a file locked, is gone and nobody
/// else would end it, and when it takes too much memory. Resident memory counts, not reserved: a
/// thousand threads may reserve 8 GB and use a few MB. SIGABRT comes first, for a backtrace with
/// the learner's own line.
private func endWithRunner() {
  let runner = open("\(package)/runner", O_RDONLY | O_CLOEXEC)
  let main = pthread_self()
  @Sendable func endWithoutRunner() {
    if runner >= 0, flock(runner, LOCK_SH | LOCK_NB) == 0 { kill(getpid(), SIGKILL) }
  }
  endWithoutRunner()
  Thread.detachNewThread {
    while true {
      usleep(50_000)
      endWithoutRunner()
      var usage = rusage()
      // RUSAGE_SELF, which has another type in Glibc.
      getrusage(0, &usage)
      #if canImport(Darwin)
        let taken = usage.ru_maxrss
      #else
        let taken = usage.ru_maxrss * 1024
      #endif
      if taken > 1 << 30 {
        _ = tooMuchMemory.withCString { write(STDERR_FILENO, $0, strlen($0)) }
        pthread_kill(main, SIGABRT)
        usleep(500_000)
        kill(getpid(), SIGKILL)
      }
    }
  }
}

/// Writes events, each on a line of its own even if the learner's code writes to the same
/// descriptor. "finished" repeats how often the test failed; a forked copy writes nothing.
public final class EventWriter: NSObject, XCTestObservation {
  private let descriptor: Int32
  private let process = getpid()
  private let word: String
  private var failures = 0
  /// The size of the output before the test.
  private var start = 0

  /// Standard input is empty, or it is the far end of a socket that delivers the word with which
  /// each event begins.
  public override init() {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    word = count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) + " " : ""
    guard count > 0 else {
      descriptor = open(
        "\(package)/xctest.jsonl", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      return
    }
    descriptor = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, STDIN_FILENO)
  }

  public func testCaseWillStart(_ test: XCTestCase) {
    failures = 0
    start = Int(lseek(STDOUT_FILENO, 0, SEEK_END))
    write(["event": "started", "test": test.name])
  }

  // Only one of the two, so that no failure is counted twice.
  #if canImport(ObjectiveC)
    public func testCase(_ test: XCTestCase, didRecord issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      fail(test, issue.compactDescription, place?.fileURL.path, place?.lineNumber ?? 0)
    }
  #else
    public func testCase(
      _ test: XCTestCase, didFailWithDescription description: String, inFile file: String?,
      atLine line: Int
    ) {
      fail(test, description, file, line)
    }
  #endif

  private func fail(_ test: XCTestCase, _ words: String, _ file: String?, _ line: Int) {
    failures += 1
    guard failures <= 20 else { return }
    write([
      "event": "failed", "test": test.name, "message": String(words.prefix(20_000)),
      "file": file ?? "", "line": String(line), "printed": failures == 1 ? printed : "",
    ])
  }

  /// The last 2,000 bytes that the test printed.
  private var printed: String {
    let end = Int(lseek(STDOUT_FILENO, 0, SEEK_END))
    let begin = max(start, end - 2_000)
    guard 0..<end ~= begin, let file = FileHandle(forReadingAtPath: "\(package)/output.txt")
    else { return "" }
    file.seek(toFileOffset: UInt64(begin))
    return String(decoding: file.readData(ofLength: end - begin), as: UTF8.self)
  }

  public func testCaseDidFinish(_ test: XCTestCase) {
    let skipped = test.testRun?.hasBeenSkipped ?? false
    let failures = max(failures, test.testRun?.totalFailureCount ?? 0)
    write([
      "event": skipped ? "skipped" : "finished", "test": test.name,
      "seconds": String(test.testRun?.testDuration ?? 0), "failures": String(failures),
    ])
  }

  public func testBundleDidFinish(_ testBundle: Bundle) {
    write(["event": "ended"])
  }

  private func write(_ event: [String: String]) {
    guard getpid() == process, let json = try? JSONEncoder().encode(event) else { return }
    let line = Data("\n\(word)".utf8) + json + Data("\n".utf8)
    line.withUnsafeBytes { _ = Foundation.write(descriptor, $0.baseAddress, $0.count) }
  }
}
