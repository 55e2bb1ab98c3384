import Entities
package import Foundation
package import Scenes

/// A folder of a web server that takes, gives, lists and removes files, as WebDAV does
/// (RFC 4918). Whatever goes wrong is a `PlaceFailure`; Ctrl-C is `Interrupted`.
package struct WebFolder: RecordPlace {
  private let place: SharedPlace
  private let access: WebAccess
  private let scratch: URL
  private let patience: Int

  /// - Parameters:
  ///   - place: `web` or `signed`.
  ///   - scratch: an existing folder of the caller's own, for what is on its way.
  ///   - patience: seconds that one call may take.
  package init(_ place: SharedPlace, access: WebAccess, scratch: URL, patience: Int = 60) {
    self.place = place
    self.access = access
    self.scratch = scratch
    self.patience = patience
  }

  /// A file that the server lists.
  package struct File: Equatable, Sendable {
    /// A learner's: made of ASCII letters, digits, `-`, `_` and `%`, and `.jsonl`.
    package let name: String
    /// Another text when the content is another; empty where the server does not say.
    package let version: String
  }

  /// Puts a file in the place of the one with that name.
  package func put(_ content: Data, as name: String) throws {
    let outgoing = scratch.appendingPathComponent("outgoing")
    defer { try? FileManager.default.removeItem(at: outgoing) }
    do {
      try content.write(to: outgoing)
    } catch {
      throw PlaceFailure("\(outgoing.path) cannot be written: \(error.localizedDescription)")
    }
    try demand([
      Curl.Option("url", address(of: name)), Curl.Option("upload-file", outgoing.path),
      Curl.Option("output", "/dev/null"),
    ])
  }

  /// - Returns: nil where there is no such file, or where it may be written but not read.
  package func get(_ name: String) throws -> Data? {
    let incoming = scratch.appendingPathComponent("incoming")
    defer { try? FileManager.default.removeItem(at: incoming) }
    let answer = try ask([
      Curl.Option("url", address(of: name)), Curl.Option("output", incoming.path),
    ])
    if [403, 404, 405].contains(answer.status) { return nil }
    try words.require(answer)
    return (try? Data(contentsOf: incoming)) ?? Data()
  }

  /// Brings many files at once into a folder, under their own names. One that was removed
  /// meanwhile, or is larger than a record may be, is left out.
  package func get(_ files: [File], into folder: URL) throws {
    let transfers = scratch.appendingPathComponent("transfers")
    defer { try? FileManager.default.removeItem(at: transfers) }
    let lines = files.flatMap { file in
      [
        Curl.Option("url", address(of: file.name)),
        Curl.Option("output", folder.appendingPathComponent(file.name).path),
      ].map { $0.line + "\n" }
    }
    do {
      try Data(lines.joined().utf8).write(to: transfers)
    } catch {
      throw PlaceFailure("\(transfers.path) cannot be written: \(error.localizedDescription)")
    }
    let answer = try ask(
      [
        Curl.Option("parallel"), Curl.Option("parallel-max", "16"),
        Curl.Option("max-filesize", "\(LearnerRecord.largest)"),
      ], transfers: transfers)
    // Of many, the last is no measure of all; what was refused or too large is not there.
    if ![22, 63].contains(answer.exit) { try words.require(answer) }
  }

  /// Removes a file; one that is not there is as good. What a signed address names can only
  /// be written, and is left empty.
  package func remove(_ name: String) throws {
    guard case .web = place else { return try put(Data(), as: name) }
    let answer = try ask([
      Curl.Option("url", address(of: name)), Curl.Option("request", "DELETE"),
      Curl.Option("output", "/dev/null"),
    ])
    if answer.status != 404 { try words.require(answer) }
  }

  /// The learners' files in the folder.
  package func list() throws -> [File] {
    guard case .web = place else {
      throw PlaceFailure(
        "\(place.shown) is the address of one file, and cannot be listed.",
        mend: "Name the folder, or a copy of it on this machine.")
    }
    let listing = scratch.appendingPathComponent("listing")
    defer { try? FileManager.default.removeItem(at: listing) }
    try demand([
      Curl.Option("url", place.word), Curl.Option("request", "PROPFIND"),
      Curl.Option("header", "Depth: 1"), Curl.Option("header", "Content-Type: application/xml"),
      Curl.Option("data", Multistatus.question), Curl.Option("output", listing.path),
    ])
    let text = String(decoding: (try? Data(contentsOf: listing)) ?? Data(), as: UTF8.self)
    return Multistatus(text).files
  }

  private func address(of name: String) -> String {
    guard case .web = place else { return place.word }
    // The file's own name has signs of percent in it.
    return place.word + name.replacingOccurrences(of: "%", with: "%25")
  }

  private var words: WebWords { WebWords(place: place, access: access) }

  private func ask(_ options: [Curl.Option], transfers: URL? = nil) throws -> Curl.Answer {
    do {
      return try Curl(environment: access.environment, patience: patience)
        .run(try access.options() + options, transfers: transfers)
    } catch let failure as WorkerFailure {
      throw PlaceFailure(failure.description, isPassing: true)
    }
  }

  private func demand(_ options: [Curl.Option]) throws {
    try words.require(try ask(options))
  }
}
