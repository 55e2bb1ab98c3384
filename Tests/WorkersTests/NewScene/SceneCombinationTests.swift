import Foundation
import XCTest

@testable import vipkata

/// What `vipkata scene` makes is sound, whatever is chosen.
@MainActor
final class SceneCombinationTests: XCTestCase {
  func testEveryCombinationPassesTheReview() async throws {
    let folder = try TemporaryFolder()
    for (_, files) in try SceneCombinations.made.get() {
      for (path, text) in files where !path.contains("Tests/") {
        try folder.write(text, to: path)
      }
    }

    let code = try ReviewFolder(
      currentFolder: folder.url, environment: [:], libraries: SourceKitTests.libraries
    ).code(at: ["."], part: nil)
    let report = VIPReview(settings: code.settings).report(on: code.files, unread: code.unread)

    XCTAssertEqual(report.findings.map { "\($0)" }, [])
    XCTAssertEqual(report.unread.map(\.path), [])
    XCTAssertEqual(report.scenes.count, 256)
  }

  /// Each of the other combinations consists of files that are built here. `KataUI` stands
  /// in for UIKit, and a few declarations for SwiftUI.
  func testEveryFileAndEveryPairOfChoicesBuildsWithoutWarningsAndPassesItsTests() async throws {
    let package = try TemporaryFolder()
    let covering = try SceneCombinations.covering()
    for (index, choices) in covering.enumerated() {
      let files = try SceneCombinations.files(
        choices, useCases: index.isMultiple(of: 6) ? ["Pay", "CallTaxi", "URLCheck"] : [])
      for (path, text) in files {
        let place = path.contains("Tests/") ? "Tests/AppTests" : "Sources/App"
        try package.write(
          text.replacingOccurrences(of: "import UIKit", with: "import KataUI"),
          to: "\(place)/\(path)")
      }
    }
    try package.write(Self.manifest, to: "Package.swift")
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    try FileManager.default.createDirectory(
      at: package["Sources"], withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: fixtures, to: package["Sources/SwiftUI"])
    try FileManager.default.copyItem(
      at: SceneCombinations.templates.appendingPathComponent("../../Support/KataUI"),
      to: package["Sources/KataUI"])

    let result = try ChildProcess(
      executable: SuiteLab.toolchain.get().swift,
      // Swift 6.0's own libraries cannot be linked by GNU's linker where @Observable is used.
      arguments: ["test", "--package-path", package.url.path, "-Xswiftc", "-gnone"]
        + (SuiteLab.toolchain.get().isApples ? [] : ["-Xswiftc", "-use-ld=lld"]),
      environment: ProcessInfo.processInfo.environment
    ).run()

    let printed = result.output + result.errors
    // What is of no file is about the list of tests that Swift 6.0 makes for itself.
    let complaints = Set(
      printed.split(separator: "\n").filter {
        $0.contains("error:") || $0.contains("warning:") && !$0.hasPrefix("<unknown>:0: ")
      })
    XCTAssertEqual(complaints, [])
    XCTAssertEqual(result.ending, .exited(0), printed.lines.suffix(60).joined(separator: "\n"))
    let counts = printed.matches(of: /(?:Executed|Test run with) (\d+) tests/).map(\.output.1)
    XCTAssertEqual(counts.count { Int($0).map { $0 > 200 } == true }, 3, "\(counts)")
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App", platforms: [.macOS(.v14)],
      targets: [
        .target(name: "KataUI"), .target(name: "SwiftUI"),
        .target(name: "App", dependencies: ["KataUI", "SwiftUI"]),
        .testTarget(name: "AppTests", dependencies: ["App", "KataUI"]),
      ])
    """
}
