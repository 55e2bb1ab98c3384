/// What a person sees of one text or control, and what can be done with it.
struct Item {
  enum Kind {
    case text, image, button, link, section
    case field(String)
    case toggle(Bool)
    case picker(String)
    case progress(Double?)
  }

  var kind: Kind
  /// The texts of its label.
  var words: [String]
  var identifier: String?
  var isEnabled = true
  var role: ButtonRole?
  /// What stands before it in a list.
  var margin = ""
  /// Whether it belongs to the row of the one before it.
  var continues = false
  var tag: AnyHashable?
  var tap: (@MainActor () throws -> Void)?
  var type: (@MainActor (String) -> Void)?
  var options: [(label: String, choose: @MainActor () -> Void)] = []

  var label: String { words.joined(separator: ", ") }

  var isControl: Bool { tap != nil || type != nil || !options.isEmpty }

  /// As it is drawn on the screen.
  var text: String {
    let (open, close) = isEnabled ? ("[", "]") : ("(", ")")
    let start = label.isEmpty ? "" : "\(label): "
    switch kind {
    case .text: return label
    case .image: return "<\(label)>"
    case .section: return "# \(label)"
    case .button: return "\(open)\(label)\(close)"
    case .link: return isEnabled ? "\(label) ›" : "(\(label) ›)"
    case .field(let value): return "\(start)\(open)\(value)\(close)"
    case .toggle(let isOn):
      return "\(open)\(isOn ? "x" : " ")\(close) \(label)"
    case .picker(let option):
      let shown = option.isEmpty ? "▾" : "\(option) ▾"
      return isEnabled ? start + shown : "\(start)(\(shown))"
    case .progress(let fraction):
      let percent = fraction.map { "\(Int(($0 * 100).rounded()))%" }
      return (["⟳"] + words + [percent].compactMap { $0 })
        .joined(separator: " ")
    }
  }

  /// With its margin, the further lines of a text below the first.
  var lines: [String] {
    let lines = text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let indent = String(repeating: " ", count: margin.count)
    return lines.enumerated().map { ($0 == 0 ? margin : indent) + $1 }
  }
}

extension [Item] {
  /// What a control is called that has these in its label: by its texts, or by its images
  /// when it has none.
  var words: [String] {
    let texts = filter { item in
      if case .image = item.kind { return item.identifier != nil }
      return true
    }
    return (texts.isEmpty ? self : texts).flatMap(\.words)
  }

  /// As one row.
  var joined: [Item] {
    var items = self
    for index in items.indices.dropFirst() { items[index].continues = true }
    return items
  }
}
