extension VIPCode {
  func parts(_ wanted: Role...) -> [Part] {
    parts.filter { wanted.contains($0.role) }
  }

  /// The types that the parts of a role hold in properties.
  func held(by role: Role) -> [TypeDeclaration] {
    declarations(of: parts(role).flatMap(\.type.properties))
  }

  /// The role behind a written type; for a composition, the one that its members share.
  func role(of type: WrittenType?, from file: SourceCode) -> Role? {
    guard let type, !type.isCollection else { return nil }
    let found = Set(
      expanded(type, from: file).compactMap { name -> Role? in
        if let role = settings.role(behind: name.lastName) { return role }
        let known = declaration(named: name, from: file)
        if let known, known.kind != .extension { return sceneRole(of: known) }
        if let role = known.flatMap(sceneRole) { return role }
        return RoleNames.isTestDouble(name)
          ? nil : RoleNames.certainRole(of: name) ?? undeclaredRole(of: name)
      })
    return found.count == 1 ? found.first : nil
  }

  /// The concrete types behind what a property holds.
  func implementations(of property: Property) -> [TypeDeclaration] {
    declarations(of: property).flatMap(implementations)
  }

  func implementations(of type: TypeDeclaration) -> [TypeDeclaration] {
    type.kind == .protocol ? conformers(of: type) : [type]
  }

  /// The types of this code among what a type inherits or conforms to.
  func parents(of type: TypeDeclaration) -> [TypeDeclaration] {
    type.ancestors.compactMap { declaration(named: $0, from: type.file) }
  }

  /// Whether it holds a closure: neither a closure nor an alias of one expands to a type's name.
  func isClosure(_ property: Property) -> Bool {
    property.type.map { expanded($0, from: property.file).isEmpty } == true
  }

  func role(of property: Property) -> Role? { role(of: property.type, from: property.file) }

  /// A presenter outside of VIP scenes may be MVP's; screens, routers and workers keep their role
  /// wherever they come from.
  private func sceneRole(of type: TypeDeclaration) -> Role? {
    type.scene != nil || [.view, .router, .worker].contains(type.role) ? type.role : nil
  }

  /// The role of a type from elsewhere: the system's screens are views; otherwise the name decides.
  private func undeclaredRole(of name: String) -> Role? {
    if RoleFinder.isScreenClass(name.lastName) { return .view }
    return RoleNames.outputRole(of: name) ?? RoleNames.role(of: name)
  }

  /// The protocols of scenes that belong to one of the roles.
  func sceneProtocols(_ wanted: Role...) -> [TypeDeclaration] {
    types.filter { $0.kind == .protocol && $0.scene != nil && $0.role.map(wanted.contains) == true }
  }

  /// Whether a presenter is in the file: other code in it counts as the presenter's own.
  func isBesidePresenter(_ file: SourceCode) -> Bool { filesOfPresenters.contains(file) }

  /// `OrdersModel.Load.Request` for `Model.Load.Request`, where `typealias Model = OrdersModel`;
  /// only one step, because aliases may name each other.
  func inAliased(_ name: String, from file: SourceCode) -> String {
    let outer = name.firstName
    guard outer != name, let target = alias(outer, from: file), target.type.names.count == 1,
      !target.type.isCollection, declaration(named: outer, from: file) == nil
    else { return name }
    return target.type.names[0] + name.dropFirst(outer.count)
  }

  /// Whether a path begins with a type that scenes nest their models in.
  func isInModelSpace(_ path: String) -> Bool { modelSpaces.contains(path.firstName) }

  /// Whether it is a Request, Response or ViewModel inside a scene's models.
  func isModel(_ type: TypeDeclaration) -> Bool {
    ["Request", "Response", "ViewModel"].contains(where: type.name.hasSuffix)
      && type.path != type.name && isInModelSpace(type.path)
  }

