import Foundation
import TestSupport
import XCTest

/// A program whose folder each test finds as it was prepared once, always at the same path, so that
/// what was built there serves all of them.
final class PreparedProgram {
  private let program: BuiltProgram
  private let environment: [String: String]
  private let kept: URL

  nonisolated(unsafe) private static var all: [ObjectIdentifier: PreparedProgram] = [:]

  /// - Parameter owner: the type to which the folder belongs.
  static func of(
    _ owner: Any.Type, _ prepare: (BuiltProgram) throws -> Void
  ) throws -> BuiltProgram {
    let id = ObjectIdentifier(owner)
    if let prepared = all[id] {
      try prepared.restore()
      return prepared.program
    }
    let prepared = try PreparedProgram(prepare)
    all[id] = prepared
    return prepared.program
  }

  /// With the first kata open and checked: red, as its starter is.
  static func checked() throws -> BuiltProgram {
    try of(Self.self) {
      _ = try $0.run("open", "hello-cycle")
      XCTAssertEqual(try $0.run("check").status, 1)
    }
  }

  /// With the first kata open and its hidden package built, but not checked yet.
  static func built() throws -> BuiltProgram {
    let program = try checked()
    try program.workspace(".vipkata/journal.jsonl").edit {
      $0.replacing(/.*"event":"checked".*\n/, with: "")
    }
    try FileManager.default.removeItem(at: program.workspace(".vipkata/runs"))
    return program
  }

  private init(_ prepare: (BuiltProgram) throws -> Void) throws {
    program = try BuiltProgram()
    kept = program.folder.appendingPathExtension("kept")
    try prepare(program)
    environment = program.environment
    try kept.fill(with: [program.folder])
  }

  private func restore() throws {
    program.environment = environment
    try eventually("nothing of the test before runs on") { try program.processesLeft().isEmpty }
    try TestFolders.takeAway(program.folder)
    let folder = kept.appendingPathComponent(program.folder.lastPathComponent)
    try program.folder.deletingLastPathComponent().fill(with: [folder])
  }
}

extension URL {
  /// Creates this folder and copies files and folders into it, much faster than `FileManager`.
  /// They keep their times, by which SwiftPM knows what it has built.
  func fill(with sources: [URL]) throws {
    try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
    let copy = try Process.run(
      URL(fileURLWithPath: "/bin/cp"), arguments: ["-Rp"] + sources.map(\.path) + [path])
    copy.waitUntilExit()
    guard copy.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
