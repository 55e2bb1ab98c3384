import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// The scenes that `vipkata scene` makes are sound, whatever is chosen.
@MainActor
final class SceneCombinationTests: XCTestCase {
  func testEveryCombinationPassesTheReview() async throws {
    let folder = try TemporaryFolder()
    let combinations = Sample.of(SceneCombinations.all, every: 17)
    for choices in combinations {
      let files = try SceneCombinations.files(choices)
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
    XCTAssertEqual(report.scenes.count, combinations.count)
    XCTAssertEqual(SceneCombinations.all.count, 256)
  }

  /// Each of the other combinations consists of files that are built here. `KataUI` stands in for
  /// UIKit, and `KataSwiftUI` for SwiftUI, with which a person also uses each scene.
  func testEveryFileAndEveryPairOfChoicesBuildsWithoutWarningsAndPassesItsTests() async throws {
    let package = try TemporaryFolder()
    let covering =
      try Sample.isWhole ? SceneCombinations.covering() : SceneCombinations.sample
    for (index, choices) in covering.enumerated() {
      let useCases = index.isMultiple(of: 6) ? ["Pay", "CallTaxi", "URLCheck"] : []
      let files = try SceneCombinations.files(choices, useCases: useCases)
      for (path, text) in files {
        let place = path.contains("Tests/") ? "Tests/AppTests" : "Sources/App"
        try package.write(
          text.replacingOccurrences(of: "import UIKit", with: "import KataUI")
            .replacingOccurrences(of: "SwiftUI", with: "KataSwiftUI"),
          to: "\(place)/\(path)")
      }
      guard choices[.ui] == "swiftui" else { continue }
      try package.write(
        Self.use(of: choices, useCases),
        to: "Tests/AppTests/\(SceneCombinations.name(of: choices))UseTests.swift")
    }
    try package.write(Self.manifest, to: "Package.swift")
    for module in ["KataUI", "KataSwiftUI"] {
      try FileManager.default.copyItem(
        at: Repository.katas.appendingPathComponent("Support/\(module)"),
        to: package["Sources/\(module)"])
    }

    let result = try ChildProcess(
      SuiteLab.toolchain.get().swift.path,
      // GNU's linker cannot link Swift 6.0's own libraries if @Observable is used.
      ["test", "--package-path", package.url.path, "-Xswiftc", "-gnone"]
        + (SuiteLab.toolchain.get().isApples ? [] : ["-Xswiftc", "-use-ld=lld"]),
      environment: SuiteLab.environmentWithModules()
    ).run()

    let printed = result.output + result.errors
    // Messages without a file are about the list of tests that Swift 6.0 makes for itself.
    let complaints = Set(
      printed.split(separator: "\n").filter {
        $0.contains("error:") || $0.contains("warning:") && !$0.hasPrefix("<unknown>:0: ")
      })
    XCTAssertEqual(complaints, [])
    XCTAssertEqual(result.ending, .exited(0), printed.lines.suffix(60).joined(separator: "\n"))
    let counts = printed.matches(of: /(?:Executed|Test run with) (\d+) tests/).map(\.output.1)
    XCTAssertEqual(
      counts.count { Int($0).map { $0 > Sample.count(15, whole: 200) } == true }, 3, "\(counts)")
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App", platforms: [.macOS(.v14)],
      targets: [
        .target(name: "KataUI"), .target(name: "KataSwiftUI", exclude: ["README.md"]),
        .target(name: "App", dependencies: ["KataUI", "KataSwiftUI"]),
        .testTarget(name: "AppTests", dependencies: ["App", "KataUI", "KataSwiftUI"]),
      ])
    """

  /// A test in which a person does what leads to the next scene.
  private static func use(of choices: [SceneChoice: String], _ useCases: [String]) -> String {
    let name = SceneCombinations.name(of: choices)
    func enter(_ useCase: String) -> [String] {
      ["type(\"Entered\", into: \"\(useCase)\")", "tap(\"\(useCase)\")"]
    }
    let (given, steps): (String, [String]) =
      switch choices[.purpose] {
      case "form": ("", enter(useCases.first ?? "Submit"))
      case "flow": ("", (useCases.isEmpty ? ["Begin", "Confirm"] : useCases).flatMap(enter))
      case "hub": ("open: \(name)Place.allCases", ["tap(\"\(useCases.first ?? "Browse")\")"])
      default: ("content: .seed", ["tap(\"Next\")"])
      }
    let argument = choices[.data] == "input" ? given : "worker: \(name)WorkerSpy()"
    return """
      import KataSwiftUI
      import XCTest

      @testable import App

      @MainActor
      final class \(name)UseTests: XCTestCase {
        func testAPersonComesToTheNextScene() async throws {
          let parts = \(name)Configurator.configure(\(argument))
          let host = ViewHost(
            NavigationStack { \(name)Flow(parts) { Text("Given: \\($0)") } })
          await host.update()
          XCTAssertFalse(host.screen.contains("Given: "), host.screen)
          \(steps.map { "try host.\($0)\n    await host.update()" }.joined(separator: "\n    "))
          XCTAssertTrue(host.screen.contains("Given: "), host.screen)
        }
      }
      """
  }
}
