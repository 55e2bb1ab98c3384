/// A screen of a scene, drawn with characters for a terminal.
struct ScreenDrawing {
  let screen: PlayedScene.Screen
  let focus: String?
  /// In cells, including the frame.
  let width: Int

  private var inner: Int { max(10, width - 4) }

  var lines: [Line] {
    let title = (screen.canGoBack ? "← " : "") + screen.title.prefix(columns: inner - 4)
    let head = title.isEmpty ? "" : " \(title) "
    let rule = String(repeating: "─", count: max(0, inner + 1 - head.columns))
    let top = Line(
      [Span("╭─", .faint), Span(head, .strong), Span("\(rule)╮", .faint)],
      spoken: "\(screen.isAlert ? "Alert" : "Screen") \(screen.title)")
    let bottom = Line(
      "╰\(String(repeating: "─", count: inner + 2))╯", .faint, spoken: "")
    return [top] + rows.map(\.line) + [bottom]
  }

  var selected: Int? { rows.firstIndex(where: \.isFocus).map { $0 + 1 } }

  /// What to read aloud: all of a new screen, else only what changed. Typed text was heard already.
  func news(since former: PlayedScene.Screen?) -> [Line] {
    guard let former, former.title == screen.title, former.isAlert == screen.isAlert else {
      return Array(lines.dropLast())
    }
    let rest = screen.elements.filter { element in
      let isTyped = element.kind == .field && element.id == focus
      return !former.elements.contains(element) && !isTyped
    }
    let isMove = former == screen
    return screen.elements.filter { rest.contains($0) || (isMove && $0.id == focus) }
      .map { Line(spoken($0)) }
  }

  private var rows: [(line: Line, isFocus: Bool)] {
    let rows = screen.elements.flatMap { element in
      drawn(element).enumerated().map { index, spans in
        let isFocus = element.id == focus
        let mark = Span(isFocus && index == 0 ? "▸ " : "  ", .strong)
        var line = framed([mark] + spans)
        line.spoken = index == 0 ? spoken(element) : ""
        return (line: line, isFocus: isFocus)
      }
    }
    return rows.isEmpty ? [(line: framed([]), isFocus: false)] : rows
  }

  private func framed(_ spans: [Span]) -> Line {
    let content = Line(spans).cropped(to: inner)
    let space = Span(String(repeating: " ", count: max(0, inner - content.columns)))
    return Line([Span("│ ", .faint)] + content.spans + [space, Span(" │", .faint)])
  }

  private func drawn(_ element: PlayedScene.Element) -> [[Span]] {
    let isFocus = element.id == focus
    let style: Style = !element.isEnabled ? .faint : isFocus ? .strong : .plain
    switch element.kind {
    case .label:
      return element.text.lines.flatMap { $0.wrapped(to: inner - 2) }.map { [Span($0)] }
    case .button:
      let mark = element.isOn ? [Span(" ✔", .good)] : []
      return [[Span("( ", .faint), Span(element.text, style), Span(" )", .faint)] + mark]
    case .toggle:
      return [[Span("[\(element.isOn ? "x" : " ")] \(element.text)", style)]]
    case .spinner: return [[Span("…", .faint)]]
    case .field:
      let room = max(8, min(36, inner - 7 - element.placeholder.columns))
      let typed =
        element.isSecure ? String(repeating: "*", count: element.text.count) : element.text
      let text = String(typed.suffix(room - 1))
      let isEmpty = text.isEmpty && !isFocus
      let shown = isEmpty ? String(element.placeholder.prefix(room)) : text + (isFocus ? "▏" : "")
      let name =
        isEmpty || element.placeholder.isEmpty ? [] : [Span(" \(element.placeholder)", .faint)]
      return [
        [
          Span("[ ", .faint), Span(shown.padded(to: room), isEmpty ? .faint : style),
          Span(" ]", .faint),
        ] + name
      ]
    }
  }

  private func spoken(_ element: PlayedScene.Element) -> String {
    let state = element.isEnabled ? "" : ", disabled"
    switch element.kind {
    case .label: return element.text
    case .button: return "Button \(element.text)\(element.isOn ? ", selected" : "")\(state)"
    case .toggle: return "Switch \(element.text), \(element.isOn ? "on" : "off")\(state)"
    case .spinner: return "Loading"
    case .field:
      let text = element.isSecure ? "\(element.text.count) letters" : element.text
      return "Field \(element.placeholder): \(element.text.isEmpty ? "empty" : text)\(state)"
    }
  }
}
