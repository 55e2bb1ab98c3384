/// All code under review, seen as VIP: its types with their extensions merged in, which role
/// each plays in which scene, and what a written name stands for.
struct VIPCode: Sendable {
  let files: [SourceCode]
  let folders: Folders
  let settings: ReviewSettings
  /// Extensions of types that are declared elsewhere come last.
  private(set) var types: [TypeDeclaration] = []
  private(set) var parts: [Part] = []
  /// The types that scenes nest their models in.
  private(set) var modelSpaces: Set<String> = []
  /// The paths of entities that interactors pass on in responses.
  private(set) var entitiesInResponses: Set<String> = []
  /// The paths of their own models that interactors keep from call to call.
  private(set) var keptByInteractors: Set<String> = []
  /// The types that reach the views of scenes.
  private(set) var displayed: Set<TypeDeclaration> = []
  /// The enums by which the business logic distinguishes cases.
  private(set) var choices: Set<TypeDeclaration> = []
  /// The scenes that have an interactor.
  private(set) var sceneNames: Set<String> = []
  /// The folders that parts of scenes lie in.
  private(set) var scenesAround: Set<Int> = []
  /// The names of global services, which any code can reach.
  private(set) var globalServices: Set<String> = []
  /// The names of other globals, such as a container of services.
  private(set) var globals: Set<String> = []
  private(set) var filesOfPresenters: Set<SourceCode> = []
  /// The beginnings of names of methods that reach the outside world.
  private(set) var outwardMethods: Set<String> = []
  private var paths = NameIndex()
  private var names = NameIndex()
  private(set) var aliases: [TypeAlias] = []
  private var aliasNames = NameIndex()
  private var conformers: [Int: [Int]] = [:]

  /// Files of tests are left out.
  init(_ reviewed: [ReviewedFile], settings: ReviewSettings) {
    self.settings = settings
    folders = Folders(reviewed.map(\.path))
    let methods = reviewed.map(\.tree).methodsNamedLikeTypes
    files = Array(reviewed.indices)
      .concurrentMap { SourceCode(reviewed[$0], number: $0, methods: methods) }
      .filter { !$0.isTest }
    let readers = files.concurrentMap { DeclarationReader($0) }
    let declared = readers.flatMap(\.types)
    for type in declared where type.kind != .extension { add(type) }
    for type in files.flatMap(\.managedObjects)
    where declaration(named: type.name, from: type.file) == nil {
      add(type)
    }
    aliases = readers.flatMap(\.aliases)
    for (number, alias) in aliases.enumerated() {
      aliasNames.add(number, endingOf: alias.path, in: folders[alias.file])
    }
    for part in declared where part.kind == .extension { merge(part) }
    for number in types.indices { types[number].ancestors = ancestors(of: types[number]) }
    findConformers()
    findScenes()
    globalServices = Set(
      files.flatMap { file in
        file.globals { RoleNames.isService($0) || $0 == "Session" || isPartForAll($0, from: file) }
      })
    globals = Set(files.flatMap { $0.globals { $0.first?.isUppercase == true } })
    outwardMethods = outwardStarts
    parts =
      (types.filter { $0.role != nil && $0.scene != nil && $0.isConcrete } + loneScreens + services)
      .concurrentMap { [code = self] in Part($0, in: code) }
    filesOfPresenters = Set(parts(.presenter).map(\.type.file))
  }

  private mutating func add(_ type: TypeDeclaration) {
    let place = folders[type.file]
    paths.add(types.count, named: type.path, in: place)
    names.add(types.count, endingOf: type.path, in: place)
    types.append(type)
    types[types.count - 1].number = types.count - 1
  }

  private mutating func merge(_ part: TypeDeclaration) {
    guard let number = number(named: part.path, from: part.file) else { return add(part) }
    types[number].inherited += part.inherited
    types[number].properties += part.properties
    types[number].routines += part.routines
  }

  private func ancestors(of type: TypeDeclaration) -> [String] {
    var found: [String] = []
    var waiting = [type]
    var seen: Set = [type]
    while let next = waiting.popLast() {
      for name in next.inherited.flatMap({ expanded($0, from: next.file) }) {
        found.append(name)
        if let known = declaration(named: name, from: next.file), seen.insert(known).inserted {
          waiting.append(known)
        }
      }
    }
    return found
  }

