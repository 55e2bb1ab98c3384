import KataUI

/// What the user sees, as text: a line for each visible view, indented by its depth in the tree.
/// Left out is what shows nothing: hidden views, labels without text, containers without content.
@MainActor
func snapshot(of view: UIView) -> String {
  lines(of: view, indent: "").joined(separator: "\n")
}

@MainActor
private func lines(of view: UIView, indent: String) -> [String] {
  guard !view.isHidden else { return [] }
  if let label = view as? UILabel {
    guard let text = label.text, !text.isEmpty else { return [] }
    return ["\(indent)UILabel \"\(text)\""]
  }
  let content = view.subviews.flatMap {
    lines(of: $0, indent: indent + "  ")
  }
  return content.isEmpty ? [] : ["\(indent)\(type(of: view))"] + content
}
