extension VIPCode {
  /// The message that each part's protocol may take.
  private static let taken: [Role: String] = [
    .interactor: "Request", .presenter: "Response", .view: "ViewModel",
  ]

  /// A request goes to the interactor, a response to the presenter, a view model to the view;
  /// a worker serves every scene and knows none of them.
  var modelsFlowOneWay: [Breach] {
    let protocols = sceneProtocols(.interactor, .presenter, .view)
    // A router without a protocol is checked itself.
    let unbound = parts(.router).map(\.type).filter { router in
      !parents(of: router).contains { $0.role == .router }
    }
    let routers = sceneProtocols(.router) + unbound
    let outside = types.filter { isOutside($0) }
    let workers = types.filter { $0.role == .worker || isService($0) } + outside
    let promised = promises(of: workers)
    let carried = types.filter {
      isModel($0) || isInViewModel($0) || isNestedInRequest($0)
    }
    .flatMap { misplaced(in: $0) }
    let doubled =
      borrowed(by: protocols) + aliasedMessages + passedOn + shapeless(in: protocols)
      + handedToScreens
    return carried + doubled + outside.flatMap { held(by: $0) }
      + parts(.worker).flatMap { answersMade(by: $0) + modelsHeld(by: $0) }
      + parts(.interactor).flatMap { viewModelsMade(by: $0) }
      + types.flatMap { viewModelsKnown(by: $0) }
      + types.flatMap { modelsKept(by: $0) }
      + (protocols + routers + workers).flatMap { type in
        let role = type.role ?? .worker
        let told = role == .worker ? Set(type.ancestors.flatMap { promised[$0] ?? [] }) : []
        return type.routines.filter { $0.isFunction && !told.contains($0.name) }.flatMap {
          routine in
          let answer = role == .worker ? [(routine.result, routine.range.lowerBound)] : []
          return (routine.parameters.map { ($0.type, $0.offset) } + answer).compactMap {
            written, offset -> Breach? in
            guard let model = model(written, from: routine.file, inside: type),
              Self.taken[role].map({ !model.path.contains($0) })
                ?? (role != .router || !model.path.contains("Rout"))
            else { return nil }
            return Breach(
              routine.file, offset,
              "\(type.name) knows the scene's \(model.path); " + mend(for: role))
          }
        }
      }
  }

  /// The methods of each worker's protocol that name a scene's models; they are reported there.
  private func promises(of workers: [TypeDeclaration]) -> [String: [String]] {
    let promising = workers.filter { $0.kind == .protocol }.map { type in
      let routines = type.routines.filter { routine in
        (routine.parameters.map(\.type) + [routine.result]).contains {
          model($0, from: routine.file, inside: type) != nil
        }
      }
      return (type.name, routines.map(\.name))
    }
    return Dictionary(promising, uniquingKeysWith: +)
  }

  /// `LoginBusinessLogic` that takes a `Register.Save.Request`: the two scenes have to change
  /// together. Reported once for two scenes, and not if one lies in the other's folder.
  private func borrowed(by protocols: [TypeDeclaration]) -> [Breach] {
    var told: Set<[String]> = []
    return protocols.flatMap { type in
      type.routines.filter(\.isFunction).breachesOfParameters { parameter, routine in
        guard let written = parameter.type?.whole, let scene = type.scene,
          let model = declarations(of: written, from: routine.file, inside: type.path)
            .first(where: isModel)
        else { return nil }
        let owner = model.path.firstName
        guard owner != scene.name, sceneNames.contains(owner), !isPart(type.file, of: model.file),
          isBeside(model, the: owner) || !isBeside(model, the: scene.name),
          told.insert([scene.title, owner]).inserted
        else { return nil }
        return "\(type.name) takes \(model.path) of the scene \(owner); give \(scene.name) its own"
      }
    }
  }

  /// Whether it lies in the folder of the scene's interactor.
  private func isBeside(_ model: TypeDeclaration, the scene: String) -> Bool {
    parts(.interactor).contains {
      $0.scene.name == scene && folders[$0.type.file][0] == folders[model.file][0]
    }
  }

