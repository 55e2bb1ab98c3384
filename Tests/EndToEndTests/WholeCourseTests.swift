import Foundation
import XCTest

/// The course itself, all of it.
final class WholeCourseTests: XCTestCase {
  /// Each starter is red, each reference solution green in any order, clean and
  /// formatted, each mutant fails what it declares, and no test cannot fail.
  func testEveryKataVerifies() throws {
    let program = try BuiltProgram()

    let result = try program.run("verify")

    XCTAssertEqual(result.status, 0, result.output)
  }

  /// From the first kata to the last with `next`, solved as the reference does, and in
  /// between, where there is one, in another right way.
  func testTheWholeCourseIsWalkedWithNext() throws {
    let program = try BuiltProgram()
    let list = try program.object("list")
    let total = try XCTUnwrap(list["total"] as? Int)
    XCTAssertEqual((list["problems"] as? [String])?.count, 0)
    _ = try program.run("open", "1")

    for number in 1...total {
      let kata = try XCTUnwrap(try program.object("list")["current"] as? String)
      let folder = try XCTUnwrap(CourseFolders.folder(of: kata), kata)
      let edited = try program.editedFolder(of: folder)
      try program.lay(CourseFolders.solution(folder), into: edited)
      if let other = CourseFolders.otherSolution(folder) {
        try program.lay(other, into: edited)
        let check = try program.run("check")
        XCTAssertEqual(check.status, 0, "another right solution of \(kata):\n\(check.output)")
        _ = try program.run("reset")
        try program.lay(CourseFolders.solution(folder), into: edited)
      }
      let next = try program.run("next")
      XCTAssertEqual(next.status, 0, "\(kata):\n\(next.output)")
      if number == total { assertContains(next.output, "The course is done: all \(total)") }
    }
    XCTAssertEqual(try program.object("list")["done"] as? Int, total)
  }
}

/// Where the course's files are in the repository.
private enum CourseFolders {
  /// Such as `02-interactor/01-validate-then-ask` for `interactor/validate-then-ask`.
  static func folder(of kata: String) -> String? {
    let parts = kata.split(separator: "/").map(String.init)
    let katas = BuiltProgram.repository.appendingPathComponent("Katas")
    guard let stage = numbered(parts[0], in: katas) else { return nil }
    return numbered(parts[1], in: katas.appendingPathComponent(stage)).map { "\(stage)/\($0)" }
  }

  static func solution(_ folder: String) -> URL {
    BuiltProgram.repository.appendingPathComponent("Solutions/\(folder)")
  }

  static func otherSolution(_ folder: String) -> URL? {
    let url = BuiltProgram.repository.appendingPathComponent("Tests/OtherSolutions/\(folder)")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }

  private static func numbered(_ name: String, in folder: URL) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.first { $0.drop { $0.isNumber } == "-\(name)" }
  }
}

extension BuiltProgram {
  /// Where the learner edits in a kata, below the workspace.
  fileprivate func editedFolder(of kata: String) throws -> String {
    for part in ["Tests", "Sources"] {
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: workspace("\(kata)/\(part)").path)
      if let name = names?.first { return "\(kata)/\(part)/\(name)" }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
