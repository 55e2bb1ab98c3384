/// Identifies a scene.
struct SceneName: Hashable, Sendable {
  let name: String
  /// If another scene has the same name, the folders that only this one lies in.
  var module: String?

  var title: String { name + (module.map { " (\($0))" } ?? "") }
}

/// Groups the parts into scenes by the name before their role. Only a group with an interactor, or
/// with a protocol that only VIP uses, is a VIP scene: a presenter and a view alone may be MVP.
struct SceneFinder {
  /// The types, with their roles already found.
  let types: [TypeDeclaration]
  let settings: ReviewSettings
  let folders: Folders
  private let classes: Set<String>

  init(types: [TypeDeclaration], settings: ReviewSettings, folders: Folders) {
    self.types = types
    self.settings = settings
    self.folders = folders
    classes = Set(types.filter { $0.kind == .class && $0.role == .view }.map(\.path))
  }

  func scenes() -> [SceneName?] {
    let candidates = types.map(sceneNames)
    let founders = zip(types, candidates.map(\.first)).filter { type, _ in
      type.role == .interactor
        || ([type.name] + type.inherited.flatMap(\.names)).contains(where: isCertain)
        || type.role == .presenter && type.properties.contains { $0.name == "interactor" }
    }
    let scenes = Set(founders.compactMap(\.1))
    let found = zip(types, candidates).map { type, names in
      names.first(where: scenes.contains) ?? (type.role == .worker ? names.first : nil)
    }
    return assigningByUse(assigningByFolder(separatingNamesakes(found)))
  }

  /// Tells scenes of the same name apart, such as those of two targets, by the folders of their
  /// interactors; each part belongs to the nearest one.
  private func separatingNamesakes(_ found: [String?]) -> [SceneName?] {
    let hearts = zip(types, found).filter { $0.role == .interactor && $0.isConcrete && $1 != nil }
    var nearest = NameIndex()
    var modules: [Int: String] = [:]
    for twins in Dictionary(grouping: hearts, by: \.0.path).values where twins.count > 1 {
      let paths = twins.map { $0.0.file.path.split(separator: "/").dropLast() }
      guard Set(paths).count > 1 else { continue }
      for (twin, module) in zip(twins, Self.differences(of: paths)) {
        nearest.add(twin.0.number, named: twin.1 ?? "", in: folders[twin.0.file])
        modules[twin.0.number] = module
      }
    }
    return zip(types, found).map { type, name in
      name.map { name in
        let heart = nearest.nearest(name, to: folders[type.file])
        return SceneName(name: name, module: heart.flatMap { modules[$0] })
      }
    }
  }

  /// `Shop` and `Admin` for `Sources/Shop/Login` and `Sources/Admin/Login`; nil if nothing is left.
  private static func differences(of paths: [ArraySlice<Substring>]) -> [String?] {
    var paths = paths
    while let first = paths[0].first, paths.allSatisfy({ $0.first == first }) {
      paths = paths.map { $0.dropFirst() }
    }
    while let last = paths[0].last, paths.allSatisfy({ $0.last == last }) {
      paths = paths.map { $0.dropLast() }
    }
    return paths.map { $0.isEmpty ? nil : $0.joined(separator: "/") }
  }

  /// Gives a piece of a screen that lies elsewhere to the first scene whose view names it, directly
  /// or through a helper without a role.
  private func assigningByUse(_ found: [SceneName?]) -> [SceneName?] {
    var scenes = found
    var waiting = types.indices.filter { types[$0].role == .view && found[$0] != nil }
    var homeless: [String: Int] = [:]
    for (number, type) in types.enumerated()
    where found[number] == nil && (isPiece(type) || type.role == nil && type.isConcrete) {
      homeless[type.name] = number
    }
    while !homeless.isEmpty, let user = waiting.popLast() {
      let type = types[user]
      let names =
        type.routines.flatMap(\.chains).flatMap(\.names)
        + type.properties.flatMap { $0.type?.names ?? [] }
      for piece in names.compactMap({ homeless.removeValue(forKey: $0) }) {
        scenes[piece] = scenes[user]
        waiting.append(piece)
      }
    }
    return types.indices.map { types[$0].role == nil ? found[$0] : scenes[$0] }
  }

  /// Whether it is a piece of a screen; a view controller is a screen of its own.
  private func isPiece(_ type: TypeDeclaration) -> Bool {
    type.role == .view && type.isConcrete
      && !(type.ancestors + [type.name]).contains { $0.hasSuffix("Controller") }
  }

  /// Gives a cell or another piece of a screen to its scene, if no other scene is around it.
  private func assigningByFolder(_ found: [SceneName?]) -> [SceneName?] {
    var around: [Int: Set<SceneName>] = [:]
    for (type, scene) in zip(types, found) where type.role != .worker {
      guard let scene else { continue }
      for folder in folders[type.file] {
        around[folder, default: []].insert(scene)
      }
    }
    return zip(types, found).map { type, scene in
      guard scene == nil, isPiece(type) else { return scene }
      let scenes = folders[type.file].lazy.compactMap { around[$0] }.first
      return scenes?.count == 1 ? scenes?.first : nil
    }
  }

  /// Whether only VIP, or an architecture close to it, has such a protocol.
  private func isCertain(_ name: String) -> Bool {
    name.contains("Interactor") || ![nil, .worker].contains(RoleNames.certainRole(of: name))
  }

  /// Candidates from its own name, from what it conforms to, and from the part that it asks, as for
  /// a `MovieListViewController` with an `interactor: MoviesBusinessLogic`.
  private func sceneNames(of type: TypeDeclaration) -> [String] {
    guard type.role != nil else { return [] }
    let held = type.properties.filter { ["interactor", "output", "presenter"].contains($0.name) }
      .compactMap(\.type)
    let promised = type.inherited.flatMap(\.names).filter { !isBase($0) }
    let names = [type.path] + promised + held.flatMap(\.names)
    var found = names.compactMap { settings.scene(of: $0.lastName) ?? RoleNames.scene(of: $0) }
    if type.role == .view { found += RoleNames.scenes(ofScreen: type.name) }
    return found.isEmpty && isNameless(type) ? ["Main"] : found
  }

  /// Whether it is a class that screens descend from, which belongs to no scene or to another one.
  private func isBase(_ name: String) -> Bool {
    RoleFinder.isScreenClass(name.lastName) || classes.contains(name)
  }

  /// `Interactor` of the only scene, not a base class of the scenes' interactors.
  private func isNameless(_ type: TypeDeclaration) -> Bool {
    RoleNames.isNameless(type.path)
      && types.allSatisfy {
        !$0.isConcrete || !$0.ancestors.contains(type.name) || RoleNames.isNameless($0.path)
      }
  }
}