  /// `HomeRequest` and `HomeResponseModel` of a scene Home that nests no models, and types with
  /// such an ending in the folder of a scene that the file lies outside of.
  func isRequestOfAScene(_ type: TypeDeclaration, from file: SourceCode) -> Bool {
    // `Networking/OrdersRequest.swift` describes what is sent to a server.
    guard type.path == type.name, type.kind != .extension,
      !type.file.path.dropLast(type.file.path.fileName.count).contains("etwork")
    else { return false }
    let isShown = ["SectionModel", "CellModel", "ViewModel"].contains(where: type.name.hasSuffix)
    return isShown && isOfSceneElsewhere(type, from: file)
      || ["Request", "Response", "RequestModel", "ResponseModel"].contains { ending in
        type.name.hasSuffix(ending)
          // A server's answer may have such a name, too.
          && (modelSpaces.contains(String(type.name.dropLast(ending.count))) && !isCoded(type)
            || isOfSceneElsewhere(type, from: file))
      }
  }

  /// Whether it is nested in the models of a scene that the file lies outside of.
  func isInModelsElsewhere(_ type: TypeDeclaration, from file: SourceCode) -> Bool {
    type.path != type.name && isInModelSpace(type.path) && isOfSceneElsewhere(type, from: file)
  }

  private func isOfSceneElsewhere(_ type: TypeDeclaration, from file: SourceCode) -> Bool {
    let presenters = parts(.presenter)
    func scenes(in folder: Int) -> Set<SceneName> {
      Set(presenters.filter { folders[$0.type.file].contains(folder) }.map(\.scene))
    }
    let around = folders[type.file].dropLast().prefix(3)
    let near = around.filter { !folders[file].contains($0) }.lazy.map(scenes).first { !$0.isEmpty }
    if let near { return near.count == 1 }
    // The models may lie apart from the scene that they are named after.
    guard around.allSatisfy({ scenes(in: $0).isEmpty }),
      let own = presenters.first(where: { $0.scene.name == type.path.firstName }),
      let home = folders[own.type.file].dropLast().last(where: { scenes(in: $0) == [own.scene] })
    else { return false }
    return !folders[file].contains(home)
  }

  /// Whether it is a ViewModel of a scene or a part of one, such as a row, or a type of another
  /// name that a view is to display.
  func isInViewModel(_ type: TypeDeclaration) -> Bool {
    displayed.contains(type) || isNestedInViewModel(type)
  }

  /// Whether it is a ViewModel of a scene, or declared inside one.
  func isNestedInViewModel(_ type: TypeDeclaration) -> Bool { isNested(type, in: "ViewModel") }

  /// Whether it is a Response of a scene, or declared inside one.
  func isNestedInResponse(_ type: TypeDeclaration) -> Bool { isNested(type, in: "Response") }

  /// Whether it is a Request of a scene, or declared inside one.
  func isNestedInRequest(_ type: TypeDeclaration) -> Bool { isNested(type, in: "Request") }

  private func isNested(_ type: TypeDeclaration, in model: String) -> Bool {
    isInModelSpace(type.path)
      && type.path.split(separator: ".").dropFirst().contains { $0.hasSuffix(model) }
  }

  /// Whether a routine creates and connects the parts of a scene, as a configurator or a view's own
  /// `setup()` does. Such a routine has to know every part. Making a worker and the next screen is
  /// not enough, unless a router does it.
  func isWiring(_ scope: Scope) -> Bool {
    if scope.type.role == .interactor, !scope.routine.isStatic { return false }
    if makesAPart(scope) { return true }
    var made: Set<Role> = []
    for chain in scope.routine.chains {
      if let role = scope.role(of: chain.constructedType) { made.insert(role) }
      if chain.isAssigned, chain.names.count > 1, joinsParts(chain, in: scope) { return true }
    }
    return made.count > 1
      && (scope.type.role == .router || !made.isDisjoint(with: [.interactor, .presenter]))
  }

  /// `static func configured(for: user) -> HomeViewController` of a view, called before one exists.
  private func makesAPart(_ scope: Scope) -> Bool {
    scope.type.role == .view && scope.routine.isStatic && scope.routine.isFunction
      && scope.role(of: scope.routine.result) != nil
  }

  /// `presenter.viewController = self`, but not `self.presenter = presenter`, and not
  /// `detail.sender = self` between two screens.
  private func joinsParts(_ chain: Chain, in scope: Scope) -> Bool {
    let types = scope.types(along: chain)
    let roles = types.suffix(2).map { scope.role(of: $0) }
    if let last = types.last, last != nil { return roles[1] != nil && roles != [.view, .view] }
    return ["interactor", "presenter", "viewController", "router", "worker", "output"]
      .contains(chain.lastName)
  }
}
