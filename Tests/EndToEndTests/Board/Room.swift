import Foundation
import XCTest

/// A workshop: a folder that learners share, and a host who runs the program beside it.
final class Room {
  let program: BuiltProgram
  let place: URL

  /// - Parameter place: the folder itself; one beside the host when nil.
  init(place: URL? = nil) throws {
    program = try BuiltProgram()
    self.place = place ?? program.folder.appendingPathComponent("place")
    try FileManager.default.createDirectory(at: self.place, withIntermediateDirectories: true)
  }

  /// A learner's record of the first kata, with events so many minutes ago.
  func write(_ name: String, _ events: [(event: String, minutesAgo: Double)]) throws {
    let lines = events.map { event, minutes in
      let time = Date(timeIntervalSinceNow: -60 * minutes).ISO8601Format()
      let failing = event == "checked" ? #","failing":["testIt"]"# : ""
      let verdict = event == "checked" ? #","verdict":"red""# : ""
      return
        #"{"at":"\#(time)","event":"\#(event)"\#(failing),"kata":"hello/hello-cycle"\#(verdict)}"#
    }
    try write(name, journal: lines.joined(separator: "\n") + "\n")
  }

  /// A learner's record, from the lines of a journal.
  func write(_ name: String, journal: String) throws {
    let header = try JSONSerialization.data(withJSONObject: ["journal": 1, "learner": name])
    let file = name.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain =
        byte < 128 && (character.isLetter || character.isNumber || "-_".contains(character))
      return isPlain ? "\(character)" : String(format: "%%%02X", byte)
    }.joined()
    try (header + Data("\n\(journal)".utf8)).write(
      to: place.appendingPathComponent("\(file).jsonl"))
  }
}
