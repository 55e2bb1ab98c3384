import Foundation

/// The learners' files in a server's answer to PROPFIND (RFC 4918, 207 Multi-Status).
/// It reads tags and the text between them; Foundation's XML parser is a library of its own,
/// which would slow down each start of the program.
struct Multistatus {
  private(set) var files: [File] = []

  struct File: Equatable {
    /// A learner's: ASCII letters, digits, `-`, `_` and `%`, then `.jsonl`.
    let name: String
    /// Differs when the content differs; empty if the server does not tell it.
    let version: String
  }

  static let question =
    #"<?xml version="1.0"?><propfind xmlns="DAV:"><prop><getetag/><getlastmodified/>"#
    + "<getcontentlength/></prop></propfind>"

  init(_ text: String) {
    var address: String?
    var version = ""
    // Each part is a tag and the text after it.
    for part in text.split(separator: "<") {
      let halves = part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2 else { continue }
      let name = halves[0].prefix { !$0.isWhitespace }.split(separator: ":").last?.trimmed
      switch (halves[0].hasPrefix("/"), name) {
      case (false, "href"):
        address = address ?? halves[1].trimmed.replacingOccurrences(of: "&amp;", with: "&")
      case (false, "getetag"), (false, "getlastmodified"), (false, "getcontentlength"):
        version += "\(halves[1].trimmed) "
      case (true, "response"), (true, "/response"):
        if let file = address.flatMap({ Self.file($0, version: version) }) { files.append(file) }
        (address, version) = (nil, "")
      default: break
      }
    }
  }

  private static func file(_ address: String, version: String) -> File? {
    guard let last = address.split(separator: "/").last, !address.hasSuffix("/"),
      let name = String(last).removingPercentEncoding, LearnerName(file: name)?.file == name
    else { return nil }
    return File(name: name, version: version.trimmed)
  }
}
