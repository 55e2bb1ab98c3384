/// Groups the parts into scenes by the name before their role. Only a group
/// with an interactor, or with a protocol that VIP alone uses, is a VIP scene:
/// a presenter and a view alone may be MVP.
struct SceneFinder {
  let code: CodeBase
  let roles: [Role?]

  func scenes() -> [String?] {
    let names = code.types.indices.map { sceneName($0) }
    var isVIP: Set<String> = []
    for (index, type) in code.types.enumerated() {
      guard let name = names[index] else { continue }
      let promises = [type.name] + type.inherited.flatMap(\.names)
      if roles[index] == .interactor || promises.contains(where: isCertain) { isVIP.insert(name) }
    }
    return names.indices.map { index in
      guard let name = names[index], isVIP.contains(name) || roles[index] == .worker else {
        return nil
      }
      return name
    }
  }

  /// Whether only VIP, or what is close to it, has such a protocol.
  private func isCertain(_ name: String) -> Bool {
    name.contains("Interactor") || RoleNames.certainRole(of: name).map { $0 != .worker } ?? false
  }

  /// From its own name, then from what it conforms to, then from the interactor
  /// it holds.
  private func sceneName(_ index: Int) -> String? {
    guard roles[index] != nil else { return nil }
    let type = code.types[index]
    let held = type.properties.filter { $0.name == "interactor" }.compactMap(\.type)
    let names = [type.path] + type.inherited.flatMap(\.names) + held.flatMap(\.names)
    return names.lazy.compactMap { RoleNames.scene(of: $0) }.first
  }
}
