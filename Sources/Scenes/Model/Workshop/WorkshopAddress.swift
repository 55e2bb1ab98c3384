import Foundation

/// Where learners' records are kept: PLACE on the command line.
enum WorkshopAddress: Equatable, Sendable {
  case folder(URL)
  /// A folder of a server that takes files by PUT, such as WebDAV's. Ends in a slash.
  case web(URL)
  /// An address for exactly one file, with the right to write it in its query.
  case signed(URL)

  enum Flaw: Error, Equatable {
    /// No usable place. The text is as typed, without its query, which may be secret.
    case noPlace(String)
    /// The address contains a password, which others on this machine can read.
    case password
  }

  /// - Parameters:
  ///   - word: a path, or an address that begins with `http://` or `https://`.
  ///   - currentFolder: the folder that paths are relative to.
  /// - Throws: `Flaw` for an address that cannot be used.
  init(_ word: String, in currentFolder: URL) throws {
    let scheme = word.prefix { $0 != ":" }.lowercased()
    guard word.contains("://") else {
      self = .folder(URL(fileURLWithPath: word, relativeTo: currentFolder).standardizedFileURL)
      return
    }
    guard ["http", "https"].contains(scheme), let parts = URLComponents(string: word),
      let url = parts.url, parts.host?.isEmpty == false, parts.fragment == nil,
      word.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7f })
    else {
      throw Flaw.noPlace(word.prefix { $0 != "?" }.description)
    }
    guard parts.user == nil, parts.password == nil else {
      throw Flaw.password
    }
    if parts.query != nil {
      self = .signed(url)
    } else {
      self = .web(url.path.hasSuffix("/") ? url : url.appendingPathComponent("", isDirectory: true))
    }
  }

  /// The text from which the place can be read again. It may hold the right to write.
  var rawValue: String {
    switch self {
    case .folder(let folder): folder.path
    case .web(let url), .signed(let url): url.absoluteString
    }
  }

  /// For display: without the query, which gives the right to write.
  var shown: String {
    guard case .signed = self else { return rawValue }
    return rawValue.prefix { $0 != "?" } + "?…"
  }

  var isUnencrypted: Bool { rawValue.lowercased().hasPrefix("http://") }
}

extension WorkshopAddress: RawRepresentable, Codable {
  init?(rawValue: String) {
    try? self.init(rawValue, in: URL(fileURLWithPath: "/"))
  }
}
