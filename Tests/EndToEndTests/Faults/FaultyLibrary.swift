import Foundation
import XCTest

/// A library that is loaded into the program and spoils its system calls: a kill or a
/// full disk at exactly the step that a test asks for, a clock that goes back. Linux only,
/// where libraries can be loaded like this; built with the toolchain's own clang.
enum FaultyLibrary {
  enum Fault: CustomStringConvertible {
    /// `kill -9` just before the step with this number, counted from 1. A step changes
    /// something on disk.
    case kill(step: Int)
    /// From this step on, no space is left.
    case full(step: Int)
    /// No process can be started.
    case noProcess
    /// The clock goes back an hour once a test program runs.
    case clockGoesBack
    /// `poll` does not support terminals, as on macOS.
    case noPoll

    var description: String {
      switch self {
      case .kill(let step): "kill \(step)"
      case .full(let step): "full \(step)"
      case .noProcess: "spawn 0"
      case .clockGoesBack: "clock 0"
      case .noPoll: "poll 0"
      }
    }
  }

  /// The environment that puts a fault into a program.
  static func environment(_ fault: Fault) throws -> [String: String] {
    ["LD_PRELOAD": try library.get().path, "VIPKATA_FAULT": fault.description]
  }

  private static let library = Result { try build() }

  /// Keeps the library for other runs, under a name made from its source.
  private static func build() throws -> URL {
    let code = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("faults.c")
    let number = try Data(contentsOf: code).reduce(5381) { ($0 &* 33) ^ UInt64($1) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vipkata-faults-\(getuid())-\(number)")
    let library = folder.appendingPathComponent("faults.so")
    if FileManager.default.fileExists(atPath: library.path) { return library }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let clang = Process()
    clang.executableURL = URL(fileURLWithPath: "/bin/sh")
    clang.arguments =
      [
        "-c", #"PATH=$PATH:$(dirname "$(readlink -f "$(command -v swiftc)")"); clang "$@""#, "sh",
        "-shared", "-fPIC", "-O1", "-o", library.path, code.path, "-ldl",
      ]
    try clang.run()
    clang.waitUntilExit()
    guard clang.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return library
  }
}
