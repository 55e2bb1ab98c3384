import Entities

/// Draws each scene: its parts, and which role knows which.
struct SceneMap {
  private let code: VIPCode
  /// By file and line.
  private let brokenRules: [String: [Int: [String]]]

  init(code: VIPCode, findings: [Finding]) {
    self.code = code
    brokenRules = Dictionary(grouping: findings, by: \.file).mapValues { inFile in
      Dictionary(grouping: inFile, by: \.line).mapValues { $0.map(\.rule) }
    }
  }

  func scenes() -> [ReviewedScene] {
    let parts = code.parts(.view, .interactor, .presenter, .worker, .router, .configurator)
    let byScene = Dictionary(grouping: parts, by: \.scene)
    let names = code.sceneNames
    return byScene.filter { names.contains($0.key) }.sorted { $0.key < $1.key }
      .map { ReviewedScene(name: $0, parts: $1.map(part), arrows: arrows(of: $1)) }
  }

  private func part(_ part: Part) -> ReviewedScene.Part {
    let file = code.base.files[part.type.position.file]
    return ReviewedScene.Part(
      role: part.role, type: part.name, file: file.path,
      line: file.place(of: part.type.position.offset).line)
  }

  private func arrows(of parts: [Part]) -> [ReviewedScene.Arrow] {
    var broken: [[Role]: Set<String>] = [:]
    for part in parts where part.role != .configurator {
      for contact in part.contacts where ![part.role, .configurator].contains(contact.role) {
        broken[[part.role, contact.role], default: []]
          .formUnion(rules(brokenAt: contact.position))
      }
    }
    return broken.map { ReviewedScene.Arrow(from: $0[0], to: $0[1], broken: $1.sorted()) }
      .sorted { ($0.from.rawValue, $0.to.rawValue) < ($1.from.rawValue, $1.to.rawValue) }
  }

  private func rules(brokenAt position: Position) -> [String] {
    let file = code.base.files[position.file]
    let line = file.place(of: position.offset).line
    return brokenRules[file.path]?[line] ?? []
  }
}
