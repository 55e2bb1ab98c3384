import Foundation
import XCTest

@testable import vipkata

#if os(Linux)
  /// What only macOS would show, asked of the script that builds as if this were it.
  final class PlatformTests: XCTestCase {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardized
    private static let script = repository.appendingPathComponent("Tests/Platforms/darwin")

    /// A hidden package of the kind that runs there.
    private func package(_ code: String, in folder: TemporaryFolder) throws -> HiddenPackage {
      let package = HiddenPackage(
        root: folder.url.withoutLinks,
        job: SuiteJob(
          package: "p", module: "Login", sources: ["A.swift": code].sourceFiles, suite: [],
          support: [], testSeconds: 1), toolchain: try SuiteLab.toolchain.get(),
        harness: .discovered)
      try package.write([])
      return package
    }

    private func build(_ code: String) throws -> ChildProcess.Result {
      let folder = try TemporaryFolder()
      return try ChildProcess(Self.script.path, [package(code, in: folder).root.path]).run()
    }

    func testKataUIStandsInWhereUIKitIsToo() throws {
      let folder = try TemporaryFolder()
      try folder.write("@MainActor func view() -> UIView { UILabel() }\n", to: "View.swift")
      try folder.write("", to: "UIKit.swift")
      let result = try ChildProcess(
        folder.script(
          """
          cd "$1" && swiftc -emit-module -module-name UIKit UIKit.swift && rm UIKit.swift &&
            swiftc -typecheck -swift-version 6 -I . *.swift "$2"/Katas/Support/KataUI/*.swift
          """, at: "check"
        ).path, [folder.url.path, Self.repository.path]
      ).run()

      XCTAssertEqual(result.ending, .exited(0), result.errors)
    }

    func testEveryManifestAsksForTheMacOSThatHasObservable() throws {
      let folder = try TemporaryFolder()
      let hidden = try package("", in: folder).root
      let manifests = try [hidden, Self.repository].map {
        try String(contentsOf: $0.appendingPathComponent("Package.swift"), encoding: .utf8)
      }
      let learners = [
        LearnerPackage.manifest(of: Seeds.kata("a"), hasTests: true),
        LearnerPackage.supportManifest(modules: []),
      ]
      for manifest in manifests + learners {
        XCTAssertTrue(manifest.contains("platforms: [.macOS(.v14)]"), manifest)
      }
    }

    func testOurHarnessAndGoodDarwinBranchesBuildWithTheStandIn() throws {
      let result = try build(
        """
        #if canImport(Darwin)
          import Darwin
          func isOver(_ state: UInt32) -> Bool { state == UInt32(SZOMB) }
        #else
          let thisIsNotRead: Int = "text"
        #endif

        """)

      XCTAssertEqual(result.ending, .exited(0), result.output + result.errors)
    }

    func testMistakesInADarwinBranchAreNamed() throws {
      let result = try build(
        """
        #if canImport(Darwin)
          import Darwin
          func isOver(_ state: UInt32) -> Bool { state == UInt32(SZOMBI) }
          enum Store { static let actions: posix_spawn_file_actions_t? = nil }
        #endif

        """)

      XCTAssertNotEqual(result.ending, .exited(0))
      for words in ["cannot find 'SZOMBI' in scope", "'actions' is not concurrency-safe"] {
        XCTAssertTrue(result.output.contains(words), result.output + result.errors)
      }
    }
  }
#endif
