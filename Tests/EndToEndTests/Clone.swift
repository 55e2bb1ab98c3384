import Foundation
import TestSupport
import XCTest

/// A clone as a new user has it, where commands are typed into a shell. `swift run vipkata`
/// and release builds use the program that is built already; commands that would build or test
/// the whole clone get a small package instead.
final class Clone {
  let program: BuiltProgram
  private let bin: URL

  init() throws {
    program = try BuiltProgram()
    program.environment["VIPKATA_COURSE"] = nil
    bin = program.folder.appendingPathComponent("fake tools")
    let files = FileManager.default
    let repository = BuiltProgram.repository
    let names = ["Katas", "Solutions", "LICENSE", "install.sh", ".ci"]
    try program.folder.fill(with: names.map(repository.appendingPathComponent))
    // One scene to review: `.ci/run` reviews them all.
    try program.folder.appendingPathComponent("Sources/Scenes")
      .fill(with: [repository.appendingPathComponent("Sources/Scenes/Board")])
    try files.createSymbolicLink(
      at: program.folder.appendingPathComponent("Tests"),
      withDestinationURL: repository.appendingPathComponent("Tests"))
    for folder in [bin, home] {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try add("swift", swift())
    let path = program.environment["PATH"] ?? "/usr/bin:/bin"
    program.environment["PATH"] = "\(bin.path):\(home.path)/.local/bin:\(path)"
    program.environment["HOME"] = home.path
  }

  var home: URL { program.folder.appendingPathComponent("my home") }

  /// Adds a shell script that is found before the program of that name.
  func add(_ name: String, _ script: String) throws {
    let tool = bin.appendingPathComponent(name)
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: tool)
    XCTAssertEqual(chmod(tool.path, 0o755), 0)
  }

  /// One for all clones, so that it is built once.
  private static let smallPackage = Result { try TestFolders.make("small package") }

  private func swift() throws -> String {
    """
    case "$*" in
      "run vipkata"*) shift 2; exec '\(BuiltProgram.executable.path)' "$@" ;;
      *"--product vipkata --static-swift-stdlib --show-bin-path" | *"--product vipkata --show-bin-path")
        echo '\(BuiltProgram.executable.deletingLastPathComponent().path)'; exit ;;
      *"--product vipkata"*) exit ;;
      "build" | "test" | "test --filter "* | "format lint --strict --recursive Package.swift"*)
        cd '\(try Self.smallPackage.get().path)' ;;
      *--package-path*) ;;
      "build "* | "test "*) exit ;;
    esac
    PATH=${PATH#*:} exec swift "$@"
    """
  }

  /// A package with the folders of the clone and tests of these names, such as `ATests.testB`.
  func makeSmallPackage(tests: [String]) throws {
    func write(_ text: String, to path: String) throws {
      let file = try Self.smallPackage.get().appendingPathComponent(path)
      // A file that is written again is built again.
      if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "small", targets: [.target(name: "A"), .testTarget(name: "ATests")])

      """, to: "Package.swift")
    for folder in ["Sources/A", "Katas", "Solutions", "Packaging"] {
      try write("let one = 1\n", to: "\(folder)/A.swift")
    }
    for test in tests {
      let name = test.split(separator: ".")
      try write(
        "import XCTest\n\nfinal class \(name[0]): XCTestCase {\n  func \(name[1])() {}\n}\n",
        to: "Tests/ATests/\(name[0]).swift")
    }
  }

  /// Types a line into bash in the clone.
  func type(_ line: String, in folder: String = ".") throws -> BuiltProgram.Result {
    program.environment["TYPED"] = line
    return try program.start([], shell: "cd '\(folder)' && exec bash -c \"$TYPED\"").result()
  }
}
