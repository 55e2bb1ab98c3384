import Foundation

/// The learners' files in what a server answers to PROPFIND (RFC 4918, 207 Multi-Status).
/// It reads tags and the text between them; Foundation's reader of XML is a library of its
/// own, which each start of the program would pay for.
struct Multistatus {
  private(set) var files: [File] = []

  struct File: Equatable {
    /// A learner's: made of ASCII letters, digits, `-`, `_` and `%`, and `.jsonl`.
    let name: String
    /// Another text when the content is another; empty where the server does not say.
    let version: String
  }

  /// Asks for what `files` are made of.
  static let question =
    #"<?xml version="1.0"?><propfind xmlns="DAV:"><prop><getetag/><getlastmodified/>"#
    + "<getcontentlength/></prop></propfind>"

  init(_ text: String) {
    var rest = text[...]
    var address: String?
    var version = ""
    while let begin = rest.firstIndex(of: "<") {
      let before = rest[..<begin]
      guard let end = rest[begin...].firstIndex(of: ">") else { return }
      let tag = rest[rest.index(after: begin)..<end]
      rest = rest[rest.index(after: end)...]
      guard tag.hasPrefix("/") else { continue }
      switch tag.dropFirst().split(separator: ":").last?.trimmed {
      case "href":
        address = address ?? before.trimmed.replacingOccurrences(of: "&amp;", with: "&")
      case "getetag", "getlastmodified", "getcontentlength": version += "\(before.trimmed) "
      case "response":
        if let file = address.flatMap({ Self.file($0, version: version) }) { files.append(file) }
        address = nil
        version = ""
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
