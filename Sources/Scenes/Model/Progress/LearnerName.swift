import Foundation

/// What a learner is called where progress is shared, and so what their file there is called.
struct LearnerName: Hashable, Sendable, CustomStringConvertible {
  let description: String

  /// Characters of a name, and bytes of its file's name, at most.
  static let longest = 60
  private static let longestFile = 200

  /// Why a text is no name.
  enum Flaw: Error, Equatable {
    case empty
    case long(Int)
    /// A line break, another control character, or a mark that turns the direction of text.
    case hidden
    /// Short enough, but too long once its letters beyond ASCII are written for a file's name.
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

  /// The name that the file was called after; nil where `init(_:)` would be.
  init?(file: String) {
    guard file.hasSuffix(Self.ending),
      let text = file.dropLast(Self.ending.count).description.removingPercentEncoding
    else { return nil }
    self.init(text)
  }

  /// Such as `Ada%20Lovelace.jsonl`.
  var file: String { Self.encoded(description) + Self.ending }

  static let ending = ".jsonl"

  /// With everything but ASCII letters, digits, `-` and `_` as percent and hexadecimal bytes.
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
