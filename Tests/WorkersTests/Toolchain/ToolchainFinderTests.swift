import Foundation
import XCTest

@testable import vipkata

/// Small programs called `swift` give the answers that a test wants, and note each question.
final class ToolchainFinderTests: FolderTestCase {
  /// - Parameter version: in the compiler's form.
  private func install(
    _ version: String, in bin: String, for target: String = "x"
  ) throws {
    try folder.script(
      """
      echo "$@" >> "\(folder["asked"].path)"
      cat <<'END'
      {"compilerVersion": "\(version)", "target": {"triple": "\(target)"},
       "paths": {"runtimeResourcePath": "\(folder["\(bin)/lib/swift"].path)"}}
      END
      """, at: "\(bin)/swift")
  }

  private func finder(
    _ path: String..., environment: [String: String] = [:]
  ) -> ToolchainFinder {
    var environment = environment
    environment["PATH"] =
      (path.map { folder[$0].path } + ["/usr/bin", "/bin"]).joined(separator: ":")
    return ToolchainFinder(environment: environment, cache: folder["toolchains"])
  }

  private func questions() throws -> [String] {
    guard folder.exists("asked") else { return [] }
    return try folder.text("asked").split(separator: "\n").map(String.init)
  }

  func testTheFirstSwiftOnThePathIsAskedWhichItIs() throws {
    try install("Swift version 6.3.1 (swift-6.3.1-RELEASE)", in: "new")
    try install("Swift version 6.1 (swift-6.1-RELEASE)", in: "old")

    let toolchain = try finder("none", "new", "old").find()

    XCTAssertEqual(toolchain.version, "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
    XCTAssertEqual(toolchain.swift, folder["new/swift"])
    XCTAssertEqual(toolchain.libraries.path, folder["new/lib"].path)
    XCTAssertEqual(try questions(), ["-print-target-info"])
  }

  func testAnotherToolchainInThePlaceOfTheRememberedOneIsAsked() throws {
    try install("Swift version 6.1", in: "bin")
    _ = try finder("bin").find()
    try install("Swift version 6.3.1", in: "bin")

    XCTAssertEqual(try finder("bin").find().version, "Swift version 6.3.1")
  }

  func testAChoiceMadeElsewhereIsNoticed() throws {
    try install("Swift version 6.3.1", in: "bin")
    let home = ["HOME": folder["home"].path]
    let choices: [([String: String], () throws -> Void)] = [
      (home, {}),
      (home.merging(["DEVELOPER_DIR": "/Xcode"]) { $1 }, {}),
      (home.merging(["TOOLCHAINS": "swift"]) { $1 }, {}),
      (home, { try self.folder.write("1", to: "home/.local/share/swiftly/config.json") }),
      (home, { try self.folder.write("22", to: "home/.local/share/swiftly/config.json") }),
      (
        home.merging(["SWIFTLY_HOME_DIR": folder["swiftly"].path]) { $1 },
        { try self.folder.write("333", to: "swiftly/config.json") }
      ),
    ]
    for (index, choice) in choices.enumerated() {
      try choice.1()
      for _ in 0..<2 { _ = try finder("bin", environment: choice.0).find() }
      XCTAssertEqual(try questions().count, index + 1, "choice \(index)")
    }
  }

  func testAToolchainOfApplesIsAskedForXCTestOnce() throws {
    try install("Swift version 6.3", in: "bin", for: "arm64-apple-macosx15.0")
    try folder.script(
      "echo \"$@\" >> \"\(folder["questions"].path)\"; echo /Xcode/usr/bin/tool", at: "bin/xcrun")

    for _ in 0..<2 { _ = try finder("bin").find() }

    XCTAssertEqual(
      try folder.text("questions"), "--sdk macosx --find xctest\n--find sourcekit-lsp\n")
  }

  func testATooOldSwiftIsNamedAlsoWhenRemembered() throws {
    try install("Apple Swift version 5.10.1 (swiftlang-5.10.0.13)", in: "bin")

    for _ in 0..<2 {
      XCTAssertEqual(
        told(try finder("bin").find())?.message,
        "Apple Swift version 5.10.1 (swiftlang-5.10.0.13) at \(folder["bin/swift"].path) is too "
          + "old: vipkata needs Swift 6.0 or later. Install one from "
          + "https://www.swift.org/install and put it first on PATH.")
    }
    XCTAssertEqual(try questions().count, 1)
  }

  func testWhatOnlyIsCalledSwiftIsPassedOver() throws {
    try folder.write("a note", to: "plain/swift")
    try folder.write("", to: "folder/swift/file")
    try install("Swift version 6.3.1", in: "bin")

    XCTAssertEqual(
      try finder("plain", "folder", "bin").find().swift, folder["bin/swift"])
  }

  func testASwiftThatDoesNotAnswerIsNamedWithItsFirstWords() throws {
    try folder.script("echo 'xcrun: error: no developer tools' >&2; exit 1", at: "bin/swift")

    XCTAssertEqual(
      told(try finder("bin").find())?.message,
      "\(folder["bin/swift"].path) does not report its version (`swift -print-target-info`): "
        + "xcrun: error: no developer tools. Install Swift from https://www.swift.org/install.")
    XCTAssertFalse(folder.exists("toolchains"))
  }

  func testVersionsAreComparedByNumber() {
    let versions: [(String, [Int], Bool)] = [
      ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", [6, 3, 1], false),
      ("Apple Swift version 6.0 (swiftlang-6.0.0.9.10 clang-1600.0.26.2)", [6, 0], false),
      ("Swift version 6.4-dev (LLVM 0123, Swift 4567)", [6, 4], false),
      ("Swift version 10.0", [10, 0], false), ("Swift version 5.10", [5, 10], true),
      ("no number at all", [], true),
    ]
    for (version, numbers, isTooOld) in versions {
      let toolchain = Toolchain(
        swift: URL(fileURLWithPath: "/swift"), version: version,
        libraries: URL(fileURLWithPath: "/lib"))
      XCTAssertEqual(toolchain.numbers, numbers, version)
      XCTAssertEqual(toolchain.isTooOld, isTooOld, version)
    }
  }
}
