extension VIPCode {
  /// Request, Response and ViewModel are structs or enums, and so are the types that the protocols
  /// of a scene pass as such. They carry no part of a scene and call none.
  var modelsAreValues: [Breach] {
    let models = types.filter { isModel($0) || isNestedInResponse($0) }
    let shown = types.filter { $0.kind == .struct && $0.path == $0.name && isInViewModel($0) }
    let carried: [Breach] =
      models.flatMap { objects(carriedBy: $0) } + shown.flatMap { screens(carriedBy: $0) }
      + results(in: models).flatMap { objects(carriedBy: $0, isHandedOn: true) }
    let nested = types.filter {
      $0.kind == .struct && !isModel($0) && !isInViewModel($0) && isEntity($0)
    }.flatMap { objects(inside: $0) }
    let asking = types.filter { $0.role == nil && (isModel($0) || isEntity($0)) }
    return classModels + carried + nested + liveObjectsHandedOn
      + liveObjectsHandedToInteractors + sharedProperties
      + asking.flatMap { workers(askedBy: $0) }
  }

  private var classModels: [Breach] {
    let objects = handed(to: [.presenter, .view]).filter { isObject($0) }
    let passed = handed(to: Role.allCases) {
      ["request", "response", "viewModel"].contains($0)
    }
    let shared = displayed.union(passed + objects + keptRecords)
    let views = Set(parts(.view).map(\.name))
    let handedOn = Set(handed(to: Role.allCases))
    return types.filter {
      $0.isReference && $0.role == nil && !views.contains($0.path.withoutLastName)
        && !isFilledByPresenter($0) && !(isWatchedByView($0) && !handedOn.contains($0))
        && (isModel($0) || isNestedInUseCase($0) || shared.contains($0))
    }.breaches {
      "\($0.path) is a class, which its receiver can change; "
        + ($0.isObservable
          ? "let the view keep what it observes, and hand it a struct" : "make it a struct")
    }
  }

  /// `class Tree { var name: String }` that workers answer with, or that interactors keep.
  private var keptRecords: [TypeDeclaration] {
    let held = held(by: .interactor)
    let answers = held.filter { $0.role == .worker }.flatMap(\.routines).flatMap { routine in
      self.answers(of: routine).flatMap { declarations(of: $0.whole, from: routine.file) }
    }
    return (held + answers).filter { isRecord($0) }
  }

  /// Whether it is nothing but data, which any holder can change.
  private func isRecord(_ type: TypeDeclaration) -> Bool {
    let plain: Set = [
      "NSObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
      "Mappable", "NSCoding", "NSSecureCoding", "NSCopying", "Comparable",
    ]
    let stored = type.storedProperties
    return type.kind == .class && type.role == nil && !isModel(type) && !isLive(type)
      && !["Store", "Source"].contains(where: type.name.hasSuffix)
      && plain.isSuperset(of: type.ancestors) && stored.count { !$0.isConstant } > 1
      && stored.allSatisfy { property in
        !property.isWeak && property.type?.isClosure != true
          && declarations(of: property).allSatisfy {
            $0.role == nil && ($0.kind != .class || $0 == type)
          }
      }
      && !type.routines.contains { routine in
        routine.isFunction && !routine.isStatic
          && !["encode", "mapping", "copy", "isEqual", "hash", "toDictionary", "toAnyObject"]
            .contains(routine.baseName)
      }
  }

  /// The types of parameters in the protocols of scenes, if `isMeant` accepts their names.
  private func handed(
    to roles: [Role], named isMeant: (String) -> Bool = { _ in true }
  ) -> [TypeDeclaration] {
    let protocols = types.filter {
      $0.kind == .protocol && $0.scene != nil && $0.role.map(roles.contains) == true
    }
    return protocols.flatMap(\.routines).flatMap { routine -> [TypeDeclaration] in
      let taken = routine.parameters.filter { isMeant($0.name) }.compactMap { $0.type?.whole }
      return taken.flatMap { declarations(of: $0, from: routine.file) }
    }
  }

