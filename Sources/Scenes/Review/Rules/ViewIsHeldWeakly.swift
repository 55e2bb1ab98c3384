extension VIPCode {
  /// Presenter and router hold the view weakly, which needs a class-bound display protocol; the
  /// next part in the cycle is held strongly.
  var viewIsHeldWeakly: [Breach] {
    let unbound = sceneProtocols(.view).filter { isUnboundDisplay($0) }
    let holders = parts(.presenter, .router)
    let strong: [Breach] = holders.flatMap { strongViews(of: $0, unbound) }
    // A protocol is not reported again if its holder is. It need not be class-bound if the scene's
    // presenter holds the view by another protocol or by its class.
    let told = Set(strong.compactMap(\.related))
    let held: [TypeDeclaration] = holders.flatMap { part in
      declarations(of: part.type.properties.filter { role(of: $0) == .view })
        .filter { $0.kind == .protocol || part.role == .presenter }
    }
    let others = Set(held.map(\.scene))
    let open = unbound.filter { !told.contains($0.position) && !others.contains($0.scene) }.breaches
    {
      "the display protocol \($0.name) is not class-bound, "
        + "so nobody can hold the view weakly; write \($0.name): AnyObject"
    }
    let views = parts(.view)
    let owned: [Breach] = views.flatMap {
      strongScreens(of: $0) + strongHelpers(of: $0)
    }
    // Owners come before listeners: of two findings on one line, the first is reported.
    return strong + owned + views.flatMap { strongListeners(of: $0) }
      + holders.flatMap { heldStructs(of: $0) } + open + heldByNobody
  }

  /// `weak var presenter` in an interactor, if nothing else holds the presenter.
  private var heldByNobody: [Breach] {
    let next: Set<Role?> = [.interactor, .presenter, .router, .worker]
    let loose: [Property] = parts(.view, .interactor).flatMap(\.type.storedProperties)
      .filter { $0.isWeak && next.contains(role(of: $0)) }
    guard !loose.isEmpty else { return [] }
    let held = Set(types.flatMap(\.storedProperties).filter(\.isStrong).flatMap(implementations))
    // Code that puts scenes together may keep this part by a type that is declared nowhere here.
    let unknown = Set(
      types.filter { [nil, .configurator].contains($0.role) }.flatMap(\.storedProperties)
        .filter { $0.isStrong && declarations(of: $0).isEmpty }.map(\.name))
    return loose.breaches { property in
      let made = implementations(of: property)
      let isHeld = made.contains { ([$0] + parents(of: $0)).contains(where: held.contains) }
      guard !made.isEmpty, made.allSatisfy(\.isReference), !isHeld,
        !unknown.contains(property.name)
      else { return nil }
      return "\(property.name) is held weakly here and by nobody else, "
        + "so that it is gone before it is asked; hold it strongly"
    }
  }

  private func strong(_ holder: String, _ held: String, in property: Property) -> String {
    "\(holder) holds \(held), strongly in \(property.name), "
      + "so that the scene is never freed; make it weak"
  }

  private func strongViews(of part: Part, _ unbound: [TypeDeclaration]) -> [Breach] {
    part.type.properties.compactMap { property in
      guard !property.isWeak || property.isUnowned, !property.isComputed,
        role(of: property) == .view, isOwnView(property, of: part),
        !part.name.contains("ordinator") || isHeldByItsScene(part)
      else { return nil }
      let how =
        property.isUnowned
        ? "unowned, so that a call after it has gone crashes"
        : !implementations(of: property).isEmpty
          && implementations(of: property).allSatisfy(onlyShows)
          ? "strongly, so that it stays when the screen has gone"
          : "strongly, so that the scene is never freed"
      let display = declarations(of: property).first(where: unbound.contains)
      let first = display.map { "; make it weak, and first write \($0.name): AnyObject" }
      return Breach(
        at: property.position,
        "\(part.name) holds the view \(property.name) \(how)\(first ?? "; make it weak")",
        related: display?.position)
    }
  }

  /// A copy of a SwiftUI view, which cannot be held weakly and holds the next part of the cycle.
  private func heldStructs(of holder: Part) -> [Breach] {
    holder.type.storedProperties.filter { !$0.isWeak }.breaches { property in
      let held = declarations(of: property).first { $0.role == .view }
      let views = held.map(implementations) ?? []
      guard let view = views.first, views.allSatisfy({ $0.kind == .struct }),
        copyHoldsNext(property, by: holder) ?? (holder.role == .presenter)
      else { return nil }
      return
        "\(holder.name) holds a copy of the struct \(view.name), which holds the "
        + "\(holder.role == .router ? "router" : "interactor"), "
        + "so that the scene is never freed; let an observable class display, and hold that weakly"
    }
  }

  /// False if `view.interactor = interactor` comes after `presenter.view = view`, so that the copy
  /// has no interactor; nil if no routine puts the scene together.
  private func copyHoldsNext(_ property: Property, by holder: Part) -> Bool? {
    let next: Role = holder.role == .router ? .router : .interactor
    for scope in types.flatMap(scopes) {
      let chains = scope.routine.chains
      let made = chains.first { scope.concreteType($0.constructedType) == holder.type }
      guard let made else { continue }
      let copied =
        chains.first { chain in
          chain.isAssigned && chain.names.count == 2 && chain.lastName == property.name
            && scope.concreteType(scope.ownerType(of: chain)) == holder.type
        } ?? made
      let set = chains.first { chain in
        chain.isAssigned && chain.names.count > 1
          && scope.role(of: scope.valueType(of: chain)) == next
          && scope.role(of: scope.ownerType(of: chain)) == .view
      }
      guard let set else { continue }
      return set.start <= copied.start
    }
    return nil
  }

  /// A SwiftUI view that holds the controller that shows it, as its listener.
  private func strongScreens(of view: Part) -> [Breach] {
    guard view.type.kind == .struct else { return [] }
    return view.type.storedProperties.filter { !$0.isWeak }.breaches { property in
      let screens = declarations(of: property).filter { $0.kind == .protocol }
        .flatMap(conformers)
      guard let screen = screens.first, screens.allSatisfy(\.isScreen) else { return nil }
      return strong(view.name, "\(screen.name), which shows it", in: property)
    }
  }

  private func isScreen(_ type: TypeDeclaration) -> Bool {
    type.isReference && type.ancestors.contains { $0.hasSuffix("Controller") }
  }

  /// Objects that a view owns, such as its table's data source, and that hold the view in turn: by
  /// its class, or by a protocol to which only views conform.
  private func strongHelpers(of view: Part) -> [Breach] {
    guard isScreen(view.type) else { return [] }
    let owned = declarations(of: view.type.properties.filter(\.isStrong))
    let helpers = (owned + owned.flatMap(conformers)).filter {
      $0.isReference && [nil, .view].contains($0.role) && !isScreen($0)
    }
    return helpers.unique.flatMap { helper in
      helper.properties.filter(\.isStrong).breaches { property in
        let screens = implementations(of: property)
        guard screens.contains(view.type),
          screens.allSatisfy({ $0.isReference && $0.role == .view })
        else { return nil }
        return strong(helper.name, "\(view.name), which owns it", in: property)
      }
    }
  }

  /// A cell that holds the screen that shows it, to call it back.
  private func strongListeners(of piece: Part) -> [Breach] {
    guard piece.type.isReference, !isScreen(piece.type) else { return [] }
    return piece.type.properties.filter { property in
      property.isStrong && !property.isConstant
        && ["elegate", "istener", "utput"].contains(where: property.name.contains)
    }.breaches { property in
      let screens = implementations(of: property)
      guard let screen = screens.first, screens.allSatisfy(isScreen) else { return nil }
      return strong(piece.name, "\(screen.name), which shows it", in: property)
    }
  }

  /// Whether the parts of its scene hold the coordinator strongly; otherwise it may own its screen.
  private func isHeldByItsScene(_ coordinator: Part) -> Bool {
    let others = parts(.view, .interactor, .presenter)
      .filter { $0.scene == coordinator.scene }
    return others.flatMap(\.type.properties)
      .contains { !$0.isWeak && role(of: $0) == .router }
  }

  /// Whether the view is the part's own: not a struct, and not a screen that a router goes to.
  private func isOwnView(_ property: Property, of part: Part) -> Bool {
    guard let type = property.type else { return false }
    let file = property.file
    // A forwarder may hold the view weakly for the part.
    guard !type.names.contains(where: { settings.role(behind: $0.lastName) != nil }) else {
      return false
    }
    let isNamedSo = ["view", "viewController", "source", "controller"].contains(property.name)
    return expanded(type, from: file).allSatisfy { name in
      guard let held = declaration(named: name, from: file), held.kind != .extension else {
        return RoleNames.certainRole(of: name) == .view || isNamedSo
      }
      return implementations(of: held).allSatisfy { $0.isReference && !isWeakBox($0) }
        && held.scene.map { $0 == part.scene } ?? isNamedSo
    }
  }

  /// `WeakRef(viewController)`, which displays through the view that it holds weakly.
  func isWeakBox(_ type: TypeDeclaration) -> Bool {
    type.name.contains("Weak") && type.properties.contains(where: \.isWeak)
  }

  /// Whether a display protocol could be class-bound and is not: only classes conform to it, and it
  /// inherits only protocols of this code.
  private func isUnboundDisplay(_ type: TypeDeclaration) -> Bool {
    let views = conformers(of: type)
    let roles = [RoleNames.certainRole, RoleNames.outputRole, RoleNames.role(of:)]
    return !type.isObjC && !views.isEmpty && views.allSatisfy(\.isReference)
      && roles.contains { $0(type.name) == .view }
      && type.ancestors.allSatisfy { declaration(named: $0, from: type.file)?.kind == .protocol }
  }
}
