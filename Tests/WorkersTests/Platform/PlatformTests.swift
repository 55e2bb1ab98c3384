import Foundation
import TestSupport
import XCTest

@testable import vipkata

#if os(Linux)
  /// Mistakes that only macOS would show, found by a script that builds as if this were macOS.
  final class PlatformTests: FolderTestCase {
    /// A hidden package of the kind that runs on macOS.
    private func package(_ code: String) throws -> HiddenPackage {
      let package = Seeds.package(
        at: folder.url.withoutLinks, code, toolchain: try SuiteLab.toolchain.get(),
        harness: .discovered)
      try package.write([])
      return package
    }

    private func build(_ code: String) throws -> ChildProcess.Result {
      try ChildProcess(
        Repository.root.appendingPathComponent("Tests/Platforms/darwin").path,
        [package(code).root.path]
      ).run()
    }

    func testKataUIStandsInWhereUIKitIsToo() throws {
      try folder.write("@MainActor func view() -> UIView { UILabel() }\n", to: "View.swift")
      try folder.write("", to: "UIKit.swift")
      let result = try ChildProcess(
        folder.script(
          """
          cd "$1" && swiftc -emit-module -module-name UIKit UIKit.swift && rm UIKit.swift &&
            swiftc -typecheck -swift-version 6 -I . *.swift "$2"/Katas/Support/KataUI/*.swift
          """, at: "check"
        ).path, [folder.url.path, Repository.root.path]
      ).run()

      XCTAssertEqual(result.ending, .exited(0), result.errors)
    }

    func testEveryManifestAsksForTheMacOSThatHasObservable() throws {
      let hidden = try package("").root
      let manifests = try [hidden, Repository.root].map {
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
      try Sample.requireWhole()
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