  /// Whether an entity is a class that its receiver can change, though no database asks for that.
  private func isObject(_ entity: TypeDeclaration) -> Bool {
    entity.kind == .class && isEntity(entity) && !isLive(entity) && isMutable(entity)
  }

  /// Whether a database changes it behind the back of its holder.
  private func isLive(_ entity: TypeDeclaration) -> Bool {
    let databases: Set = ["NSManagedObject", "Object", "PersistentModel"]
    return [.class, .protocol].contains(entity.kind)
      && (!databases.isDisjoint(with: entity.ancestors)
        || entity.customAttributes.contains("Model"))
  }

  /// `func presentTrips(_ trips: [StoredTrip])`
  private var liveObjectsHandedOn: [Breach] {
    sceneProtocols(.presenter).flatMap(\.routines).breachesOfParameters { parameter, routine in
      live(parameter.type, from: routine.file).map {
        "the presenter is handed \($0.name), a live object of the database; "
          + "hand it a response of values"
      }
    }
  }

  private func live(_ type: WrittenType?, from file: SourceCode) -> TypeDeclaration? {
    declarations(of: type?.whole, from: file).first(where: isLive)
  }

  /// `func load(completion: ([StoredTrip]) -> Void)` of a worker that an interactor asks, reported
  /// once per worker, and live objects that an interactor is made with.
  private var liveObjectsHandedToInteractors: [Breach] {
    let interactors = parts(.interactor).map(\.type)
    let workers = held(by: .interactor).filter { $0.role == .worker }
    let answered: [Breach] = workers.unique.compactMap { worker in
      for routine in worker.routines where routine.isFunction {
        let found = answers(of: routine).lazy.compactMap { live($0, from: routine.file) }
          .first
        guard let found else { continue }
        return routine.breach(
          "\(worker.name) hands the interactor \(found.name), a live object of the database; "
            + "hand on values that are made of it")
      }
      return nil
    }
    let taken: [Breach] = interactors.flatMap { interactor in
      interactor.routines.filter(\.isInitializer).breachesOfParameters { parameter, routine in
        live(parameter.type, from: routine.file).map {
          "\(interactor.name) is made with \($0.name), a live object of the database; "
            + "hand it values that are made of it"
        }
      }
    }
    return answered + taken
  }

  /// The types that a worker's method returns or calls back with.
  private func answers(of routine: Routine) -> [WrittenType] {
    let closures = routine.parameters.compactMap(\.type).filter(\.isClosure)
    return closures + [routine.result].compactMap { $0 }
  }

  /// `static var seconds` in a view model, which any code can change.
  private var sharedProperties: [Breach] {
    types.filter {
      isInViewModel($0)
        || $0.kind == .struct && $0.role == nil && $0.name.hasSuffix("ViewModel")
    }.flatMap { model in
      model.storedProperties.filter { !$0.isConstant }.breaches { property in
        property.text.hasPrefix("static var")
          ? "\(model.path) shares \(property.name) with everybody, who can change it; "
            + "let the interactor keep it, and hand it on in a view model" : nil
      }
    }
  }

  /// Types beside a Response that it carries: `enum Result { case found([Order]) }` and
  /// `struct Section { let orders: [Order] }`.
  private func results(in models: [TypeDeclaration]) -> [TypeDeclaration] {
    let carried: [TypeDeclaration] = models.filter(isNestedInResponse).flatMap { response in
      response.properties.flatMap { declarations(of: $0, inside: response.path) }
    }
    let results = carried.filter {
      $0.kind == .enum && !isNestedInResponse($0)
        || $0.kind == .struct && !isModel($0) && !isEntity($0)
    }
    return results.unique
  }

