extension VIPCode {
  /// The beginnings, such as `load(_`, of methods that reach the outside world: those that the
  /// project adds to types from elsewhere, `imageView.load(url)`, or to pieces of screens outside
  /// of scenes.
  var outwardStarts: Set<String> {
    let added = types.filter { type in
      type.kind == .extension
        || type.role == .view && type.scene == nil && !type.name.hasSuffix("Controller")
    }
    let others = Set(types).subtracting(added)
    let ways = added.flatMap(\.routines)
    var found = Set(ways.filter(Self.reachesOutside).map(Self.start))
    // Such a method may also go through another one, or through a service.
    let own = ways.filter(\.isFunction)
    found.formUnion(own.filter(asksService).map(Self.start))
    for _ in 0..<3 {
      found.formUnion(
        own.filter { way in
          way.calls.contains { call in
            ["", "self", "self?"].contains(call.name.withoutLastName)
              && found.contains(Self.start(of: call.name.lastName, labels: call.labels))
          }
        }.map(Self.start))
    }
    return found.subtracting(others.flatMap(\.routines).map(Self.start))
  }

  func reaches(_ type: TypeDeclaration) -> Bool {
    type.routines.contains(where: Self.reachesOutside)
  }

  func reaches(_ type: TypeDeclaration, by name: String) -> Bool {
    does(type, by: [name]) { Self.reachesOutside($0.routine) }
  }

  /// Whether a method of one of the names does what is meant, or another of the type that it calls.
  func does(
    _ type: TypeDeclaration, by names: Set<String>, depth: Int = 0, _ isMeant: (Scope) -> Bool
  ) -> Bool {
    let asked = scopes(of: type).filter { names.contains($0.routine.baseName) }
    let further = Set(asked.flatMap(\.routine.chains).flatMap { [$0.names[0], $0.lastName] })
      .subtracting(names)
    return asked.contains(where: isMeant)
      || depth < 4 && !further.isEmpty && !asked.isEmpty
        && does(type, by: further, depth: depth + 1, isMeant)
  }

  /// `store.load()` and `container.store.load()` of globals, and `UIApplication.shared.delegate`,
  /// which holds what all of an app shares.
  func asksGlobal(_ chain: Chain, as role: Role) -> Bool {
    if globalServices.contains(chain.names[0]) { return true }
    if chain.names.starts(with: ["UIApplication", "shared", "delegate"]) {
      return [.interactor, .presenter].contains(role)
    }
    return globals.contains(chain.names[0])
      && chain.names.dropFirst().dropLast().contains { name in
        RoleNames.isService(name.prefix(1).uppercased() + name.dropFirst())
      }
  }

  /// Whether a global of this type counts as a service: `let settings = SettingsInteractor()`, or a
  /// type that reaches the outside world.
  func isPartForAll(_ name: String, from file: SourceCode) -> Bool {
    declaration(named: name, from: file).map { type in
      type.isReference && !Self.serviceWords.contains(where: name.contains)
        && (type.role == .interactor || reaches(type))
    } == true
  }

  /// Whether a part declares or inherits the method, which is then reported itself.
  func declares(_ method: String, in type: TypeDeclaration) -> Bool {
    ([type] + parents(of: type).filter { $0.kind != .extension }).flatMap(\.routines)
      .contains { $0.baseName == method }
  }

  /// `ImageManager.shared.load(…)` and `HTTPClient()`
  private func asksService(_ routine: Routine) -> Bool {
    routine.chains.contains { chain in
      !chain.startsWithDot
        && (chain.constructedType != nil && chain.names.count == 1
          || chain.names.count > 2 && Self.instances.contains(chain.names[1]))
        && RoleNames.isService(chain.names[0])
        && !(Self.serviceWords + ["NS", "UI"]).contains(where: chain.names[0].contains)
    }
  }

  private static func start(of routine: Routine) -> String {
    String(routine.name.prefix { $0 != ":" })
  }

  static func start(of name: String, labels: [String]) -> String {
    name + "(" + (labels.first.map { $0.isEmpty ? "_" : $0 } ?? ")")
  }

  /// Whether it works on a view that it is given, as a spinner does.
  func servesScreen(_ type: TypeDeclaration) -> Bool {
    let given = type.routines.flatMap(\.parameters).map(\.type) + type.properties.map(\.type)
    return given.compactMap(\.?.names.first).contains { name in
      name == "UIWindow" || name.hasPrefix("UI") && RoleFinder.isScreenClass(name)
    }
  }
}
