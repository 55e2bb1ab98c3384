/// Draws each scene: its parts, and which role knows which.
struct SceneMap {
  /// The rules about who may know whom, and how. A rule about what a step carries crosses no arrow.
  private static let rules: Set = [
    "view-calls-interactor-and-router", "presenter-never-calls-interactor",
    "interactor-never-touches-view", "interactor-answers-through-presenter",
    "worker-knows-no-scene", "router-navigates", "router-uses-configurators",
    "presenter-is-pure", "presenter-knows-no-screen", "collaborators-are-protocols",
    "view-is-held-weakly",
  ]

  private let code: VIPCode
  /// The ids of broken rules, by file and line.
  private let brokenRules: [String: [String]]

  init(code: VIPCode, findings: [Finding]) {
    self.code = code
    let told = findings.filter { Self.rules.contains($0.rule) }
    brokenRules = Dictionary(grouping: told) { "\($0.file):\($0.line)" }
      .mapValues { $0.map(\.rule) }
  }

  /// Leaves out groups that have nothing but workers.
  func scenes() -> [ReviewedScene] {
    let names = Set(code.types.filter { $0.role != .worker }.compactMap(\.scene))
    return Dictionary(grouping: code.parts, by: \.scene).filter { names.contains($0.key) }
      .sorted { $0.key.title < $1.key.title }
      .map { name, parts in
        let unseen = ReviewedScene.cycle.filter { from, to in
          !parts.contains { $0.role == from && $0.calls(to) }
        }
        return ReviewedScene(
          name: name.title, parts: parts.map(part), arrows: arrows(of: parts),
          unseen: unseen.map { gap($0.from, $0.to, among: parts) },
          routes: routes(from: name, parts))
      }
  }

  /// The scenes whose types a router names.
  private func routes(from name: SceneName, _ parts: [Part]) -> [String] {
    let routines = parts.filter { $0.role == .router }.flatMap(\.type.routines)
    let named = routines.flatMap { routine in
      routine.chains.compactMap { code.declaration(named: $0.names[0], from: routine.file)?.scene }
    }
    return Set(named).subtracting([name]).map(\.title).sorted()
  }

  private func gap(_ from: Role, _ to: Role, among parts: [Part]) -> ReviewedScene.Gap {
    let holders = parts.filter { $0.role == from }
    if let undeclared = holders.lazy.compactMap(undeclaredBase).first {
      return ReviewedScene.Gap(from: from, to: to, why: .declaredNowhere, missing: undeclared)
    }
    if let absent = [from, to].first(where: { role in !parts.contains { $0.role == role } }) {
      return ReviewedScene.Gap(from: from, to: to, why: .noPart, missing: absent.rawValue)
    }
    if holders.contains(where: { $0.contacts.contains { $0.role == to } }) {
      return ReviewedScene.Gap(from: from, to: to, why: .noCall, missing: nil)
    }
    let between = forwarder(to, from: holders)
    if between == nil,
      let property = holders.lazy.compactMap({ undeclaredProperty(for: to, in: $0.type) }).first
    {
      return ReviewedScene.Gap(from: from, to: to, why: .unknownType, missing: property)
    }
    let isNamed = between.flatMap(code.settings.role(behind:)) != nil
    return ReviewedScene.Gap(
      from: from, to: to, why: isNamed ? .otherRole : .unknownWay, missing: between)
  }

  /// The type between two parts: the first holds it, and it holds the second.
  private func forwarder(_ to: Role, from holders: [Part]) -> String? {
    let held = holders.flatMap(\.type.properties).filter { $0.type?.isCollection == false }
    return code.declarations(of: held).first { type in
      (type.role == nil || code.settings.role(behind: type.name) != nil)
        && type.properties.contains { code.role(of: $0) == to }
    }?.name
  }

  /// A property that is named like the next part, and whose type is declared nowhere, such as a
  /// parameter of the generic class that the part inherits from.
  private func undeclaredProperty(for to: Role, in type: TypeDeclaration) -> String? {
    for holder in [type] + code.parents(of: type) {
      let property = holder.properties.first {
        $0.name.lowercased().hasSuffix(to.rawValue) && $0.type != nil
          && code.declarations(of: $0).isEmpty
      }
      if let property { return "\(holder.name).\(property.name)" }
    }
    return nil
  }

  /// The superclass, which a class names first, if no file declares it; the system's do not count.
  private func undeclaredBase(of part: Part) -> String? {
    guard let base = part.type.inherited.first?.names.first, part.type.isReference,
      code.declaration(named: base, from: part.type.file) == nil,
      !RoleFinder.isScreenClass(base), !base.hasPrefix("NS"), !base.hasPrefix("UI"),
      base != "ObservableObject",
      RoleNames.certainRole(of: base) == nil
    else { return nil }
    return base
  }

  private func part(_ part: Part) -> ReviewedScene.Part {
    let position = part.type.position
    return ReviewedScene.Part(
      role: part.role, type: part.name, file: position.file.path, line: position.place.line)
  }

  private func arrows(of parts: [Part]) -> [ReviewedScene.Arrow] {
    var broken: [[Role]: Set<String>] = [:]
    for part in parts where part.role != .configurator {
      for contact in part.contacts where ![part.role, .configurator].contains(contact.role) {
        let place = "\(contact.position.file.path):\(contact.position.place.line)"
        broken[[part.role, contact.role], default: []].formUnion(brokenRules[place] ?? [])
      }
    }
    return broken.map { ReviewedScene.Arrow(from: $0[0], to: $0[1], breaks: $1.sorted()) }
      .sorted { ($0.from.rawValue, $0.to.rawValue) < ($1.from.rawValue, $1.to.rawValue) }
  }
}

extension Part {
  fileprivate func calls(_ other: Role) -> Bool {
    contacts.contains { $0.role == other && $0.way == .calls }
  }
}
