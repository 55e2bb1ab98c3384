/// Groups the parts into scenes by the name before their role. Only a group
/// with an interactor, or with a protocol that VIP alone uses, is a VIP scene:
/// a presenter and a view alone may be MVP.
struct SceneFinder {
  /// With their roles.
  let types: [TypeDeclaration]
  let settings: ReviewSettings

  /// The scene of each type.
  func scenes() -> [String?] {
    let names = types.map(sceneName)
    let founders = zip(types, names).filter { type, _ in
      type.role == .interactor
        || ([type.name] + type.inherited.flatMap(\.names)).contains(where: isCertain)
    }
    let scenes = Set(founders.compactMap(\.1))
    let found = zip(types, names).map { type, name in
      name.flatMap { scenes.contains($0) || type.role == .worker ? $0 : nil }
    }
    return adopted(found)
  }

  /// A cell or another piece of a screen is its scene's where no other scene is around it.
  private func adopted(_ found: [String?]) -> [String?] {
    var around: [String: Set<String>] = [:]
    for (type, scene) in zip(types, found) where type.role != .worker {
      guard let scene else { continue }
      for folder in type.position.file.path.foldersAbove {
        around[folder, default: []].insert(scene)
      }
    }
    return zip(types, found).map { type, scene in
      // A view controller is a screen of its own.
      guard scene == nil, type.role == .view, type.isConcrete,
        !(type.ancestors + [type.name]).contains(where: { $0.hasSuffix("Controller") })
      else { return scene }
      let scenes = type.position.file.path.foldersAbove.lazy.compactMap { around[$0] }.first
      return scenes?.count == 1 ? scenes?.first : nil
    }
  }

  /// Whether only VIP, or what is close to it, has such a protocol.
  private func isCertain(_ name: String) -> Bool {
    name.contains("Interactor") || ![nil, .worker].contains(RoleNames.certainRole(of: name))
  }

  /// From its own name, then from what it conforms to, then from the interactor
  /// it holds.
  private func sceneName(of type: TypeDeclaration) -> String? {
    guard type.role != nil else { return nil }
    let held = type.properties.filter { $0.name == "interactor" }.compactMap(\.type)
    let names = [type.path] + (type.inherited + held).flatMap(\.names)
    return names.lazy.compactMap {
      settings.scene(of: $0.lastName) ?? RoleNames.scene(of: $0)
    }.first
  }
}

extension String {
  /// Of a path, the nearest first.
  fileprivate var foldersAbove: [String] {
    var folders: [String] = []
    var path = self[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      folders.append(String(path))
    }
    return folders
  }
}
