import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// The built `vipkata`, run as a learner runs it, in a folder of its own.
final class BuiltProgram {
  /// The folder that the program is run in.
  let folder: URL
  var environment = ProcessInfo.processInfo.environment

  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// - Parameter isWarm: whether the compiler already knows the system's modules, as it does after
  ///   a learner's first check.
  init(isWarm: Bool = true) throws {
    folder = try TestFolders.make("end to end")
    environment["VIPKATA_COURSE"] = Self.repository.appendingPathComponent("Katas").path
    environment["VIPKATA_AHEAD"] = "off"
    for name in ["VIPKATA_WORKSPACE", "NO_COLOR", "CLICOLOR_FORCE", "LC_ALL", "LC_CTYPE", "TMUX"] {
      environment[name] = nil
    }
    environment["LANG"] = "C.UTF-8"
    environment["SWIFTPM_TESTS_MODULECACHE"] = isWarm ? Self.modules.path : nil
    if isWarm { try Self.warm(workspace("")) }
  }

  /// Lets a new workspace's hidden packages share the compiler's cache of all tests:
  /// compiling Foundation and XCTest is by far the longest part of a first check.
  static func warm(_ workspace: URL) throws {
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for place in ["packages", "grade/packages"] {
      let packages = workspace.appendingPathComponent(".vipkata/\(place)")
      try FileManager.default.createDirectory(at: packages, withIntermediateDirectories: true)
      let cache = "ModuleCache-\(packages.withoutLinks.path.stableNumber)"
      try FileManager.default.createSymbolicLink(
        at: packages.appendingPathComponent(cache), withDestinationURL: modules)
    }
  }

  /// A cache among the build's products, like the program beside it.
  private static let modules = executable.deletingLastPathComponent()
    .appendingPathComponent("TestedModuleCache")

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The built program, beside the test bundle.
  static var executable: URL {
    #if canImport(Darwin)
      let bundle = Bundle(for: BuiltProgram.self).bundleURL
    #else
      let bundle = Bundle.main.bundleURL.appendingPathComponent("x")
    #endif
    return bundle.deletingLastPathComponent().appendingPathComponent("vipkata")
  }

  func run(_ arguments: String...) throws -> Result {
    try run(arguments)
  }

  /// - Parameters:
  ///   - place: the folder to run it in; nil for the program's own.
  ///   - tool: another program to run instead.
  func run(
    _ arguments: [String], in place: URL? = nil, of tool: URL = BuiltProgram.executable
  ) throws -> Result {
    try start(arguments, in: place, of: tool).result()
  }

  /// A run that has not ended yet.
  struct Running {
    let process: Process
    fileprivate let output: URL
    fileprivate let errors: URL

    /// Waits for its end.
    func result() throws -> Result {
      process.waitUntilExit()
      return Result(
        status: process.terminationStatus,
        output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
  }

  /// - Parameter shell: a command that runs the program, given as `"$@"`, in its own way.
  func start(
    _ arguments: [String], shell: String? = nil, in place: URL? = nil,
    of tool: URL = BuiltProgram.executable
  ) throws -> Running {
    let process = Process()
    let words = [tool.path] + arguments
    process.executableURL = shell == nil ? tool : URL(fileURLWithPath: "/bin/sh")
    process.arguments = shell.map { ["-c", $0, "sh"] + words } ?? arguments
    process.currentDirectoryURL = place ?? folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let output = try outputFile("output")
    let errors = try outputFile("errors")
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    return Running(process: process, output: output.url, errors: errors.url)
  }

  /// A file of the workspace.
  func workspace(_ path: String) -> URL {
    folder.appendingPathComponent("Workspace").appendingPathComponent(path)
  }

  private func outputFile(_ name: String) throws -> (url: URL, handle: FileHandle) {
    let url = folder.appendingPathComponent(".\(name)-\(UUID().uuidString)")
    try Data().write(to: url)
    return (url, try FileHandle(forWritingTo: url))
  }
}
