import Foundation
import XCTest

@testable import vipkata

/// Runs small suites with the real `swift test`. All share one folder of hidden
/// packages and one module cache, so that a run takes a second or less.
struct SuiteLab {
  static let toolchain = Result {
    try ToolchainFinder(environment: ProcessInfo.processInfo.environment, cache: nil).find()
  }

  private static let shared = Result { try TemporaryFolder() }

  let packages: URL
  let runner: SuiteRunner
  /// The hidden package to use; kept from test to test, as a learner's is.
  let package: String

  init(package: String, packages: URL? = nil) throws {
    self.package = package
    self.packages = try packages ?? Self.shared.get().url
    runner = try Self.runner(in: self.packages)
  }

  /// Lets another folder of hidden packages use the common module cache, so that its first build
  /// takes no longer than the others.
  static func warm(_ packages: URL) throws {
    try packages.makeFolder()
    try FileManager.default.createSymbolicLink(
      at: modules(in: packages), withDestinationURL: modules())
  }

  /// The common module cache.
  static func modules() throws -> URL {
    let modules = modules(in: try shared.get().url)
    try modules.makeFolder()
    return modules
  }

  private static func modules(in packages: URL) -> URL {
    packages.appendingPathComponent("ModuleCache-\(packages.withoutLinks.path.stableNumber)")
  }

  /// - Parameter toolchain: nil for the tests' own.
  static func runner(
    in packages: URL, toolchain: Toolchain? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> SuiteRunner {
    let toolchain = try toolchain ?? Self.toolchain.get()
    return SuiteRunner(packages: packages, environment: environment, toolchain: { toolchain })
  }

  /// The tests' environment, in which SwiftPM uses the common module cache.
  static func environmentWithModules() throws -> [String: String] {
    ProcessInfo.processInfo.environment.merging(
      ["SWIFTPM_TESTS_MODULECACHE": try modules().path]) { $1 }
  }

  /// The tests' environment, with or without builds in the background.
  static func environment(ahead: Bool) -> [String: String] {
    ProcessInfo.processInfo.environment.merging(["VIPKATA_AHEAD": ahead ? "on" : "off"]) { $1 }
  }

  var root: URL { packages.appendingPathComponent(package) }

  func run(
    _ code: String = "", suite: String, support: [SupportModule] = [], testSeconds: Int = 60,
    isReversed: Bool = false
  ) throws -> SuiteRun {
    try runner.run(
      job(
        ["Code.swift": code], suite: suite, support: support, testSeconds: testSeconds,
        isReversed: isReversed))
  }

  func run(_ sources: [String: String], suite: String) throws -> SuiteRun {
    try runner.run(job(sources, suite: suite))
  }

  func job(
    _ sources: [String: String], suite: String, support: [SupportModule] = [],
    testSeconds: Int = 60, isReversed: Bool = false
  ) -> SuiteJob {
    SuiteJob(
      package: package, module: "Login", sources: sources.sourceFiles,
      suite: ["Suite.swift": suite].sourceFiles, support: support, testSeconds: testSeconds,
      isReversed: isReversed)
  }

  func outline(_ suites: [String: String]) throws -> SuiteOutline {
    try runner.outline(of: suites.sourceFiles)
  }

  /// A suite of XCTest: one class `LoginTests` with these members.
  static func xctest(_ members: String) -> String {
    "import Login\nimport XCTest\nfinal class LoginTests: XCTestCase {\n\(members)\n}\n"
  }

  /// A suite of Swift Testing.
  static func testing(_ text: String) -> String {
    "import Login\nimport Testing\n\(text)\n"
  }

  /// The same tests in a suite of each library.
  static func both(_ tests: String) -> String {
    xctest(tests) + testing(tests.replacing("func test", with: "@Test func test"))
  }

  /// The verdict that a learner gets on a run.
  static func verdict(on run: SuiteRun) -> Verdict {
    let kata = Kata(
      id: KataID(stage: "stage", name: "kata"), number: 1, folder: "01-stage/01-kata",
      manifest: Manifest(title: "Kata", module: "Login"))
    return VerdictMaker(kata: kata).verdict(on: run)
  }
}

extension [String: String] {
  var sourceFiles: [SourceFile] {
    map { SourceFile(path: $0.key, content: Data($0.value.utf8)) }.sorted { $0.path < $1.path }
  }
}

extension SuiteRun {
  /// Lines such as `LoginTests.testA: failed`, in the suite's order.
  var summary: [String] { results.map { "\($0.name): \($0.status.rawValue)" } }

  func failures(of function: String) -> [Failure] {
    results.first { $0.name.function == function }?.failures ?? []
  }
}

extension Diagnostic {
  /// The diagnostic as compilers print it.
  var shown: String {
    "\(place.file):\(place.line):\(place.column ?? 0): \(severity.rawValue): \(message)"
  }
}

/// Asserts that the suite's one test passed.
func assertPasses(_ run: SuiteRun, _ words: String = "", line: UInt = #line) {
  XCTAssertEqual(
    run.summary, ["LoginTests.testA: passed"], "\(words)\n\(run.diagnostics)\n\(run.output)",
    line: line)
}
