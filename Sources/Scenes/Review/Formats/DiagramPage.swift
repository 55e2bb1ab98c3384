/// Draws scenes as Mermaid flow charts in Markdown: first the routes between scenes, then one chart
/// for each scene's cycle, in which an arrow that breaks a rule is crossed and red.
struct DiagramPage {
  let scenes: [ReviewedScene]
  let path: String

  /// Mermaid refuses a chart of more than 500 edges.
  static let mostEdges = 500

  var lines: [Line] {
    guard !scenes.isEmpty else { return [Line("No VIP scene was found in \(path).")] }
    let charts = maps + scenes.map { ($0.name, cycle(of: $0)) }
    return charts.flatMap { title, chart -> [String] in
      ["## \(title)", "", "```mermaid", "flowchart LR"] + chart + ["```", ""]
    }.dropLast().map { Line($0) }
  }

  /// The routes between scenes, in as many charts as they need.
  private var maps: [(title: String, chart: [String])] {
    let routes = scenes.flatMap { scene in scene.routes.map { (from: scene.name, to: $0) } }
    let starts = Array(stride(from: 0, to: routes.count, by: Self.mostEdges))
    return starts.enumerated().map { index, start in
      let title = starts.count == 1 ? "Routes" : "Routes, \(index + 1) of \(starts.count)"
      let part = routes[start...].prefix(Self.mostEdges)
      let names = Set(part.flatMap { [$0.from, $0.to] }).sorted()
      let numbers = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
      return (
        title,
        names.enumerated().map { "  s\($0)[\"\($1)\"]" }
          + part.map { "  s\(numbers[$0.from] ?? 0) --> s\(numbers[$0.to] ?? 0)" }
      )
    }
  }

  private func cycle(of scene: ReviewedScene) -> [String] {
    let broken = scene.arrows.indices.filter { !scene.arrows[$0].breaks.isEmpty }
    let numbers = broken.map(String.init).joined(separator: ",")
    return Role.allCases.flatMap { box($0, in: scene) } + scene.arrows.map(text)
      + (broken.isEmpty ? [] : ["  linkStyle \(numbers) stroke:#d33,stroke-width:2px"])
  }

  private func box(_ role: Role, in scene: ReviewedScene) -> [String] {
    let types = scene.parts.filter { $0.role == role }.map(\.type)
    let isMet = scene.arrows.contains { $0.from == role || $0.to == role }
    guard isMet || !types.isEmpty && role != .configurator else { return [] }
    let names = types.isEmpty ? [role.rawValue] : types
    return ["  \(role.rawValue)[\"\(names.joined(separator: "<br/>"))\"]"]
  }

  private func text(_ arrow: ReviewedScene.Arrow) -> String {
    let ends = (arrow.from.rawValue, arrow.to.rawValue)
    guard !arrow.breaks.isEmpty else { return "  \(ends.0) --> \(ends.1)" }
    return "  \(ends.0) --x|\"\(arrow.breaks.joined(separator: "<br/>"))\"| \(ends.1)"
  }
}