  /// Test doubles are left out.
  private mutating func findConformers() {
    for type in types
    where type.isConcrete && !RoleNames.isTestDouble(type.name) && !type.isForPreviews {
      let known = type.ancestors.compactMap { number(named: $0, from: type.file) }
      for parent in Set(known) { conformers[parent, default: []].append(type.number) }
    }
  }

  private mutating func findScenes() {
    for (number, role) in RoleFinder(code: self).roles().enumerated() { types[number].role = role }
    let finder = SceneFinder(types: types, settings: settings, folders: folders)
    for (number, scene) in finder.scenes().enumerated() { types[number].scene = scene }
    joinByUse()
    // A protocol whose name shows no scene belongs to the scene of the conforming part.
    for type in types where type.kind == .protocol && ![nil, .worker].contains(type.role) {
      let scenes = Set(conformers(of: type).map(\.scene))
      if RoleNames.scene(of: type.name) == nil, type.scene == nil, scenes.count == 1 {
        types[type.number].scene = scenes.first ?? nil
      }
    }
    let inScenes = types.filter { $0.scene != nil }
    let spaces = taken(by: inScenes).filter { $0.contains(".") }
      .compactMap { $0.split(separator: ".").first }
      .filter { name in !["DTO", "Response"].contains(where: name.hasSuffix) }
    let own = inScenes.filter { $0.role != .worker }
    modelSpaces = Set(own.compactMap(\.scene?.name)).union(spaces.map(String.init))
    sceneNames = Set(
      own.filter { $0.role == .interactor && $0.isConcrete }.compactMap(\.scene?.name))
    scenesAround = Set(own.flatMap { folders[$0.file].dropLast().prefix(2) })
    entitiesInResponses = carriedByResponses
    let kept = inScenes.filter { $0.role == .interactor && $0.isConcrete }.flatMap(\.properties)
    keptByInteractors = inside(Set(declarations(of: kept).map(\.path)))
    displayed = typesOnDisplay
    choices = enumsOfBusiness
  }

  /// Finds a part's scene if its name does not show it: a presenter joins the interactor that holds
  /// it, a screen the interactor that it holds, a router the view or interactor that holds it.
  private mutating func joinByUse() {
    func join(_ type: TypeDeclaration, by others: [TypeDeclaration]) {
      let scenes = Set(others.compactMap(\.scene))
      if type.scene == nil, scenes.count == 1 { types[type.number].scene = scenes.first }
    }
    func held(by type: TypeDeclaration) -> [TypeDeclaration] {
      type.properties.flatMap(implementations)
    }
    for interactor in types where interactor.role == .interactor && interactor.scene != nil {
      for presenter in held(by: interactor) where presenter.role == .presenter {
        join(presenter, by: [interactor])
      }
    }
    for screen in types where screen.role == .view && screen.isConcrete && screen.scene == nil {
      let asked = declarations(of: screen.properties) + held(by: screen)
      join(screen, by: asked.filter { $0.role == .interactor })
    }
    let users = types.filter { [.view, .interactor].contains($0.role) && $0.scene != nil }
    for router in types where router.role == .router && router.isConcrete && router.scene == nil {
      join(router, by: users.filter { held(by: $0).contains(router) })
    }
  }

  /// The names of the types that methods take as parameters.
  private func taken(by types: [TypeDeclaration]) -> [String] {
    types.flatMap(\.routines).flatMap { routine in
      routine.parameters.compactMap(\.type).flatMap { expanded($0, from: routine.file) }
    }
  }

  /// Views outside of single scenes: several share them, or they are screens without other parts.
  /// They display, too. One with its own presenter or view model class is not VIP.
  private var loneScreens: [TypeDeclaration] {
    let containers: Set = ["UINavigationController", "UITabBarController", "UIPageViewController"]
    guard !sceneNames.isEmpty else { return [] }
    return types.filter { view in
      guard view.role == .view, view.scene == nil, view.isConcrete,
        containers.isDisjoint(with: view.ancestors)
      else { return false }
      return !declarations(of: view.properties).contains { type in
        type.role == .presenter && type.scene == nil
          || type.isReference && type.name.hasSuffix("ViewModel") && !isInModelSpace(type.path)
      }
    }
  }

