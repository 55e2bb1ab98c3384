import Foundation

/// What a learner is called where progress is shared, and so what their file there is called.
struct LearnerName: Hashable, Sendable, CustomStringConvertible {
  let description: String

  /// Characters of a name, and bytes of its file's name, at most.
  private static let longest = 60
  private static let longestFile = 200

  /// Nil for a text that is empty, too long, or holds line breaks, other control characters
  /// or marks that turn the direction of text.
  init?(_ text: String) {
    // The same name has the same file, whichever keyboard it comes from.
    description = text.trimmed.precomposedStringWithCanonicalMapping
    guard !description.isEmpty, description.count <= Self.longest,
      file.utf8.count <= Self.longestFile,
      description.unicodeScalars.allSatisfy({ !$0.isHidden })
    else { return nil }
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
