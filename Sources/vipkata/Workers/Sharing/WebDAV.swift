import Foundation

/// A folder of a web server that takes, gives, lists and removes files, as WebDAV does
/// (RFC 4918), or a signed address. A file that has not changed since the last look is not
/// fetched again.
final class WebDAV: RecordStore {
  let place: WorkshopAddress
  let access: WebAccess
  /// Seconds that a transfer may take.
  let timeout: Int
  private let scratch: URL
  private let ownsScratch: Bool
  /// The versions of the fetched records, by file name.
  private var versions: [String: String] = [:]

  /// - Parameter place: `web` or `signed`; for the others, see `WorkshopAddress.store`.
  init(_ place: WorkshopAddress, access: WebAccess, scratch: URL?, timeout: Int) throws {
    self.place = place
    self.access = access
    self.timeout = timeout
    self.scratch = try scratch ?? Files.temporaryFolder()
    ownsScratch = scratch == nil
  }

  deinit {
    if ownsScratch { scratch.remove() }
  }

  func put(_ content: Data, as name: String) throws {
    try withFile("outgoing", content) { outgoing in
      try require(ask(["url": address(of: name), "upload-file": outgoing.path]))
    }
  }

  /// Nil also for a file that may be written but not read.
  func get(_ name: String) throws -> Data? {
    if case .signed = place { return nil }
    return try withFile("incoming") { incoming in
      let largest = LearnerRecord.largest
      let answer = try ask([
        "url": address(of: name), "output": incoming.path, "max-filesize": "\(largest)",
      ])
      // curl exits with 63 when the file is larger.
      if answer.exit == 63 { return Data(count: largest + 1) }
      if [403, 404, 405].contains(answer.status) { return nil }
      try require(answer)
      return (try? Data(contentsOf: incoming)) ?? Data()
    }
  }

  /// The file of a signed address can only be written, so it is left empty.
  func remove(_ name: String) throws {
    guard case .web = place else { return try put(Data(), as: name) }
    let answer = try ask(["url": address(of: name), "request": "DELETE"])
    if answer.status != 404 { try require(answer) }
  }

  func records<Value: Sendable>(
    _ body: @escaping @Sendable (LearnerRecord) -> Value
  ) throws -> [Value] {
    let files = try list().prefix(RecordFolder.mostFiles)
    let changed = files.filter { $0.version.isEmpty || versions[$0.name] != $0.version }
    for file in changed {
      versions[file.name] = nil
      unlink(copy(of: file).path)
    }
    if !changed.isEmpty { try fetch(changed) }
    for file in changed where FileStatus(path: copy(of: file).path)?.kind == .file {
      versions[file.name] = file.version
    }
    return try RecordFolder(folder: scratch).records(in: files.map(\.name), body)
  }

  private func copy(of file: Multistatus.File) -> URL {
    scratch.appendingPathComponent(file.name)
  }

  /// Fetches many files at once. A file that was removed meanwhile, or is larger than a record may
  /// be, is left out.
  private func fetch(_ files: [Multistatus.File]) throws {
    let lines = files.flatMap {
      Self.lines(["url": address(of: $0.name), "output": copy(of: $0).path])
    }
    try withFile("transfers", Data((["parallel\n"] + lines).joined().utf8)) { transfers in
      let answer = try ask(
        ["parallel-max": "16", "max-filesize": "\(LearnerRecord.largest)"], transfers: transfers)
      // The status is only that of the last transfer; refused and too large files are left out.
      if ![22, 63].contains(answer.exit) { try require(answer) }
    }
  }

  private func list() throws -> [Multistatus.File] {
    guard case .web = place else {
      throw PlaceFailure(
        "\(place.shown) is the address of one file, and cannot be listed.",
        mend: "Name the folder, or a copy of it on this machine.")
    }
    return try withFile("listing") { listing in
      try require(
        ask([
          "url": place.rawValue, "request": "PROPFIND", "header": "Depth: 1",
          "header": "Content-Type: application/xml", "data": Multistatus.question,
          "output": listing.path,
        ]))
      let text = String(decoding: (try? Data(contentsOf: listing)) ?? Data(), as: UTF8.self)
      return Multistatus(text).files
    }
  }

  private func address(of name: String) -> String {
    guard case .web = place else { return place.rawValue }
    // The file's own name contains percent signs.
    return place.rawValue + name.replacingOccurrences(of: "%", with: "%25")
  }

  /// Gives `body` a file for data in transit, and removes it at the end.
  private func withFile<Value>(
    _ name: String, _ content: Data? = nil, _ body: (URL) throws -> Value
  ) throws -> Value {
    let file = scratch.appendingPathComponent(name)
    defer { unlink(file.path) }
    do {
      try content?.write(to: file)
    } catch {
      throw PlaceFailure("\(file.path) cannot be written: \(error.localizedDescription)")
    }
    return try body(file)
  }
}
