import Entities

/// Draws each scene: its parts, and which role knows which.
struct SceneMap {
  let code: VIPCode
  let findings: [Finding]

  func scenes() -> [ReviewedScene] {
    let parts = code.parts(.view, .interactor, .presenter, .worker, .router, .configurator)
    let byScene = Dictionary(grouping: parts) { code.scene(of: $0) ?? "" }
    let names = code.sceneNames
    return byScene.filter { names.contains($0.key) }.sorted { $0.key < $1.key }
      .map { ReviewedScene(name: $0, parts: $1.map(part), arrows: arrows(of: $1)) }
  }

  private func part(_ type: TypeDeclaration) -> ReviewedScene.Part {
    let file = code.base.files[type.position.file]
    return ReviewedScene.Part(
      role: code.role(ofType: type) ?? .view, type: type.name, file: file.path,
      line: file.place(of: type.position.offset).line)
  }

  private func arrows(of parts: [TypeDeclaration]) -> [ReviewedScene.Arrow] {
    var broken: [[Role]: Set<String>] = [:]
    for part in parts {
      guard let from = code.role(ofType: part), from != .configurator else { continue }
      let others: Set<Role> = [.view, .interactor, .presenter, .worker, .router]
      for contact in code.contacts(of: part, with: others.subtracting([from])) {
        broken[[from, contact.role], default: []].formUnion(rules(brokenAt: contact.position))
      }
    }
    return broken.map { ReviewedScene.Arrow(from: $0[0], to: $0[1], broken: $1.sorted()) }
      .sorted { ($0.from.rawValue, $0.to.rawValue) < ($1.from.rawValue, $1.to.rawValue) }
  }

  private func rules(brokenAt position: Position) -> [String] {
    let file = code.base.files[position.file]
    let line = file.place(of: position.offset).line
    return findings.filter { $0.file == file.path && $0.line == line }.map(\.rule)
  }
}
