extension ReviewRule {
  /// What each part's protocol may name of Request, Response and ViewModel.
  private static let taken: [Role: String] = [
    .interactor: "Request", .presenter: "Response", .view: "ViewModel",
  ]


  /// A request goes to the interactor, a response to the presenter, a view model to the view;
  /// a worker serves every scene and knows none of them.
  @Sendable static func modelsFlowOneWay(_ code: VIPCode) -> [Breach] {
    let protocols = code.sceneProtocols.filter { $0.role.map(taken.keys.contains) == true }
    let workers = code.types.filter { $0.role == .worker || isService($0) }
    let carried = code.types.filter { code.isModel($0) || code.isInViewModel($0) }
      .flatMap { misplaced(in: $0, code) }
    // What a worker promises is told where it does.
    let promised = Set(
      workers.filter { $0.kind == .protocol }.flatMap { type in
        type.routines.filter { routine in
          (routine.parameters.map(\.type) + [routine.result]).contains {
            model($0, from: routine.file, inside: type, code) != nil
          }
        }
      }.map(\.name))
    return carried + borrowed(by: protocols, code)
      + code.parts(.interactor).flatMap { viewModelsMade(by: $0, code) }
      + code.types.flatMap { kept(by: $0, code) } + code.sceneProtocols.flatMap { routed(by: $0, code) }
      + (protocols + workers).flatMap { type in
        let role = type.role ?? .worker
        let isKeeping = role == .worker && type.kind != .protocol
        return type.routines.filter {
          $0.isFunction && !(isKeeping && promised.contains($0.name))
        }.flatMap { routine in
          let answer = role == .worker ? [(routine.result, routine.range.lowerBound)] : []
          return (routine.parameters.map { ($0.type, $0.offset) } + answer).compactMap {
            written, offset -> Breach? in
            guard let model = model(written, from: routine.file, inside: type, code),
              taken[role].map({ !model.path.contains($0) }) ?? true
            else { return nil }
            return Breach(
              routine.file, offset,
              "\(type.name) knows the scene's \(model.path); "
                + mend(for: role))
          }
        }
      }
  }

  /// `LoginBusinessLogic` that takes a `Register.Save.Request`: two scenes that change together.
  /// Told once of two scenes, and not of one that lies in the other's folder.
  private static func borrowed(by protocols: [TypeDeclaration], _ code: VIPCode) -> [Breach] {
    var told: Set<[String]> = []
    return protocols.flatMap { type in
      type.routines.filter(\.isFunction).flatMap { routine in
        routine.parameters.compactMap { parameter -> Breach? in
          guard let written = parameter.type?.whole, let scene = type.scene,
            let model = code.declarations(of: written, from: routine.file, inside: type.path)
              .first(where: code.isModel)
          else { return nil }
          let owner = String(model.path.prefix { $0 != "." })
          guard owner != scene.name, code.sceneNames.contains(owner),
            !isPart(type.position.file, of: model.position.file),
            told.insert([scene.title, owner]).inserted
          else { return nil }
          return Breach(
            routine.file, parameter.offset,
            "\(type.name) takes \(model.path) of the scene \(owner); give \(scene.name) its own")
        }
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
    return model.properties.compactMap { property in
      code.declarations(of: property, inside: model.path).first {
        isShown ? code.isNestedInResponse($0) : code.isNestedInViewModel($0)
      }.map {
        Breach(
          at: property.position,
          "\(model.path) carries the \(isShown ? "presenter" : "view")'s \(property.name), "
            + "a \($0.path); give it what that is made of")
      }
    }
  }

  /// `RowViewModel(…)`; of what is nested in a scene's models, `interactor-never-formats` tells.
  private static func viewModelsMade(by interactor: Part, _ code: VIPCode) -> [Breach] {
    // What its protocol promises is told there.
    let promised = Set(
      code.sceneProtocols.filter { $0.role == .interactor }.flatMap(\.routines).map(\.name))
    return interactor.routines.flatMap { routine -> [Breach] in
      let made = routine.result.map {
        code.declarations(of: $0.whole, from: routine.file, inside: interactor.type.path)
      }?.first { code.isNestedInViewModel($0) }
      if let made, routine.isFunction, !promised.contains(routine.name) {
        return [
          Breach(
            routine.file, routine.range.lowerBound,
            "the interactor \(interactor.name) makes a \(made.path); "
              + "hand the presenter what it is made of in a response")
        ]
      }
      return routine.chains.filter {
        $0.names.count == 1 && $0.constructedType?.names.first?.hasSuffix("ViewModel") == true
      }.map {
        Breach(
          routine.file, $0.range.lowerBound,
          "the interactor \(interactor.name) makes a \($0.names[0]); "
            + "hand the presenter what it is made of in a response")
      }
    }
  }

  /// `var row: Orders.Load.ViewModel.Row?` in an interactor or a data store.
  private static func kept(by type: TypeDeclaration, _ code: VIPCode) -> [Breach] {
    let isStore =
      type.name.hasSuffix("DataStore") && type.role != .view
      && !type.ancestors.contains("ObservableObject")
      && !type.customAttributes.contains("Observable")
    guard isStore || type.role == .interactor && type.scene != nil else { return [] }
    let promised = Set(
      type.ancestors.compactMap { code.declaration(named: $0, from: type.position.file) }
        .filter { $0.name.hasSuffix("DataStore") }.flatMap(\.properties).map(\.name))
    return type.properties.compactMap { property in
      guard !promised.contains(property.name),
        let model = code.declarations(of: property, inside: type.path).first(where: {
          $0.kind != .protocol && $0.kind != .enum
            && code.isInViewModel($0)
        })
      else { return nil }
      return Breach(
        at: property.position,
        "\(type.name) keeps the view's \(model.path); let it keep what that is made of")
    }
  }

  /// `routeToDetail(for: Detail.Load.Request)`
  private static func routed(by type: TypeDeclaration, _ code: VIPCode) -> [Breach] {
    guard type.role == .router else { return [] }
    return type.routines.filter(\.isFunction).flatMap { routine in
      routine.parameters.compactMap { parameter -> Breach? in
        guard let written = parameter.type?.whole,
          let model = code.declarations(of: written, from: routine.file, inside: type.path)
            .first(where: { code.isModel($0) || code.isNestedInViewModel($0) })
        else { return nil }
        return Breach(
          routine.file, parameter.offset,
          "\(type.name) carries \(model.path); give the next scene the values that it needs")
      }
    }
  }

  /// A worker that is called otherwise.
  private static func isService(_ type: TypeDeclaration) -> Bool {
    type.role == nil && type.kind != .extension && RoleNames.isService(type.name)
  }

  private static func mend(for role: Role) -> String {
    switch taken[role] {
    case let name?: "the \(role) takes a \(name)"
    case nil: "give the worker the values that it needs"
    }
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
        || [.interactor, .presenter].contains(inside.role) && $0.name.hasSuffix("ViewModel")
        || [nil, .worker].contains(inside.role) && written.contains($0.path)
          && (code.isInModelsElsewhere($0, from: file) || code.isNestedInModels($0))
    }
  }
}
