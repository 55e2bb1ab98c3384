extension VIPCode {
  /// A view holds and calls its interactor and its router, and nothing behind them.
  var viewCallsInteractorAndRouter: [Breach] {
    let met = contacts(
      of: .view, with: .presenter, .worker, mend: "send a request to the interactor instead"
    ) { !isWatched($0) }
    let reached = reaches(
      of: .view, mend: "send a request to the interactor, which has workers for that")
    let work: [Breach] = parts(.view).flatMap {
      servicesCalled(by: $0) + errands(of: $0)
    }
    let others: [Breach] = parts(.view).flatMap {
      othersInteractors(heldBy: $0) + listeningPresenters(of: $0)
    }
    return met + reached + work + others + useCasesStartedByWiring
      + parts(.view).flatMap { statesOfOthers(reachedBy: $0) }
  }

  /// `@StateObject var presenter: OrdersPresenter`, which publishes what a SwiftUI view displays.
  private func isWatched(_ contact: Contact) -> Bool {
    let (file, offset) = (contact.file, contact.position.offset)
    guard contact.role == .presenter,
      concreteType(contact.type, from: file)?.isObservable == true
    else { return false }
    switch contact.way {
    case .holds:
      return parts(.view).flatMap(\.type.properties).contains {
        $0.position == contact.position && $0.text.hasPrefix("@")
      }
    case .calls: return file.chain(at: offset).map { $0.isCalled || $0.isAssigned } == false
    case .isHanded, .makes: return false
    }
  }

  /// `HomeViewController.user`, a static variable of another view.
  private func statesOfOthers(reachedBy view: Part) -> [Breach] {
    view.routines.breaches { chain, routine in
      guard chain.names.count > 1, chain.startsWithName, !chain.isOnCast,
        let other = declaration(named: chain.names[0], from: routine.file),
        other.role == .view, other.kind == .class, other != view.type,
        other.scene != nil,
        let state = other.properties.first(where: { $0.name == chain.names[1] }),
        !other.ancestors.contains(where: { $0.hasSuffix("Cell") || $0.hasSuffix("ReusableView") }),
        !["id", "identifier", "nib", "name"].contains(where: state.name.lowercased().hasSuffix),
        !state.isComputed, state.text.contains("static var"),
        VIPCode.measures.isDisjoint(with: state.type?.names ?? [])
      else { return nil }
      return "the view \(view.name) reaches \(state.name) of \(other.name); "
        + "send a request to the interactor, or let the router pass it on"
    }
  }

  /// `manager.load()` of an object that does a worker's work under another name, and `storage.user`
  /// of one that stores data.
  private func servicesCalled(by view: Part) -> [Breach] {
    view.scopes(in: self).breaches { chain, scope in
      guard let type = helper(scope.baseType(of: chain), askedBy: chain, in: scope),
        !RoleFinder.isListener(type.name),
        chain.isCalled && chain.names.count == 2 && RoleNames.isService(type.name)
          // A struct such as a `LayoutManager` only lays out.
          && (type.kind != .struct || !type.name.hasSuffix("Manager") || scope.code.reaches(type))
          || RoleNames.isStorage(type.name) && !type.ancestors.contains("ObservableObject")
            && !isElement(chain, in: scope)
      else { return nil }
      return "the view \(view.name) asks \(type.name); "
        + "send a request to the interactor, which has workers for that"
    }
  }

  /// `row.title` of `for row in rows` and of `rows.map { $0.title }`: a list's element is data.
  private func isElement(_ chain: Chain, in scope: Scope) -> Bool {
    chain.names[0] == "$0" || scope.routine.local(behind: chain)?.isElement == true
  }

  /// A type without a role that neither serves the screen nor puts parts together.
  private func helper(
    _ asked: WrittenType?, askedBy chain: Chain, in scope: Scope
  ) -> TypeDeclaration? {
    guard chain.names.count > 1, let asked, !asked.isCollection,
      let type = scope.declarations(of: asked).first, type.role == nil,
      type.name != chain.names[0], !VIPCode.serviceWords.contains(where: type.name.contains),
      !scope.code.servesScreen(type)
    else { return nil }
    return type
  }

  /// `photo.download { … }` of an object that reaches the outside world.
  private func errands(of view: Part) -> [Breach] {
    view.scopes(in: self).breaches { chain, scope in
      guard chain.isCalled,
        let type = helper(scope.ownerType(of: chain), askedBy: chain, in: scope),
        type.kind != .extension, !RoleNames.isService(type.name),
        ([type] + conformers(of: type)).contains(where: {
          $0.role == nil && reaches($0, by: chain.lastName)
        })
      else { return nil }
      return "the view \(view.name) has \(type.name) reach the outside world with "
        + "\(chain.lastName); send a request to the interactor, which has workers for that"
    }
  }

  /// `delegate: OrdersViewDelegate`, to which only presenters conform.
  private func listeningPresenters(of view: Part) -> [Breach] {
    view.type.properties.filter { !$0.isComputed && role(of: $0) == nil }.breaches {
      property in
      let listeners = declarations(of: property)
        .filter { $0.kind == .protocol && !$0.name.hasSuffix("Input") }
        .flatMap(conformers)
      guard !listeners.isEmpty, listeners.allSatisfy({ $0.role == .presenter && $0.scene != nil })
      else { return nil }
      return "the view \(view.name) holds the presenter in \(property.name); "
        + "send a request to the interactor instead"
    }
  }

  /// `session: SessionBusinessLogic` beside the scene's own.
  private func othersInteractors(heldBy view: Part) -> [Breach] {
    let held = view.type.properties.filter { role(of: $0) == .interactor }
    guard held.contains(where: { declarations(of: $0).first?.scene == view.scene }) else {
      return []
    }
    return held.breaches { property in
      guard let scene = declarations(of: property).first?.scene, scene != view.scene,
        scene.module == view.scene.module
      else { return nil }
      return "the view \(view.name) holds \(property.name), the interactor of another scene; "
        + "send requests to its own"
    }
  }
}
