import Foundation
import XCTest

/// A workshop: a folder that learners share, and a host who runs the program beside it.
final class Room {
  let program: BuiltProgram
  let place: URL

  /// - Parameter place: the folder itself; nil for one beside the host.
  init(place: URL? = nil) throws {
    program = try BuiltProgram()
    self.place = place ?? program.folder.appendingPathComponent("place")
    try FileManager.default.createDirectory(at: self.place, withIntermediateDirectories: true)
  }

  /// A learner's record of one kata, with events so many minutes ago.
  func write(
    _ name: String, of kata: String = "hello/hello-cycle",
    _ events: [(event: String, minutesAgo: Double)], after former: String = "",
    failing: String = "testIt"
  ) throws {
    try write(name, journal: former + Self.journal(of: kata, events, failing: failing))
  }

  static func journal(
    of kata: String, _ events: [(event: String, minutesAgo: Double)], failing: String = "testIt",
    looksLike: String? = nil
  ) -> String {
    events.map { event, minutes in
      let time = Date(timeIntervalSinceNow: -60 * minutes).ISO8601Format()
      let mistake = looksLike.map { #","looksLike":"\#($0)""# } ?? ""
      let check =
        event == "checked"
        ? (#","failing":["\#(failing)"]"#, #"\#(mistake),"verdict":"red""#) : ("", "")
      return #"{"at":"\#(time)","event":"\#(event)"\#(check.0),"kata":"\#(kata)"\#(check.1)}"#
        + "\n"
    }.joined()
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
