/// The code under review, seen as VIP: which type plays which role in which scene.
struct VIPCode: Sendable {
  let base: CodeBase
  let roles: [Role?]
  /// The scene's name for each type, nil outside of every VIP scene.
  let scenes: [String?]
  private(set) var parts: [Part] = []
  let modelSpaces: Set<String>
  let displayed: Set<String>
  private let toldRoles: [String: Role]
  private let conformerNumbers: [Int: [Int]]

  init(_ base: CodeBase, settings: ReviewSettings) {
    self.base = base
    toldRoles = settings.roles
    roles = RoleFinder(code: base, settings: settings).roles()
    scenes = SceneFinder(code: base, roles: roles).scenes()
    modelSpaces = Self.modelSpaces(of: base, scenes: scenes)
    displayed = Self.displayed(in: base, roles: roles, scenes: scenes)
    conformerNumbers = base.conformers
    parts = base.types.indices.filter(isPart).concurrentMap { [code = self] in
      PartReader(code: code).part($0)
    }
  }

  private func isPart(_ number: Int) -> Bool {
    let type = base.types[number]
    return roles[number] != nil && scenes[number] != nil && type.isConcrete
      && type.kind != .extension
  }

  /// Workers alone make no scene.
  var sceneNames: Set<String> {
    Set(zip(scenes, roles).compactMap { $1 == .worker ? nil : $0 })
  }

  func parts(_ wanted: Role...) -> [Part] {
    parts.filter { wanted.contains($0.role) }
  }

  /// The concrete types of this code that conform to a protocol.
  func conformers(of type: TypeDeclaration) -> [TypeDeclaration] {
    base.number(of: type).flatMap { conformerNumbers[$0] }?.map { base.types[$0] } ?? []
  }

  /// The role behind a written type; of a composition, the one that its parts share.
  func role(of type: WrittenType?, from file: Int) -> Role? {
    guard let type, type.wrapping == .none else { return nil }
    let found = Set(
      base.expanded(type, from: file).compactMap { name -> Role? in
        let index = base.declaration(named: name, from: file)
        if let index, base.types[index].kind != .extension { return sceneRole(index) }
        if let role = index.flatMap({ sceneRole($0) }) { return role }
        return RoleNames.isTestDouble(name)
          ? nil : RoleNames.certainRole(of: name) ?? undeclaredRole(of: name)
      })
    return found.count == 1 ? found.first : nil
  }

  /// A presenter of no VIP scene may be MVP's; screens and workers are what they
  /// are wherever they come from.
  private func sceneRole(_ index: Int) -> Role? {
    let role = roles[index]
    return scenes[index] != nil || role == .view || role == .worker ? role : nil
  }

  /// A type from elsewhere: the system's screens are views, any other is what its name says.
  private func undeclaredRole(of name: String) -> Role? {
    if RoleFinder.isScreenClass(name.lastName) { return .view }
    return RoleNames.outputRole(of: name) ?? RoleNames.role(of: name)
  }

  /// The concrete type, declared in this code, that a written type names.
  func concreteType(_ type: WrittenType?, from file: Int) -> TypeDeclaration? {
    guard let type, type.wrapping == .none else { return nil }
    return base.declarations(of: type, from: file).map { base.types[$0] }.first {
      $0.isConcrete && $0.kind != .extension
    }
  }

  /// Whether the project's settings give the type its role, whatever it is called.
  func isTold(_ type: TypeDeclaration) -> Bool { toldRoles[type.name] != nil }

  func role(ofType type: TypeDeclaration) -> Role? {
    base.number(of: type).flatMap { roles[$0] }
  }
}
