/// Advice on compile errors whose own words do not help somebody new to Swift.
struct CompileAdvice {
  let kata: Kata
  /// The kata's own words, keyed by words of the message.
  var own: [String: String] = [:]

  func words(for message: String) -> String? {
    if let key = own.keys.sorted().first(where: message.contains) { return own[key] }
    let quoted = message.namesInQuotes
    let name = quoted.first ?? ""
    if message.contains("cannot find"), message.contains("in scope") {
      return Self.ofFoundation.contains(name)
        ? Self.importFoundation : aboutStandIn(of: name, without: name)
    }
    if message.contains("unknown attribute") || message.contains("no macro named") {
      return aboutStandIn(of: name, without: name)
    }
    if hasKataUI, message.contains("Objective-C") || message.contains("has no member 'addTarget'") {
      return "Instead of a selector, write `addAction(UIAction { … }, for: .touchUpInside)`."
    }
    if message.contains("has no member") {
      let isString = ["String", "Substring"].contains(name)
      return isString && Self.ofFoundation.contains(quoted.last ?? "")
        ? Self.importFoundation : aboutStandIn(of: name, without: quoted.last ?? "")
    }
    if message.contains("no such module 'UIKit'") || message.contains("no such module 'SwiftUI'") {
      return standIn.map { "Write `import \($0)`." }
        ?? "This kata does not use it: remove the line."
    }
    if hasKataUI, message == "argument passed to call that takes no arguments" {
      return
        "There are no nib files here: if this is `super.init(nibName: nil, bundle: nil)`, write "
        + "`super.init()`."
    }
    if message.contains("cannot assign to value"), message.contains("is a 'let' constant") {
      return "If you mean the property `\(name)`, a local `\(name)` hides it: write `self.\(name)`."
    }
    if name.contains("any "), message.contains("must be unwrapped to refer to member") {
      return "It may be nil: write `?.` instead of `.`, and nothing is called then."
    }
    if message.contains("enclosing catch is not exhaustive") {
      return "The `catch`es do not cover all errors: end with a plain `catch { … }`."
    }
    if message.contains("no exact matches in call to initializer") {
      return "If this is a `Task`: its body still throws. Give it a `do` that ends with a plain "
        + "`catch { … }`."
    }
    return nil
  }

  func words(for need: Verdict.Need) -> String? {
    let said = need.words
    // `said` ends with the compiler's message.
    func names(after start: String) -> [String] {
      let found = said.ranges(of: start).last
      return found.map { said[$0.lowerBound...].namesInQuotes.map { "`\($0)`" } } ?? []
    }
    let lacking = names(after: "missing argument").joined(separator: ", ")
    let extra = names(after: "extra argument").joined(separator: ", ")
    let labels = names(after: "incorrect argument label")
    let end = "the brief says what it takes."
    if !lacking.isEmpty {
      return "Yours asks for \(lacking), which the suite does not give: \(end)"
    }
    if !extra.isEmpty { return "The suite gives \(extra), which yours does not take: \(end)" }
    guard labels.count == 2 else { return words(for: said) }
    return "The suite gives \(labels[0]) where yours takes \(labels[1]): \(end)"
  }

  private static let importFoundation = "Write `import Foundation` at the top of the file."

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

  private var standIn: String? {
    kata.manifest.support.first { ["KataUI", "KataSwiftUI"].contains($0) }
  }

  private func aboutStandIn(of type: String, without name: String) -> String? {
    guard let standIn else { return nil }
    let isItsOwn =
      hasKataUI
      ? type.hasPrefix("UI") || type.hasSuffix("ViewController")
      : type == "some View" || Self.ofSwiftUI.contains(type.prefix { $0 != "<" })
    guard isItsOwn else { return nil }
    return "\(standIn) is a small stand-in for \(hasKataUI ? "UIKit" : "SwiftUI") and has no "
      + "`\(name)`: see what it has in Support/Sources/\(standIn) of your workspace."
  }

  /// Types of SwiftUI that a learner's code may use.
  private static let ofSwiftUI = Set(
    """
    AppStorage AsyncImage Binding Button Canvas Capsule Circle Color ColorPicker DatePicker
    DisclosureGroup EditButton EnvironmentObject EnvironmentValues FocusState Font ForEach Form Gauge
    GeometryReader GestureState Grid GridRow Group GroupBox HStack Image Label LabeledContent
    LazyHGrid LazyVGrid LinearGradient Link List LocalizedStringKey Menu NavigationLink
    NavigationPath NavigationSplitView NavigationStack NavigationView ObservableObject ObservedObject
    Picker Preview ProgressView Published Query Rectangle RoundedRectangle SceneStorage Section
    SecureField ShareLink Slider Spacer StateObject Stepper Tab TabView Table Text TextEditor
    TextField TimelineView Toggle ToolbarContent ToolbarItem ToolbarItemPlacement
    UIViewControllerRepresentable UIViewRepresentable VStack View ViewThatFits WindowGroup ZStack
    """.split(whereSeparator: \.isWhitespace))
}

extension StringProtocol {
  var namesInQuotes: [String] {
    split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
