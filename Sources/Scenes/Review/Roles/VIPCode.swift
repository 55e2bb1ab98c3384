import Entities

/// The code under review, seen as VIP: which type plays which role in which scene.
struct VIPCode: Sendable {
  let base: CodeBase
  let roles: [Role?]
  /// The scene's name for each type, nil outside of every VIP scene.
  let scenes: [String?]

  init(_ base: CodeBase, settings: ReviewSettings) {
    self.base = base
    roles = RoleFinder(code: base, settings: settings).roles()
    scenes = SceneFinder(code: base, roles: roles).scenes()
  }

  /// Workers alone make no scene.
  var sceneNames: Set<String> {
    Set(zip(scenes, roles).compactMap { $1 == .worker ? nil : $0 })
  }

  /// The concrete types with that role in a VIP scene.
  func parts(_ wanted: Role...) -> [TypeDeclaration] {
    base.types.indices.compactMap { index in
      guard let role = roles[index], wanted.contains(role), scenes[index] != nil,
        base.types[index].isConcrete, base.types[index].kind != .extension
      else { return nil }
      return base.types[index]
    }
  }

  /// The role behind a written type; of a composition, the one that its parts share.
  func role(of type: WrittenType?, from file: Int) -> Role? {
    guard let type, type.wrapping == .none else { return nil }
    let found = Set(
      base.expanded(type, from: file).compactMap { name -> Role? in
        guard let index = base.declaration(named: name, from: file) else {
          return RoleNames.isTestDouble(name)
            ? nil : RoleNames.certainRole(of: name) ?? undeclaredRole(of: name)
        }
        return roles[index]
      })
    return found.count == 1 ? found.first : nil
  }

  /// A type from elsewhere; `UIView` and the like are views, whatever else ends
  /// in View may be anything.
  private func undeclaredRole(of name: String) -> Role? {
    if RoleFinder.isScreenClass(name.lastName) { return .view }
    return RoleNames.outputRole(of: name) ?? RoleNames.role(of: name)
  }

  /// The concrete type, declared in this code, that a written type names.
  func concreteType(_ type: WrittenType?, from file: Int) -> TypeDeclaration? {
    guard let type, type.wrapping == .none else { return nil }
    return base.declarations(of: type, from: file).map { base.types[$0] }.first { $0.isConcrete }
  }

  func scene(of type: TypeDeclaration) -> String? {
    base.declaration(named: type.path, from: type.position.file).flatMap { scenes[$0] }
  }
}
