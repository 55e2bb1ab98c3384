import Foundation

/// A learner's name where progress is shared. Their file there is named after it.
struct LearnerName: Hashable, Sendable, CustomStringConvertible {
  let description: String

  /// The most characters of a name, and the most bytes of its file's name.
  static let longest = 60
  private static let longestFile = 200

  /// Why a text cannot be a name.
  enum Flaw: Error, Equatable {
    case empty
    case long(Int)
    /// It has a line break, or another character that is not seen: `Unicode.Scalar.isHidden`.
    case hidden
    /// Short enough, but its file's name, where a letter beyond ASCII takes several bytes, is not.
    case longFile
  }

  init?(_ text: String) {
    try? self.init(checking: text)
  }

  /// - Throws: `Flaw`.
  init(checking text: String) throws {
    // The same name has the same file, whichever keyboard it comes from.
    description = text.trimmed.precomposedStringWithCanonicalMapping
    let length = description.count
    if length == 0 { throw Flaw.empty }
    if length > Self.longest { throw Flaw.long(length) }
    if description.unicodeScalars.contains(where: \.isHidden) { throw Flaw.hidden }
    if file.utf8.count > Self.longestFile { throw Flaw.longFile }
  }

  /// The name that a file was named after; nil if that is no name.
  init?(file: String) {
    guard file.hasSuffix(Self.ending),
      let text = file.dropLast(Self.ending.count).description.removingPercentEncoding
    else { return nil }
    self.init(text)
  }

  /// Such as `Ada%20Lovelace.jsonl`.
  var file: String { Self.encoded(description) + Self.ending }

  static let ending = ".jsonl"

  /// Percent-encodes everything but ASCII letters, digits, `-` and `_`.
  static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }

  private static let plain = CharacterSet(
    charactersIn: "-_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
}

extension LearnerName: RawRepresentable, Codable {
  var rawValue: String { description }

  init?(rawValue: String) {
    self.init(rawValue)
  }
}
