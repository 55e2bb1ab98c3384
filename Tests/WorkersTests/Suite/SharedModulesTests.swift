import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// The modules that hidden packages share: the course's support modules and the harness.
final class SharedModulesTests: FolderTestCase {
  private let suite =
    "import KataUI\n" + SuiteLab.xctest("func testA() { XCTAssertEqual(view(), 0) }")

  private func support(_ code: String = "public func view() -> Int { 0 }") -> [SupportModule] {
    [SupportModule(name: "KataUI", files: ["View.swift": code].sourceFiles)]
  }

  /// A folder with a module cache of its own, which takes seconds to fill.
  private static let folder = Result { try TemporaryFolder() }

  private func lab(_ package: String) throws -> SuiteLab {
    try SuiteLab(package: package, packages: Self.folder.get()["packages"])
  }

  /// The built files of the shared modules, by path.
  private func built() throws -> [String: FileStatus] {
    let folder = try Self.folder.get()
    let paths = FileManager.default.enumerator(atPath: folder.url.path)?.allObjects as? [String]
    let shared = (paths ?? []).filter { path in
      path.contains("/shared/") && [".o", ".swiftmodule"].contains { path.hasSuffix($0) }
    }
    return Dictionary(
      uniqueKeysWithValues: try shared.map {
        ($0, try XCTUnwrap(FileStatus(path: folder[$0].path)))
      })
  }

  func testTheyAreBuiltOnceForAllPackages() throws {
    let scene = "import KataUI\nlet number = view()"
    try assertPasses(lab("one").run(scene, suite: suite, support: support()))
    let first = try built()
    XCTAssertEqual(first.count, 4, "the harness and KataUI, an interface and an object each")

    try assertPasses(lab("two").run(suite: suite, support: support()))
    XCTAssertEqual(try built(), first)
  }

  func testAnotherSupportModuleIsStoodOnAtOnce() throws {
    let lab = try SuiteLab(package: "support")
    try assertPasses(lab.run(suite: suite, support: support()))

    let changed = try lab.run(
      suite: suite, support: support("public func view() -> Int { 7 }"))
    XCTAssertEqual(changed.failures(of: "testA").map(\.actual), ["7"])
  }

  /// Damage such as a full disk or a power cut leaves.
  func testWhatIsDamagedIsBuiltAnew() throws {
    let folder = try Self.folder.get()
    let lab = try lab("kata")
    try assertPasses(lab.run(suite: suite, support: support()))
    for kind in Sample.of([".swiftmodule", ".o"], every: 2) {
      for path in try built().keys where path.hasSuffix(kind) {
        let content = try Data(contentsOf: folder[path])
        try content.prefix(content.count / 2).write(to: folder[path])
      }
      // Makes sure that something is compiled and linked again.
      try FileManager.default.removeItem(at: lab.root.appendingPathComponent(".build"))

      try assertPasses(lab.run(suite: suite, support: support()), kind)
    }
  }

  func testASupportModuleThatDoesNotCompileIsToldAtItsLine() throws {
    XCTAssertEqual(
      told(
        try SuiteLab(package: "support").run(
          suite: suite, support: support("public func view() -> Missing { 0 }")))?.message,
      "The hidden suite could not be built: Sources/KataUI/View.swift:1: cannot find type "
        + "'Missing' in scope.")
  }

  func testALearnersTypesMayHaveTheHarnesssNames() throws {
    try assertPasses(
      SuiteLab(package: "support").run(
        suite: "final class EventWriter {}\nfunc begin() -> Int { 0 }\n"
          + SuiteLab.xctest("func testA() { XCTAssertEqual(begin(), 0) }")))
  }
}