  /// `typealias Response = ViewModel`: the interactor makes what the view shows.
  private var aliasedMessages: [Breach] {
    let models = aliases.filter {
      ["Response", "ViewModel"].contains($0.path.lastName) && isInModelSpace($0.path)
    }
    return models.breaches { model in
      let other = model.path.lastName == "Response" ? "ViewModel" : "Response"
      let path = model.path.withoutLastName + "." + other
      let meant = model.type.names.first.flatMap { $0.lastName == other ? $0 : nil }
      let isAlike = models.contains { $0.path == path && $0.type == model.type }
      guard meant != nil || other == "ViewModel" && isAlike else { return nil }
      let twin = meant.flatMap { $0 == other ? nil : $0 } ?? path
      return "\(model.path) is the same type as \(twin); "
        + "give the presenter something to turn into a ViewModel"
    }
  }

  /// `present(status: Orders.Status)` and `display(status: Orders.Status)`
  private var passedOn: [Breach] {
    let displays = Dictionary(grouping: sceneProtocols(.view), by: \.scene)
      .mapValues { $0.flatMap(\.routines).flatMap(\.parameters).compactMap(\.type?.names) }
    return sceneProtocols(.presenter).flatMap { type in
      type.routines.breachesOfParameters { parameter, _ in
        guard let names = parameter.type?.names, displays[type.scene]?.contains(names) == true,
          let path = names.first, path.contains("."), isInModelSpace(path),
          !["Response", "ViewModel"].contains(where: path.hasSuffix)
        else { return nil }
        return "the view is handed the presenter's \(path); give it a ViewModel that is made of it"
      }
    }
  }

  /// `Orders.Load.Response(…)` in a worker's method, if its own signature names no model.
  private func answersMade(by worker: Part) -> [Breach] {
    worker.routines.filter { routine in
      !(routine.parameters.map(\.type) + [routine.result]).contains {
        model($0, from: routine.file, inside: worker.type) != nil
      }
    }.breaches { chain, routine in
      guard let made = concreteType(chain.constructedType, from: routine.file),
        isModel(made), ["Response", "ViewModel"].contains(where: made.name.hasSuffix),
        !isCoded(made)
      else { return nil }
      return "the worker \(worker.name) makes the scene's \(made.path); "
        + "let it give back what that is made of"
    }
  }

  /// `let formats: [Orders.Create.Form]` in a worker.
  private func modelsHeld(by worker: Part) -> [Breach] {
    guard !worker.type.ancestors.contains(where: { $0.hasSuffix("DataStore") }) else { return [] }
    return worker.type.storedProperties.breaches { property in
      model(property.type, from: property.file, inside: worker.type).map {
        "the worker \(worker.name) knows the scene's \($0.path); " + mend(for: .worker)
      }
    }
  }

  /// `case orders(request: Orders.Load.Request)` outside of scenes, as in network code.
  private func held(by type: TypeDeclaration) -> [Breach] {
    type.properties.breaches { property in
      declarations(of: property).first(where: isModel).map {
        "\(type.name) knows the scene's \($0.path); " + mend(for: .worker)
      }
    }
  }

  /// `func presentOrders(_ orders: ([Order], Int))` and `func presentOrders(_ values: [String: Any])`
  private func shapeless(in protocols: [TypeDeclaration]) -> [Breach] {
    protocols.flatMap { type -> [Breach] in
      guard let role = type.role, let taken = Self.taken[role], role != .interactor else {
        return []
      }
      return type.routines.filter(\.isFunction).breachesOfParameters { parameter, _ in
        guard let written = parameter.type, !written.isClosure else { return nil }
        let isTuple = written.names.isEmpty && written.inside.count > 1
        let isAnything =
          role == .presenter && written.isCollection && written.names == ["Any"]
          && written.inside.contains("String")
        return isTuple || isAnything
          ? "\(type.name) takes \(isTuple ? "a tuple" : "a dictionary of anything"); "
            + "the \(role) takes a \(taken)" : nil
      }
    }
  }

