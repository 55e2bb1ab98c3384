import Foundation
import XCTest

/// A clone as a new user has it, where commands are typed into a shell. `swift run vipkata`
/// and release builds are answered with the program that is built already; what would build
/// or test the clone itself is noted and left out.
final class Clone {
  let program: BuiltProgram
  private let bin: URL

  /// What was left out, because it builds or tests the whole clone.
  private(set) var leftOut: [String] = []

  init() throws {
    program = try BuiltProgram()
    program.environment["VIPKATA_COURSE"] = nil
    bin = program.folder.appendingPathComponent("fake tools")
    let files = FileManager.default
    let repository = BuiltProgram.repository
    for name in ["Katas", "Solutions", "LICENSE", "install.sh"] {
      try files.copyItem(
        at: repository.appendingPathComponent(name),
        to: program.folder.appendingPathComponent(name))
    }
    try files.createSymbolicLink(
      at: program.folder.appendingPathComponent("Sources"),
      withDestinationURL: repository.appendingPathComponent("Sources"))
    try files.createDirectory(at: bin, withIntermediateDirectories: true)
    try files.createDirectory(at: home, withIntermediateDirectories: true)
    let swift = bin.appendingPathComponent("swift")
    try Data(fakeSwift.utf8).write(to: swift)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    let path = program.environment["PATH"] ?? "/usr/bin:/bin"
    program.environment["PATH"] = "\(bin.path):\(home.path)/.local/bin:\(path)"
    program.environment["HOME"] = home.path
  }

  var home: URL { program.folder.appendingPathComponent("my home") }

  private var fakeSwift: String {
    """
    #!/bin/sh
    case "$*" in
      "run vipkata"*) shift 2; exec '\(BuiltProgram.executable.path)' "$@" ;;
      *"--product vipkata --static-swift-stdlib --show-bin-path" | *"--product vipkata --show-bin-path")
        echo '\(BuiltProgram.executable.deletingLastPathComponent().path)' ;;
      *"--product vipkata"*) ;;
      "build" | "test" | "test --filter "* | "format lint --strict --recursive Package.swift"*)
        echo "swift $*" >>'\(program.folder.path)/.left-out' ;;
      *) PATH=${PATH#*:} exec swift "$@" ;;
    esac
    """
  }

  /// Types a line into bash in the clone.
  func type(_ line: String, in folder: String = ".") throws -> BuiltProgram.Result {
    let log = program.folder.appendingPathComponent(".left-out")
    try? FileManager.default.removeItem(at: log)
    program.environment["TYPED"] = line
    let result = try program.start([], shell: "cd '\(folder)' && exec bash -c \"$TYPED\"").result()
    if let noted = try? String(contentsOf: log, encoding: .utf8) {
      leftOut += noted.split(separator: "\n").map(String.init)
    }
    return result
  }
}
