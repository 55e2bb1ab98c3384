import Foundation
import TestSupport

/// Types the commands of answers in one folder, always with the same path, so that what was built
/// for a state serves all its answers.
final class AnswerDesk {
  private let program: BuiltProgram
  private let folder: URL
  private var ready: Set<String> = []

  init(folder: URL) throws {
    self.folder = folder
    program = try BuiltProgram()
    for name in ["VIPKATA_COURSE", "EDITOR", "VISUAL", "TERM", "COLUMNS"] {
      program.environment[name] = nil
    }
    program.environment["TZ"] = "UTC"
    program.environment["HERE"] = "\(program.folder.path)/here"
    let path = program.environment["PATH"] ?? "/usr/bin:/bin"
    program.environment["PATH"] = "\(program.folder.path)/tools:\(path)"
    // Not every machine has a bubblewrap that works; the sandbox has tests of its own. If there
    // is no curl, this one reaches nobody: no test here may reach anybody.
    try bash(
      """
      mkdir here tools states && ln -s '\(BuiltProgram.executable.path)' tools/vipkata
      printf '#!/bin/sh\\nexit 1\\n' >tools/bwrap && chmod +x tools/bwrap
      type curl >/dev/null 2>&1 ||
        { printf '#!/bin/sh\\nexit 7\\n' >tools/curl && chmod +x tools/curl; }
      """, in: program.folder)
  }

  /// Types it, and returns the text to be kept.
  func type(_ answer: Answer) throws -> String {
    try enter(answer.state)
    let result = try program.run(
      ["-c", answer.typed], in: program.folder.appendingPathComponent("here"), of: Self.shell)
    // A background delivery would write into the next folder; it ends once nothing is shared.
    let sharing = program.folder.appendingPathComponent("here/Workspace/.vipkata/sharing")
    if FileManager.default.fileExists(atPath: sharing.path) {
      try FileManager.default.moveItem(
        at: sharing, to: sharing.deletingLastPathComponent().appendingPathComponent("left"))
      try eventually("nobody delivers after \(answer.name)") {
        try program.processesLeft().isEmpty
      }
    }
    return answer.text(
      status: result.status, output: evened(result.output), errors: evened(result.errors))
  }

  private static let shell = URL(fileURLWithPath: "/bin/bash")

  private func bash(_ script: String, in place: URL) throws {
    let result = try program.run(["-ec", script], in: place, of: Self.shell)
    struct Broken: Error { let script, output, errors: String }
    guard result.status == 0 else {
      throw Broken(script: script, output: result.output, errors: result.errors)
    }
  }

  /// Brings the folder into a state: its script continues from the state that it names.
  private func enter(_ state: String) throws {
    if !ready.contains(state) {
      let script = folder.appendingPathComponent("States/\(state).sh")
      let text = try String(contentsOf: script, encoding: .utf8)
      if let base = text.firstMatch(of: /^# from (\S+)/) {
        try enter(String(base.output.1))
      } else {
        try replaceFolder(by: folder.appendingPathComponent("Given").path)
      }
      let here = program.folder.appendingPathComponent("here")
      // Without a call of vipkata there is no workspace.
      let workspace = here.appendingPathComponent("Workspace")
      if text.contains("vipkata "), !FileManager.default.fileExists(atPath: workspace.path) {
        try BuiltProgram.warm(workspace)
      }
      try bash(text, in: here)
      try bash("cp -Rp here 'states/\(state)'", in: program.folder)
      ready.insert(state)
    }
    try replaceFolder(by: "states/\(state)")
  }

  /// Files keep their times, by which SwiftPM knows what it has built.
  private func replaceFolder(by source: String) throws {
    try TestFolders.takeAway(program.folder.appendingPathComponent("here"))
    try bash("cp -Rp '\(source)' here", in: program.folder)
  }

  /// The text without what differs between runs, machines and versions of Swift.
  private func evened(_ text: String) -> String {
    let days = [0, -86400.0].map { Date(timeIntervalSinceNow: $0).ISO8601Format().prefix(10) }
    return text.replacing("\(program.folder.path)/here", with: "HERE")
      .replacing(BuiltProgram.executable.resolvingSymlinksInPath().path, with: "VIPKATA")
      .replacing(/\d{4}-\d\d-\d\dT\d\d:?\d\d:?\d\dZ/) {
        days.contains($0.output.prefix(10)) ? "NOW" : String($0.output)
      }
      .replacing(/\ *swift-runtime: failed to suspend[^\n]*\n/, with: "")
      .replacing(/\d+\.\d s\b/, with: "0.0 s")
      .replacing(/"seconds":[\d.e-]+/, with: "\"seconds\":0")
      .replacing(/\d+ days ago/, with: "DAYS ago")
      .replacing(/data-v="\d\d+"/, with: "data-v=\"00\"")
      .replacing(/\ time="[\d.e-]+"/, with: " time=\"0\"")
      .replacing(/\d+ MB (of builds|freed)/) { "0 MB \($0.output.1)" }
      .replacing(/"freedBytes":\d+/, with: "\"freedBytes\":0")
      .replacing(/(Apple )?Swift version [^"\n]*/, with: "SWIFT")
      .replacing(/git version [^"\n]*/, with: "GIT")
      .replacing(/\/[^ "\n]*sourcekitdInProc[^ "\n]*/, with: "SOURCEKIT")
      .replacing(/Signal \d+: Backtracing from 0x[0-9a-f]+/, with: "Signal 0: Backtracing")
      .components(separatedBy: "\n")
      .map { $0.hasPrefix("{\"") ? $0.replacing(",\"", with: ",\n  \"") : $0 }
      .joined(separator: "\n")
  }
}
