import Foundation
import XCTest

/// The built `vipkata`, run as a learner runs it, in a folder of its own.
final class BuiltProgram {
  /// The folder that the program is run in; removed afterwards.
  let folder: URL
  var environment = ProcessInfo.processInfo.environment

  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vipkata end to end \(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment["VIPKATA_COURSE"] = Self.repository.appendingPathComponent("Katas").path
    for name in ["VIPKATA_WORKSPACE", "NO_COLOR", "CLICOLOR_FORCE", "LC_ALL", "LC_CTYPE", "TMUX"] {
      environment[name] = nil
    }
    environment["LANG"] = "C.UTF-8"
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The executable beside the test bundle.
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
  ///   - place: the folder to run it in; the program's own when nil.
  ///   - tool: another program to run instead.
  func run(
    _ arguments: [String], in place: URL? = nil, of tool: URL = BuiltProgram.executable
  ) throws -> Result {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = place ?? folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let output = try outputFile("output")
    let errors = try outputFile("errors")
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try text(output.url), errors: try text(errors.url))
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

  private func text(_ url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}