  /// `func fill(_ response: Orders.Load.Response)` in a cell or a coordinator.
  private var handedToScreens: [Breach] {
    let promised = Set(
      types.filter { $0.kind == .protocol }.flatMap(\.routines).map(\.name))
    return types.filter { $0.isConcrete && [.view, .router].contains($0.role) }.flatMap { type in
      type.routines.filter { $0.isFunction && !promised.contains($0.name) }
        .breachesOfParameters { parameter, routine in
          declarations(of: parameter.type, from: routine.file, inside: type.path).first {
            isModel($0) && $0.name.hasSuffix("Response") && !isCoded($0)
          }.map { "\(type.name) is given the presenter's \($0.path); give it a ViewModel" }
        }
    }
  }

  private func isPart(_ file: SourceCode, of other: SourceCode) -> Bool {
    let folders = [file, other].map { $0.path.split(separator: "/").dropLast() }
    return folders[0].count > folders[1].count && folders[0].starts(with: folders[1])
      && !folders[1].isEmpty
  }

  /// A Request with a row of a ViewModel, a Response with a ViewModel or a Request, or a ViewModel
  /// with a Response.
  private func misplaced(in model: TypeDeclaration) -> [Breach] {
    let isShown = model.name.hasSuffix("ViewModel") || isInViewModel(model)
    let own = model.properties.filter { !$0.isComputed || !isBesidePresenter($0.file) }
    return own.breaches { property in
      declarations(of: property, inside: model.path).first {
        isShown
          ? isNestedInResponse($0)
          : isNestedInViewModel($0)
            || $0.role == nil && ["ViewModel", "VM"].contains(where: $0.name.hasSuffix)
            || model.name.hasSuffix("Response") && isModel($0) && $0.name.hasSuffix("Request")
      }.map {
        "\(model.path) carries the \(isShown ? "presenter" : "view")'s \(property.name), "
          + "\($0.path.withArticle); give it what that is made of"
      }
    }
  }

  /// Whether it is a worker by another name.
  private func isService(_ type: TypeDeclaration) -> Bool {
    type.role == nil && type.kind != .extension && RoleNames.isService(type.name)
  }

  /// Whether a type of any name, such as `AppBusiness`, lies outside of scenes and makes none.
  private func isOutside(_ type: TypeDeclaration) -> Bool {
    type.role == nil && type.isConcrete && type.scene == nil && !isService(type)
      && !RoleNames.isTestDouble(type.name) && !type.isForPreviews
      && !["Factory", "Assembly", "Builder", "Container"].contains(where: type.name.hasSuffix)
      && !isInModelSpace(type.path) && !scenesAround.contains(folders[type.file][0])
  }

  private func mend(for role: Role) -> String {
    Self.taken[role].map { "the \(role) takes a \($0)" }
      ?? "give the \(role == .router ? "next scene" : "worker") the values that it needs"
  }

  private func model(
    _ type: WrittenType?, from file: SourceCode, inside: TypeDeclaration
  ) -> TypeDeclaration? {
    guard let type = type?.whole else { return nil }
    // A model of another scene is written with its whole path.
    let written = expanded(type, from: file)
    return declarations(of: type, from: file, inside: inside.path).first {
      isModel($0) || isRequestOfAScene($0, from: file)
        || inside.role == .view && $0.path != $0.name && isNestedInResponse($0)
        || $0.path != $0.name && isNestedInViewModel($0)
        || [.interactor, .presenter, .router].contains(inside.role)
          && [$0.name, $0.path.withoutLastName].contains { $0.hasSuffix("ViewModel") }
        || (inside.role == .worker || isService(inside)) && written.contains($0.path)
          && (isInModelsElsewhere($0, from: file)
            || inside.role == .worker && inside.path.firstName != $0.path.firstName
              && $0.path != $0.name && isInModelSpace($0.path)
              && $0.role == nil && nestsMessages($0.path.firstName))
    }
  }

  /// Whether the type nests a scene's messages, and is not just an entity with nested types.
  private func nestsMessages(_ name: String) -> Bool {
    types.contains { isModel($0) && $0.path.firstName == name }
  }
}
