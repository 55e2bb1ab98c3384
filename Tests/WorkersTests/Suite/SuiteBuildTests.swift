import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// The compiler's messages, and what is kept from one build to the next.
final class SuiteBuildTests: FolderTestCase {
  private var lab: SuiteLab { get throws { try SuiteLab(package: "builds") } }

  private let suite = SuiteLab.xctest("func testA() { XCTAssertEqual(answer(), 0) }")

  private func code(_ number: Int) -> String { "public func answer() -> Int { \(number) }" }

  /// The compiler prints most errors twice.
  func testCompileErrorsAreToldOnceEachWithPathLineAndColumn() throws {
    let run = try lab.run(
      [
        "Answer.swift": "public func answer() -> Int {\n  let unused = 1\n  return \"two\"\n}\n",
        "Sub Folder/Ünused.swift": "struct A: Missing {}\n\n  let b: Absent\n",
      ], suite: suite)

    XCTAssertEqual(run.ending, .buildFailed)
    XCTAssertEqual(run.summary, ["LoginTests.testA: not-run"])
    let other = "Sources/Login/Sub Folder/Ünused.swift"
    XCTAssertEqual(
      run.diagnostics.filter { $0.severity == .error }.map(\.shown).sorted(),
      [
        "Sources/Login/Answer.swift:3:10: error: cannot convert return expression of type "
          + "'String' to return type 'Int'",
        "\(other):1:11: error: cannot find type 'Missing' in scope",
        "\(other):3:10: error: cannot find type 'Absent' in scope",
      ])
    XCTAssertTrue(SuiteLab.verdict(on: run).missing.isEmpty)
  }

  func testACompileErrorIsToldBeforeSwiftPMComesToIt() throws {
    let lab = try lab
    try assertPasses(lab.run(code(0), suite: suite))
    let hanging = try folder.script("exec sleep 600", at: "swift")
    let found = try SuiteLab.toolchain.get()
    var runner = try SuiteLab.runner(
      in: lab.packages,
      toolchain: Toolchain(
        swift: hanging, version: found.version, libraries: found.libraries))
    runner.typeChecksBesideBuild = true

    let run = try runner.run(lab.job(["Code.swift": "let a: Missing"], suite: suite))

    XCTAssertEqual(run.ending, .buildFailed)
    XCTAssertEqual(
      run.diagnostics.map(\.place),
      [SourceLocation(file: "Sources/Login/Code.swift", line: 1, column: 8)])
    XCTAssertEqual(run.summary, ["LoginTests.testA: not-run"])
    try assertPasses(lab.run(code(0), suite: suite))
  }

  func testWhatTheSuiteNeedsIsSaidInsteadOfAnErrorInAHiddenFile() throws {
    let run = try lab.run(
      "public struct Answer {\n  public init() {}\n  private func hidden() {}\n}\n",
      suite: SuiteLab.xctest(
        "func testA() {\n  _ = LoginInteractor()\n  _ = Answer().presenter\n"
          + "  Answer().hidden()\n}")
    )

    let verdict = SuiteLab.verdict(on: run)
    XCTAssertEqual(verdict.outcome, .buildFailed)
    XCTAssertEqual(verdict.diagnostics, [])
    XCTAssertEqual(
      verdict.missing.map(\.words),
      [
        "`LoginInteractor`: it is not there yet.", "`Answer.presenter`: it is not there yet.",
        "to see `hidden`: it must not be private.",
      ])
  }

  /// A clock that was set back gives such a time to the compiler's files.
  func testAModuleOlderThanTheSuiteBuiltBeforeIsNeverTakenForTheOneBefore() throws {
    try Sample.requireWhole()
    let found = try SuiteLab.toolchain.get()
    try folder.link("lib", to: found.libraries)
    try folder.script(
      """
      '\(found.compiler.path)' "$@" || exit
      case " $* " in *" -module-name Login "*" -c "*) ;; *) exit ;; esac
      while [ "$1" != -emit-module-path ]; do shift; done
      touch -d '2001-01-01' "$2"
      """, at: "bin/swiftc")
    let lab = try SuiteLab(package: "kata", packages: folder["packages"])
    try SuiteLab.warm(lab.packages)
    let runner = try SuiteLab.runner(
      in: lab.packages,
      toolchain: Toolchain(
        swift: found.swift, version: found.version, libraries: folder["lib"]))
    let suite = SuiteLab.xctest(
      "func testA() {\n let view = View()\n let router = Router()\n router.view = view\n"
        + " XCTAssertEqual(router.name, \"view\") }")

    let words = ["weak ", "", "weak ", ""]
    let results = try words.map { word in
      let code = """
        public class View { public init() {}; func name() -> String { "view" } }
        public final class Router {
          public init() {}
          public \(word)var view: View?
          public var name: String? { view?.name() }
        }
        """
      return try runner.run(lab.job(["Code.swift": code], suite: suite)).summary
    }

    XCTAssertEqual(results, words.map { _ in ["LoginTests.testA: passed"] })
  }

