/// What can be the name of a type, and of a function or a property made of it.
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

  /// Modules that each hidden package has, and words that cannot be one.
  static let modules: Set = [
    "Any", "Foundation", "HiddenSuiteHarness", "Self", "Swift", "Testing", "XCTest",
  ]

  /// Types that a kata's scene works with, and those of Foundation, which XCTest brings, whose
  /// names a kata is likely to have.
  static let types: Set = [
    "AnyObject", "Equatable", "Int", "MainActor", "Sendable", "String",
    "Bundle", "Calendar", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval",
    "Decimal", "Dimension", "Expression", "FileHandle", "FileManager", "Formatter", "Host",
    "IndexPath", "IndexSet", "InputStream", "Locale", "Measurement", "Notification",
    "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "OutputStream", "Pipe",
    "Port", "Predicate", "Process", "Progress", "RunLoop", "Scanner", "SortDescriptor", "SortOrder",
    "Stream", "Thread", "TimeInterval", "TimeZone", "Timer", "Unit", "UserDefaults",
  ]

  /// - Throws: `UserError` with the name that was most likely meant.
  static func require(_ name: String, as what: String) throws {
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isPlain, name.first?.isUppercase == true, !keywords.contains(property(name)) else {
      let parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      let likely = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      let isBetter =
        likely.first?.isLetter == true && likely != name && !keywords.contains(property(likely))
      throw UserError(
        "\"\(name)\" cannot be the name of \(what).",
        mend: isBetter
          ? "Did you mean \(likely)?"
          : "Write a Swift type's name, such as Checkout, that is no keyword of Swift.")
    }
  }

  /// `urlList` of `URLList`.
  static func property(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }.count
    let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
  }
}
