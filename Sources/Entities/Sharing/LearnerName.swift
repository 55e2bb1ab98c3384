import Foundation

/// A learner's name as it may stand in a shared record: one line of at most 60 characters,
/// none of them a control or a mark that turns the direction of text.
package struct LearnerName: Equatable, Hashable, Sendable {
  package let text: String

  /// Nil where the text, without the spaces around it, is no such name.
  package init?(_ text: String) {
    // The same name has the same file, whichever keyboard it comes from.
    let text = text.trimmed.precomposedStringWithCanonicalMapping
    guard (1...60).contains(text.count), text.unicodeScalars.allSatisfy(Self.isShown) else {
      return nil
    }
    self.text = text
    guard fileName.utf8.count <= 200 else { return nil }
  }

  /// The name of the learner's file in a place, such as `Ada%20Lovelace.jsonl`.
  package var fileName: String {
    let kept = text.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""
    return kept + Self.ending
  }

  /// Nil where no learner's file is called so.
  package init?(fileName: String) {
    guard fileName.hasSuffix(Self.ending),
      let text = String(fileName.dropLast(Self.ending.count)).removingPercentEncoding
    else { return nil }
    self.init(text)
    // Only one file belongs to a name.
    guard self.fileName == fileName else { return nil }
  }

  private static let ending = ".jsonl"

  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    // Joiners make one sign of several in some scripts and in emoji.
    case .format: scalar == "\u{200c}" || scalar == "\u{200d}"
    default: true
    }
  }
}