  func testFilesThatComeAndGoAreSeen() throws {
    let lab = try lab

    XCTAssertEqual(try lab.run(["A.swift": code(0)], suite: suite).ending, .finished)
    let twice = try lab.run(["A.swift": code(0), "B.swift": code(1)], suite: suite)
    XCTAssertEqual(twice.ending, .buildFailed)
    try assertPasses(lab.run(["B.swift": code(0)], suite: suite))
    let removed = try lab.run(["C.swift": ""], suite: suite)
    XCTAssertEqual(
      SuiteLab.verdict(on: removed).missing.map(\.words), ["`answer`: it is not there yet."])
  }

  func testAPackageThatWasMovedIsBuiltAnew() throws {
    try Sample.requireWhole()
    let before = try SuiteLab(package: "kata", packages: folder["before"])
    try SuiteLab.warm(before.packages)
    try assertPasses(before.run(code(0), suite: suite))
    try FileManager.default.moveItem(at: folder["before"], to: folder["after"])

    let after = try SuiteLab(package: "kata", packages: folder["after"])
    try SuiteLab.warm(after.packages)

    XCTAssertEqual(
      try after.run(code(7), suite: suite).failures(of: "testA").map(\.actual), ["7"])
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: after.packages.path)
        .filter { $0.hasPrefix("ModuleCache") },
      ["ModuleCache-\(after.packages.withoutLinks.path.stableNumber)"],
      "the compiler refuses a cache that was moved")
  }

  func testAPackageWithAFolderDeletedIsCompletedAgain() throws {
    let lab = try lab
    try assertPasses(lab.run(code(0), suite: suite))
    for folder in ["Sources/Login", "Tests", "Package.swift", ".build/debug"] {
      try FileManager.default.removeItem(at: lab.root.appendingPathComponent(folder))

      try assertPasses(lab.run(code(0), suite: suite), folder)
    }
  }

  /// Damage such as a full disk or a power cut leaves.
  func testABuildCutOffInTheMiddleIsDoneAnew() throws {
    let lab = try lab
    try assertPasses(lab.run(code(0), suite: suite))
    for kind in Sample.of([".swift.o", ".swiftmodule", "build.db"], every: 3) {
      XCTAssertGreaterThan(try cutInHalf(kind, below: lab.root), 0, kind)

      try assertPasses(lab.run(code(0), suite: suite), kind)
    }
  }

  /// SwiftPM cannot build where a path has a quotation mark.
  func testPlacesAreFoundBehindASymbolicLinkAndBelowAQuotationMark() throws {
    try Sample.requireWhole()
    try folder["real"].makeFolder()
    try folder.link("link", to: folder["real"])
    try SuiteLab.warm(folder["link"])
    let marked = try SuiteLab(package: "kata \\ one", packages: folder["my \"best\" work"])
    defer {
      let number = marked.packages.withoutLinks.path.stableNumber
      for place in [marked.root, marked.packages.appendingPathComponent("ModuleCache-\(number)")] {
        try? FileManager.default.removeItem(at: place.fitForBuilds)
      }
    }
    let (suite, code) = (suite, code(1))
    let runs = [try SuiteLab(package: "kata", packages: folder["link"]), marked].concurrentMap {
      lab in
      Result { try ["let a: Missing", code].map { try lab.run($0, suite: suite) } }
    }
    for run in try runs.map({ try $0.get() }) {
      XCTAssertEqual(
        run[0].diagnostics.map(\.place),
        [SourceLocation(file: "Sources/Login/Code.swift", line: 1, column: 8)])
      XCTAssertEqual(
        run[1].failures(of: "testA").map(\.place),
        [SourceLocation(file: "Tests/LoginTests/Suite.swift", line: 4)])
    }
  }

  private func cutInHalf(_ ending: String, below root: URL) throws -> Int {
    let build = root.appendingPathComponent(".build").resolvingSymlinksInPath()
    let paths = FileManager.default.enumerator(atPath: build.path)?.allObjects as? [String] ?? []
    let files = paths.filter { $0.hasSuffix(ending) }.map { build.appendingPathComponent($0) }
    for file in files {
      let content = try Data(contentsOf: file)
      try content.prefix(content.count / 2).write(to: file)
    }
    return files.count
  }
}