  /// Workers that belong to no scene, such as a network client.
  private var services: [TypeDeclaration] {
    sceneNames.isEmpty
      ? [] : types.filter { $0.role == .worker && $0.scene == nil && $0.isConcrete }
  }

  /// The concrete types of this code that conform to a protocol; test doubles are left out.
  func conformers(of type: TypeDeclaration) -> [TypeDeclaration] {
    conformers[type.number, default: []].map { types[$0] }
  }
}

// MARK: - What a name stands for

extension VIPCode {
  /// Names of system types that a nested type may have, too.
  private static let system: Set = ["URL", "Data", "Date", "Locale", "Calendar", "Error", "Task"]

  /// The type that a name in a file means.
  /// - Parameter path: the path of the type around it, whose own types come first.
  func declaration(
    named name: String, from file: SourceCode, inside path: String = ""
  ) -> TypeDeclaration? {
    number(named: name, from: file, inside: path).map { types[$0] }
  }

  private func number(
    named name: String, from file: SourceCode, inside path: String = ""
  ) -> Int? {
    if !path.isEmpty {
      if let nested = paths.nearest(path + "." + name, to: folders[file]) { return nested }
      let outer = path.split(separator: ".").dropLast().joined(separator: ".")
      return number(named: name, from: file, inside: outer)
    }
    if let whole = paths.nearest(name, to: folders[file]) { return whole }
    // A nested type can be named by less than its path only where the type around it is named.
    guard !Self.system.contains(name),
      let nested = names.nearest(name, to: folders[file], clearly: true),
      file.names.contains(types[nested].path.firstName)
    else { return numberBehindAlias(name, from: file) }
    return nested
  }

  private func numberBehindAlias(_ name: String, from file: SourceCode) -> Int? {
    let whole = inAliased(name, from: file)
    return whole == name ? nil : paths.nearest(whole, to: folders[file])
  }

  func alias(_ name: String, from file: SourceCode) -> TypeAlias? {
    aliasNames.nearest(name, to: folders[file]).map { aliases[$0] }
  }

  /// The names that a written type is made of, with aliases followed.
  func expanded(_ type: WrittenType, from file: SourceCode, depth: Int = 0) -> [String] {
    guard depth < 8 else { return [] }
    return type.names.flatMap { written -> [String] in
      let name = inAliased(written, from: file)
      guard number(named: name, from: file) == nil, let target = alias(name, from: file)
      else { return [name] }
      let meant = type.isWhole ? target.type.whole : target.type
      return expanded(meant, from: target.file, depth: depth + 1)
    }
  }

  /// The declarations that a written type is made of.
  func declarations(
    of type: WrittenType?, from file: SourceCode, inside path: String = ""
  ) -> [TypeDeclaration] {
    guard let type else { return [] }
    return expanded(type, from: file).compactMap {
      declaration(named: $0, from: file, inside: path)
    }
  }

  /// The type with the paths of types that are nested in `owner`: `Orders.Row` for `Row`.
  func resolved(_ type: WrittenType, inside owner: TypeDeclaration) -> WrittenType {
    var found = type
    found.names = type.names.map { name in
      declaration(named: name, from: owner.file, inside: owner.path)?.path ?? name
    }
    return found
  }

  func declarations(of property: Property, inside path: String = "") -> [TypeDeclaration] {
    declarations(of: property.type, from: property.file, inside: path)
  }

  func declarations(of properties: [Property]) -> [TypeDeclaration] {
    properties.flatMap { declarations(of: $0) }
  }

  /// The concrete type that a chain begins with: `Store` of `Store()` and `Store.shared.load()`.
  func concreteType(namedBy chain: Chain, in file: SourceCode) -> TypeDeclaration? {
    guard chain.startsWithName else { return nil }
    return concreteType(
      chain.constructedType ?? WrittenType(names: [chain.names[0]]), from: file)
  }

  /// The concrete type, declared in this code, that a written type names. A forwarder does not
  /// count: it stands for a part as a protocol does.
  func concreteType(_ type: WrittenType?, from file: SourceCode) -> TypeDeclaration? {
    guard let type, !type.isCollection else { return nil }
    return declarations(of: type, from: file).first {
      $0.isConcrete && settings.role(behind: $0.name) == nil
    }
  }
}
