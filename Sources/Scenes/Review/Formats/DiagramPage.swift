/// Draws scenes as one Mermaid flow chart; arrows that break a rule are crossed
/// and red.
struct DiagramPage {
  let scenes: [ReviewedScene]
  let path: String

  var lines: [Line] {
    guard !scenes.isEmpty else { return [Line("%% No VIP scene was found in \(path).")] }
    var lines = ["flowchart LR"]
    var broken: [Int] = []
    var number = 0
    for (index, scene) in scenes.enumerated() {
      lines.append("  subgraph s\(index)[\"\(scene.name)\"]")
      for role in Role.allCases { lines += box(role, in: scene, index) }
      for arrow in scene.arrows {
        if !arrow.breaks.isEmpty { broken.append(number) }
        lines.append("    " + text(arrow, index))
        number += 1
      }
      lines.append("  end")
    }
    if !broken.isEmpty {
      let numbers = broken.map(String.init).joined(separator: ",")
      lines.append("  linkStyle \(numbers) stroke:#d33,stroke-width:2px")
    }
    return lines.map { Line($0) }
  }

  private func box(_ role: Role, in scene: ReviewedScene, _ index: Int) -> [String] {
    let types = scene.parts.filter { $0.role == role }.map(\.type)
    let isMet = scene.arrows.contains { $0.from == role || $0.to == role }
    guard isMet || !types.isEmpty && role != .configurator else { return [] }
    let names = types.isEmpty ? [role.rawValue] : types
    return ["    s\(index)\(role.rawValue)[\"\(names.joined(separator: "<br/>"))\"]"]
  }

  private func text(_ arrow: ReviewedScene.Arrow, _ index: Int) -> String {
    let ends = ("s\(index)\(arrow.from.rawValue)", "s\(index)\(arrow.to.rawValue)")
    guard !arrow.breaks.isEmpty else { return "\(ends.0) --> \(ends.1)" }
    return "\(ends.0) --x|\"\(arrow.breaks.joined(separator: "<br/>"))\"| \(ends.1)"
  }
}
