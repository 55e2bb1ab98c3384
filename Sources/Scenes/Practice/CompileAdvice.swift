/// What to do about a compile error whose own words do not say it to somebody new to Swift.
struct CompileAdvice {
  let kata: Kata

  func words(for message: String) -> String? {
    let quoted = message.namesInQuotes
    let name = quoted.first ?? ""
    if message.contains("cannot find"), message.contains("in scope") {
      return Self.ofFoundation.contains(name) ? Self.importFoundation : aboutUIKit(name)
    }
    if hasKataUI, message.contains("Objective-C") || message.contains("has no member 'addTarget'") {
      return "Instead of a selector, write `addAction(UIAction { … }, for: .touchUpInside)`."
    }
    if message.contains("has no member") {
      let isString = ["String", "Substring"].contains(name)
      return isString && Self.ofFoundation.contains(quoted.last ?? "")
        ? Self.importFoundation : aboutUIKit(name)
    }
    if message.contains("no such module 'UIKit'") || message.contains("no such module 'SwiftUI'") {
      return hasKataUI ? "Write `import KataUI`." : "This kata does without it: take the line out."
    }
    if hasKataUI, message == "argument passed to call that takes no arguments" {
      return
        "There are no nib files here: if this is `super.init(nibName: nil, bundle: nil)`, write "
        + "`super.init()`."
    }
    if message.contains("cannot assign to value"), message.contains("is a 'let' constant") {
      return "If you mean the property `\(name)`, a local `\(name)` hides it: write `self.\(name)`."
    }
    if message.contains("enclosing catch is not exhaustive") {
      return "The `catch`es leave some errors over: end with a plain `catch { … }`."
    }
    if message.contains("no exact matches in call to initializer") {
      return "If this is a `Task`: its body still throws. Give it a `do` that ends with a plain "
        + "`catch { … }`."
    }
    return nil
  }

  /// - Parameter need: what the suite needs, which ends with the compiler's message.
  func words(forNeed need: String) -> String? {
    for start in ["missing argument", "extra argument"] {
      guard let found = need.ranges(of: start).last else { continue }
      let names = need[found.lowerBound...].namesInQuotes.map { "`\($0)`" }
        .joined(separator: ", ")
      guard !names.isEmpty else { continue }
      return start == "missing argument"
        ? "Yours asks for \(names), which the suite does not give: the brief says what it takes."
        : "The suite gives \(names), which yours does not take: the brief says what it takes."
    }
    return words(for: need)
  }

  private static let importFoundation = "Write `import Foundation` at the top of the file."

  /// What newcomers take for Swift's own.
  private static let ofFoundation: Set = [
    "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
    "Decimal", "FileManager", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "Locale",
    "LocalizedError", "Measurement", "NSError", "NSDecimalNumber", "NumberFormatter",
    "PersonNameComponents", "ProcessInfo", "TimeInterval", "TimeZone", "URL", "URLComponents",
    "URLError", "URLRequest", "URLSession", "UUID", "UserDefaults", "capitalized", "components",
    "localizedCapitalized", "localizedStandardContains", "range", "replacingOccurrences",
    "trimmingCharacters",
  ]

  private var hasKataUI: Bool { kata.manifest.support.contains("KataUI") }

  private func aboutUIKit(_ name: String) -> String? {
    guard hasKataUI, name.hasPrefix("UI") || name.hasSuffix("ViewController") else { return nil }
    return "KataUI is a small stand-in for UIKit, with no more than the katas need: see what it "
      + "has in Support/Sources/KataUI of your workspace."
  }
}

extension StringProtocol {
  var namesInQuotes: [String] {
    split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