  /// `let delegate: DetailDelegate`, to which the interactor conforms, and `let tasks: [Task]` of a
  /// class that the receiver can change.
  private func objects(carriedBy model: TypeDeclaration, isHandedOn: Bool = false) -> [Breach] {
    let isHandedOn =
      isHandedOn || model.name == "Request" || isNestedInResponse(model)
      || isInViewModel(model)
    return model.properties.breaches { property in
      if let type = property.type, type.names == ["Results"], !type.inside.isEmpty {
        return
          "\(model.path) carries the database's live \(property.name); let it carry only values"
      }
      if let shared = property.type?.names.first,
        ["NSMutableArray", "NSMutableDictionary"].contains(shared)
      {
        return
          "\(model.path) carries \(shared.withArticle) in \(property.name), which any "
          + "receiver can change for all; let it carry only values"
      }
      if let screen = screen(in: property, of: model) { return screen }
      if let way = way(in: property) {
        return "\(model.path) carries \(way) in \(property.name); let it carry only values"
      }
      let held = declarations(of: property.type?.whole, from: property.file, inside: model.path)
      guard
        let object = held.first(where: { held in
          ([held] + conformers(of: held)).contains {
            $0.isReference && [.view, .interactor, .presenter, .router].contains($0.role)
          }
        }) ?? held.first(where: { isHandedOn && $0.kind == .class && isMutable($0) })
      else { return nil }
      return "\(model.path) carries \(object.name) in \(property.name); let it carry only values"
    }
  }

  private func screens(carriedBy model: TypeDeclaration) -> [Breach] {
    model.storedProperties.breaches { screen(in: $0, of: model) }
  }

  private func screen(in property: Property, of model: TypeDeclaration) -> String? {
    property.type?.names.first(where: RoleFinder.isScreenClass).map {
      "\(model.path) carries \($0.withArticle) in \(property.name); let it carry only values"
    }
  }

  /// `let poster: ImageLoader` in an order, which all its copies share.
  private func objects(inside entity: TypeDeclaration) -> [Breach] {
    entity.storedProperties.breaches { property in
      declarations(of: property, inside: entity.path).first {
        $0.kind == .class && isMutable($0)
      }.map {
        "\(entity.path) shares \(property.name), \($0.name.withArticle), with all its copies; "
          + "let it carry only values"
      }
    }
  }

  /// A way for the receiver to act on the sender: `let retry: () -> Void`.
  private func way(in property: Property) -> String? {
    guard !property.isComputed, let type = property.type else { return nil }
    if type.isClosure { return "a closure" }
    if type.names == ["Binding"]
      || property.text.hasPrefix("@Binding")
    {
      return "a Binding"
    }
    return property.name == "sender" && [["Any"], ["AnyObject"]].contains(type.names)
      ? "what sent it" : nil
  }

  private func isMutable(_ object: TypeDeclaration) -> Bool {
    object.role == nil && !isModel(object)
      && (isLive(object) || object.storedProperties.contains { !$0.isConstant })
  }

  private func workers(askedBy model: TypeDeclaration) -> [Breach] {
    model.routines.breaches { chain, routine in
      role(of: chain.constructedType, from: routine.file) == .worker
        ? "\(model.path) asks the worker \(chain.names[0]); let the interactor ask it"
        : outside(chain, in: routine, of: model).map {
          "\(model.path) asks \($0); let the interactor ask a worker, and hand it the answer"
        }
    }
  }

  /// `func save() { UserDefaults… }` and `var isLate: Bool { dueAt < Date() }` of a value.
  private func outside(_ chain: Chain, in routine: Routine, of model: TypeDeclaration) -> String? {
    guard model.kind == .struct, chain.startsWithName else { return nil }
    if ["UserDefaults", "FileManager", "URLSession"].contains(chain.names[0]) {
      return chain.names[0]
    }
    let file = routine.file
    guard model.answers(by: routine), !routine.isStatic, !isInViewModel(model),
      isClock(chain, in: file)
    else { return nil }
    return file.isCompared(chain) ? "the clock" : nil
  }
}
