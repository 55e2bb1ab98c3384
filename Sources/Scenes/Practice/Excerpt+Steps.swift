import Foundation

extension Practice.Excerpt {
  /// The lines of a failing test to show below its message: its steps, up to the one that failed.
  /// - Parameter said: the messages above the steps, which need not repeat them.
  func steps(besides said: [String]) -> [Row] {
    let body = rows.drop { !$0.text.hasSuffix("{") }.dropFirst().dropLast()
    var steps = body.isEmpty ? rows[...] : body
    if let marked = steps.firstIndex(where: { $0.number == self.marked }) {
      let end = steps.indices[marked...].first {
        NestedText(steps[marked...$0].map(\.text).joined(separator: "\n")) != nil
      }
      steps = steps[...(end ?? marked)]
    }
    var shown: [Row] = []
    for step in steps where !step.text.allSatisfy(\.isWhitespace) {
      let text = step.text.without(said)
      let isRest = text != step.text || shown.last?.text.hasSuffix(Self.left) == true
      if isRest, text.allSatisfy({ " +),\(Self.left)".contains($0) }), let last = shown.indices.last
      {
        let sign = shown[last].text.hasSuffix(Self.left) || !text.contains(Self.left) ? "" : " …"
        shown[last].text += sign + text.filter { ")".contains($0) }
      } else {
        shown.append(Row(number: step.number, text: text))
      }
    }
    let margin = shown.map(\.text.indent).min() ?? 0
    let marked = shown.firstIndex { $0.number == self.marked } ?? shown.endIndex
    let first = min(marked, max(0, shown.count - Self.most))
    return shown[first...].prefix(Self.most).map {
      Row(number: $0.number, text: String($0.text.dropFirst(margin)))
    }
  }

  private static let most = 10

  /// Stands for a message that is not repeated.
  private static let left = "…"
}

extension String {
  /// The text without the literals that are part of a message.
  fileprivate func without(_ said: [String]) -> String {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2, !parts.count.isMultiple(of: 2) else { return self }
    var text = ""
    for (index, part) in parts.enumerated() {
      let pieces = part.fixedPieces.filter { $0.count > 8 && $0.contains(" ") }
      let isSaid =
        !pieces.isEmpty && pieces.allSatisfy { piece in said.contains { $0.contains(piece) } }
      text += index.isMultiple(of: 2) ? String(part) : isSaid ? "…" : "\"\(part)\""
    }
    return text
  }
}

extension Substring {
  /// The parts without interpolations, split at `\n`: `seen on ` for `seen on \(screen)`.
  fileprivate var fixedPieces: [String] {
    components(separatedBy: "\\n").flatMap { line in
      line.components(separatedBy: "\\(").enumerated().map { index, piece in
        index == 0 ? piece : String(piece.drop { $0 != ")" }.dropFirst())
      }
    }
  }
}
