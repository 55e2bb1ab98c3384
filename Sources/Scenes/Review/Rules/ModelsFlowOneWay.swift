extension ReviewRule {
  /// What each part's protocol may name of Request, Response and ViewModel.
  private static let taken: [Role: String] = [
    .interactor: "Request", .presenter: "Response", .view: "ViewModel",
  ]

  /// A request goes to the interactor, a response to the presenter, a view model to the view;
  /// a worker serves every scene and knows none of them.
  @Sendable static func modelsFlowOneWay(_ code: VIPCode) -> [Breach] {
    let protocols = code.sceneProtocols(.interactor, .presenter, .view)
    // One without a protocol promises by itself.
    let unbound = code.parts(.router).map(\.type).filter { router in
      !code.parents(of: router).contains { $0.role == .router }
    }
    let routers = code.sceneProtocols(.router) + unbound
    let outside = code.types.filter { isOutside($0, code) }
    let workers = code.types.filter { $0.role == .worker || isService($0) } + outside
    let promised = promises(of: workers, code)
    let carried = code.types.filter {
      code.isModel($0) || code.isInViewModel($0) || code.isNestedInRequest($0)
    }
    .flatMap { misplaced(in: $0, code) }
    let doubled = borrowed(by: protocols, code) + twins(code) + passedOn(code)
    return carried + doubled + outside.flatMap { held(by: $0, code) }
      + code.parts(.worker).flatMap { answersMade(by: $0, code) + modelsHeld(by: $0, code) }
      + code.parts(.interactor).flatMap { viewModelsMade(by: $0, code) }
      + code.types.flatMap { viewModelsKnown(by: $0, code) }
      + code.types.flatMap { kept(by: $0, code) }
      + (protocols + routers + workers).flatMap { type in
        let role = type.role ?? .worker
        let told = role == .worker ? Set(type.ancestors.flatMap { promised[$0] ?? [] }) : []
        return type.routines.filter { $0.isFunction && !told.contains($0.name) }.flatMap {
          routine in
          let answer = role == .worker ? [(routine.result, routine.range.lowerBound)] : []
          return (routine.parameters.map { ($0.type, $0.offset) } + answer).compactMap {
            written, offset -> Breach? in
            guard let model = model(written, from: routine.file, inside: type, code),
              taken[role].map({ !model.path.contains($0) })
                ?? (role != .router || !model.path.contains("Rout"))
            else { return nil }
            return Breach(
              routine.file, offset,
              "\(type.name) knows the scene's \(model.path); " + mend(for: role))
          }
        }
      }
  }

  /// By the names of the workers' protocols: what they promise of scenes is told there.
  private static func promises(
    of workers: [TypeDeclaration], _ code: VIPCode
  ) -> [String: [String]] {
    let promising = workers.filter { $0.kind == .protocol }.map { type in
      let routines = type.routines.filter { routine in
        (routine.parameters.map(\.type) + [routine.result]).contains {
          model($0, from: routine.file, inside: type, code) != nil
        }
      }
      return (type.name, routines.map(\.name))
    }
    return Dictionary(promising, uniquingKeysWith: +)
  }

  /// `LoginBusinessLogic` that takes a `Register.Save.Request`: two scenes that change together.
  /// Told once of two scenes, and not of one that lies in the other's folder.
  private static func borrowed(by protocols: [TypeDeclaration], _ code: VIPCode) -> [Breach] {
    var told: Set<[String]> = []
    return protocols.flatMap { type in
      type.routines.filter(\.isFunction).breachesOfParameters { parameter, routine in
        guard let written = parameter.type?.whole, let scene = type.scene,
          let model = code.declarations(of: written, from: routine.file, inside: type.path)
            .first(where: code.isModel)
        else { return nil }
        let owner = model.path.firstName
        guard owner != scene.name, code.sceneNames.contains(owner),
          !isPart(type.position.file, of: model.position.file),
          isBeside(model, the: owner, code) || !isBeside(model, the: scene.name, code),
          told.insert([scene.title, owner]).inserted
        else { return nil }
        return "\(type.name) takes \(model.path) of the scene \(owner); give \(scene.name) its own"
      }
    }
  }

  /// Whether it lies where the scene's interactor does.
  private static func isBeside(
    _ model: TypeDeclaration, the scene: String, _ code: VIPCode
  ) -> Bool {
    code.parts(.interactor).contains {
      $0.scene.name == scene
        && code.folders[$0.type.position.file][0] == code.folders[model.position.file][0]
    }
  }

  /// `typealias Response = ViewModel`: the interactor makes what the view shows.
  private static func twins(_ code: VIPCode) -> [Breach] {
    let models = code.aliases.filter {
      ["Response", "ViewModel"].contains($0.path.lastName) && code.isInModelSpace($0.path)
    }
    return models.compactMap { model in
      let other = model.path.lastName == "Response" ? "ViewModel" : "Response"
      let path = model.path.withoutLastName + "." + other
      let meant = model.type.names.first.flatMap { $0.lastName == other ? $0 : nil }
      let isAlike = models.contains { $0.path == path && $0.type == model.type }
      guard meant != nil || other == "ViewModel" && isAlike else { return nil }
      let twin = meant.flatMap { $0 == other ? nil : $0 } ?? path
      return Breach(
        at: model.position,
        "\(model.path) is one type with \(twin); "
          + "give the presenter something to turn into a ViewModel")
    }
  }

  /// `present(status: Orders.Status)` and `display(status: Orders.Status)`
  private static func passedOn(_ code: VIPCode) -> [Breach] {
    let displays = Dictionary(grouping: code.sceneProtocols(.view), by: \.scene)
      .mapValues { $0.flatMap(\.routines).flatMap(\.parameters).compactMap(\.type?.names) }
    return code.sceneProtocols(.presenter).flatMap { type in
      type.routines.breachesOfParameters { parameter, _ in
        guard let names = parameter.type?.names, displays[type.scene]?.contains(names) == true,
          let path = names.first, path.contains("."), code.isInModelSpace(path),
          !["Response", "ViewModel"].contains(where: path.hasSuffix)
        else { return nil }
        return "the view is handed the presenter's \(path); give it a ViewModel that is made of it"
      }
    }
  }

  /// `Orders.Load.Response(…)` in a worker; what its methods take or give back is told there.
  private static func answersMade(by worker: Part, _ code: VIPCode) -> [Breach] {
    worker.routines.filter { routine in
      !(routine.parameters.map(\.type) + [routine.result]).contains {
        model($0, from: routine.file, inside: worker.type, code) != nil
      }
    }.breaches { chain, routine in
      guard let made = code.concreteType(chain.constructedType, from: routine.file),
        code.isModel(made), ["Response", "ViewModel"].contains(where: made.name.hasSuffix),
        !code.isCoded(made)
      else { return nil }
      return "the worker \(worker.name) makes the scene's \(made.path); "
        + "let it give back what that is made of"
    }
  }

  /// `let forms: [Orders.Create.Form]` of a worker.
  private static func modelsHeld(by worker: Part, _ code: VIPCode) -> [Breach] {
    guard !worker.type.ancestors.contains(where: { $0.hasSuffix("DataStore") }) else { return [] }
    return worker.type.storedProperties.breaches { property in
      model(property.type, from: property.position.file, inside: worker.type, code).map {
        "the worker \(worker.name) knows the scene's \($0.path); " + mend(for: .worker)
      }
    }
  }

  /// `case orders(request: Orders.Load.Request)` of the network's.
  private static func held(by type: TypeDeclaration, _ code: VIPCode) -> [Breach] {
    type.properties.breaches { property in
      code.declarations(of: property).first(where: code.isModel).map {
        "\(type.name) knows the scene's \($0.path); " + mend(for: .worker)
      }
    }
  }

  private static func isPart(_ file: SourceCode, of other: SourceCode) -> Bool {
    let folders = [file, other].map { $0.path.split(separator: "/").dropLast() }
    return folders[0].count > folders[1].count && folders[0].starts(with: folders[1])
      && !folders[1].isEmpty
  }

  /// A Request of a row of the ViewModel's, a Response with a ViewModel inside, a ViewModel with
  /// a Response.
  private static func misplaced(in model: TypeDeclaration, _ code: VIPCode) -> [Breach] {
    let isShown = model.name.hasSuffix("ViewModel") || code.isInViewModel(model)
    let own = model.properties.filter {
      !$0.isComputed || !code.isBesidePresenter($0.position.file)
    }
    return own.breaches { property in
      code.declarations(of: property, inside: model.path).first {
        isShown
          ? code.isNestedInResponse($0)
          : code.isNestedInViewModel($0)
            || $0.role == nil && ["ViewModel", "VM"].contains(where: $0.name.hasSuffix)
            || model.name == "Response" && code.isModel($0) && $0.name == "Request"
      }.map {
        "\(model.path) carries the \(isShown ? "presenter" : "view")'s \(property.name), "
          + "\($0.path.withArticle); give it what that is made of"
      }
    }
  }

  /// `var row: Orders.Load.ViewModel.Row?` in an interactor or a data store.
  private static func kept(by type: TypeDeclaration, _ code: VIPCode) -> [Breach] {
    let isStore =
      type.name.hasSuffix("DataStore") && type.role != .view
      && !type.isObservable
    guard isStore || type.role == .interactor && type.scene != nil else { return [] }
    let promised = Set(
      code.parents(of: type).filter { $0.name.hasSuffix("DataStore") }.flatMap(\.properties).map(
        \.name))
    return type.properties.breaches { property in
      guard !promised.contains(property.name),
        let model = code.declarations(of: property, inside: type.path).first(where: {
          $0.kind != .protocol && $0.kind != .enum
            && (code.isInViewModel($0) || isBorrowed($0, by: type, code))
        })
      else { return nil }
      return "\(type.name) keeps \(model.path); "
        + "let it make a new one each time, and keep only what it needs for that"
    }
  }

  /// A Request that another scene's view makes, or what it nests for what it hands on.
  private static func isBorrowed(
    _ model: TypeDeclaration, by type: TypeDeclaration, _ code: VIPCode
  ) -> Bool {
    let owner = model.path.firstName
    return model.path != model.name && (model.name == "Response" || !code.isCoded(model))
      && code.sceneNames.contains(owner)
      && owner != type.scene?.name && !type.name.hasPrefix(owner)
  }

  /// A worker that is called otherwise.
  private static func isService(_ type: TypeDeclaration) -> Bool {
    type.role == nil && type.kind != .extension && RoleNames.isService(type.name)
  }

  /// Whatever it is called, it lies where no scene is, such as `AppBusiness`, and joins none.
  private static func isOutside(_ type: TypeDeclaration, _ code: VIPCode) -> Bool {
    type.role == nil && type.isConcrete && type.scene == nil && !isService(type)
      && !RoleNames.isTestDouble(type.name) && !type.isForPreviews
      && !["Factory", "Assembly", "Builder", "Container"].contains(where: type.name.hasSuffix)
      && !code.isInModelSpace(type.path)
      && !code.scenesAround.contains(code.folders[type.position.file][0])
  }

  private static func mend(for role: Role) -> String {
    taken[role].map { "the \(role) takes a \($0)" }
      ?? "give the \(role == .router ? "next scene" : "worker") the values that it needs"
  }

  private static func model(
    _ type: WrittenType?, from file: SourceCode, inside: TypeDeclaration, _ code: VIPCode
  ) -> TypeDeclaration? {
    guard let type = type?.whole else { return nil }
    // Of another scene's models it says the whole path.
    let written = code.expanded(type, from: file)
    return code.declarations(of: type, from: file, inside: inside.path).first {
      code.isModel($0) || code.isRequestOfAScene($0, from: file)
        || $0.path != $0.name && code.isNestedInViewModel($0)
        || [.interactor, .presenter, .router].contains(inside.role)
          && [$0.name, $0.path.withoutLastName].contains { $0.hasSuffix("ViewModel") }
        || (inside.role == .worker || isService(inside)) && written.contains($0.path)
          && (code.isInModelsElsewhere($0, from: file)
            || inside.role == .worker && inside.path.firstName != $0.path.firstName
              && $0.path != $0.name && code.isInModelSpace($0.path)
              && $0.role == nil && nestsMessages($0.path.firstName, code))
    }
  }

  /// Whether it is what a scene nests its messages in, and no entity with a type of its own.
  private static func nestsMessages(_ name: String, _ code: VIPCode) -> Bool {
    code.types.contains { code.isModel($0) && $0.path.firstName == name }
  }
}
