import Foundation
import XCTest

/// A test that harms the surroundings of the real binary. Each fault that it tries is a
/// row of the table that `Tests/Faults/run` prints.
class FaultTestCase: XCTestCase {
  /// One fault, and its visible results.
  struct Fault {
    /// What was done.
    let done: String
    /// How often, each time a little differently.
    var times = 1
    /// The first line that the learner sees.
    var line = ""
    var status: Int32?
    /// Files that are on the disk afterwards and were not there before.
    var left = ""
    /// The learner's files that are missing or changed.
    var lost: [String] = []
    /// Processes that are still running.
    var processes: [String] = []
  }

  /// Adds a row for a fault that cannot be tried here, and says why.
  func notTried(_ done: String, because reason: String) {
    FaultTable.add([
      String(describing: type(of: self)), "0", done, "", "", reason, "not tried", "0", "0",
    ])
  }

  /// Adds the row, and fails when something was lost or still runs.
  func tried(_ fault: Fault, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(fault.lost, [], "lost by: \(fault.done)", file: file, line: line)
    XCTAssertEqual(fault.processes, [], "left by: \(fault.done)", file: file, line: line)
    let hasSurvived = (testRun?.totalFailureCount ?? 0) == 0
    let row = [
      String(describing: type(of: self)), String(fault.times), fault.done, fault.line,
      fault.status.map(String.init) ?? "", fault.left, hasSurvived ? "survived" : "NOT SURVIVED",
      String(fault.lost.count), String(fault.processes.count),
    ]
    FaultTable.add(row)
  }
}

extension FaultTestCase {
  /// Adds the row of a command that was run once.
  func tried(
    _ done: String, _ result: BuiltProgram.Result, in program: BuiltProgram, left: String = "",
    lost: [String] = [], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    tried(
      Fault(
        done: done, line: program.firstLine(result), status: result.status, left: left,
        lost: lost.sorted(), processes: try program.processesLeft()), file: file, line: line)
  }
}

/// The file that `Tests/Faults/run` names: one row per line, cells separated by tabs.
enum FaultTable {
  static func add(_ row: [String]) {
    guard let path = ProcessInfo.processInfo.environment["VIPKATA_FAULT_TABLE"],
      let file = fopen(path, "a")
    else { return }
    let cells = row.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    fputs(cells.joined(separator: "\t") + "\n", file)
    fclose(file)
  }
}

extension BuiltProgram {
  /// The files of the test's folder by path, with their content; without the hidden packages
  /// and without what the tests themselves keep there.
  func files() -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    var files: [String: Data] = [:]
    for name in names {
      let isOurs = !name.hasPrefix("Workspace") || name.contains(".vipkata/packages")
      if isOurs, name.hasPrefix(".") || name.contains("/.vipkata/") || name.hasPrefix("course") {
        continue
      }
      let file = folder.appendingPathComponent(name)
      // Reading a pipe would wait for somebody who writes into it.
      let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type]
      if type as? FileAttributeType == .typeRegular { files[name] = try? Data(contentsOf: file) }
    }
    return files
  }

  /// The learner's own files: those that no command may lose.
  func learnerFiles() -> [String: Data] {
    files().filter { $0.key.hasPrefix("Workspace/") && !$0.key.contains("/.vipkata/") }
  }

  /// The first line that a command printed about its result.
  func firstLine(_ result: Result) -> String {
    (result.errors + result.output).split(separator: "\n").map(String.init).first {
      $0.hasPrefix("✘") || $0.hasPrefix("✔") || $0.hasPrefix("error")
    } ?? String((result.errors + result.output).split(separator: "\n").first ?? "")
  }
}
