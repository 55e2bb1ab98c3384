import Foundation

/// Decides which names a type can have, so that functions and properties can be named after it.
enum SwiftName {
  static let keywords: Set = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "package", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "type", "typealias", "var",
    "where", "while",
  ]

  /// Module names that every hidden package has already, and words that cannot name a module.
  static let modules: Set = [
    "Any", "Foundation", "HiddenSuiteHarness", "Self", "Swift", "Testing", "XCTest",
  ]

  /// Types that a kata's scene works with, and types of Foundation, which XCTest imports, whose
  /// names a kata is likely to use.
  static let types: Set = [
    "AnyObject", "Equatable", "Int", "MainActor", "Sendable", "String",
    "Bundle", "Calendar", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval",
    "Decimal", "Dimension", "Expression", "FileHandle", "FileManager", "Formatter", "Host",
    "IndexPath", "IndexSet", "InputStream", "Locale", "Measurement", "Notification",
    "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "OutputStream", "Pipe",
    "Port", "Predicate", "Process", "Progress", "RunLoop", "Scanner", "SortDescriptor", "SortOrder",
    "Stream", "Thread", "TimeInterval", "TimeZone", "Timer", "Unit", "UserDefaults",
  ]

  /// Whether a type can have this name, and a property can be named after it.
  static func isType(_ name: String) -> Bool {
    name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      && name.first?.isUppercase == true && !keywords.contains(property(name))
  }

  /// The type name that was most likely meant by a name that no type can have.
  static func type(like name: String) -> String? {
    let latin = StringTransform("Any-Latin; Latin-ASCII")
    let parts = (name.applyingTransform(latin, reverse: false) ?? name).split {
      !($0.isASCII && ($0.isLetter || $0.isNumber))
    }
    let likely = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return isType(likely) ? likely : nil
  }

  /// `urlList` for `URLList`.
  static func property(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }.count
    let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
  }
}
