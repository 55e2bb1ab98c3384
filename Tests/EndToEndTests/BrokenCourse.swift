import Foundation
import XCTest

/// A course in which every kata but one has one mistake, made from a scaffold that verifies.
struct BrokenCourse {
  let program: BuiltProgram
  private let base: URL

  /// One mistake, and the line that must name it.
  struct Mistake {
    let kata: String
    /// A part of the finding's file, message and check.
    let finding: String
    let make: (Kata) throws -> Void

    init(_ kata: String, _ finding: String, _ make: @escaping (Kata) throws -> Void) {
      self.kata = kata
      self.finding = finding
      self.make = make
    }
  }

  /// A kata's two folders.
  struct Kata {
    let folder: URL
    let solution: URL

    func write(_ text: String, to path: String) throws {
      try text.write(
        to: folder.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }

    func replace(_ old: String, with new: String, in path: String) throws {
      try Self.replace(old, with: new, in: folder.appendingPathComponent(path))
    }

    func replaceInSolution(_ old: String, with new: String) throws {
      try Self.replace(
        old, with: new, in: solution.appendingPathComponent("PluralsPresenter.swift"))
    }

    private static func replace(_ old: String, with new: String, in file: URL) throws {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
      try text.replacingOccurrences(of: old, with: new)
        .write(to: file, atomically: true, encoding: .utf8)
    }
  }

  init() throws {
    program = try BuiltProgram()
    base = program.folder.appendingPathComponent("Course")
    try FileManager.default.createDirectory(
      at: base.appendingPathComponent("Katas"), withIntermediateDirectories: true)
    program.environment["VIPKATA_COURSE"] = base.appendingPathComponent("Katas").path
    _ = try program.run("new", "good/plurals")
    try fillInTODOs()
  }

  /// Fills in words wherever a scaffold asks for them.
  func fillInTODOs() throws {
    let files = FileManager.default.enumerator(atPath: base.path)?.allObjects as? [String] ?? []
    for path in files where path.contains(".") {
      try base.appendingPathComponent(path).edit {
        $0.replacing("TODO(author):", with: "Words:")
      }
    }
  }

  /// Adds a copy of the good kata, with a mistake in it.
  func add(_ mistake: Mistake, number: Int) throws {
    let name = "02-broken/\(String(format: "%02d", number))-\(mistake.kata)"
    for part in ["Katas", "Solutions"] {
      let target = base.appendingPathComponent("\(part)/\(name)")
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: base.appendingPathComponent("\(part)/01-good/01-plurals"), to: target)
    }
    try mistake.make(
      Kata(
        folder: base.appendingPathComponent("Katas/\(name)"),
        solution: base.appendingPathComponent("Solutions/\(name)")))
  }
}
