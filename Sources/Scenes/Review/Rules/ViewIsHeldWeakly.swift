extension ReviewRule {
  /// Presenter and router hold the view weakly, which takes a class-bound
  /// display protocol.
  @Sendable static func viewIsHeldWeakly(_ code: VIPCode) -> [Breach] {
    let unbound = code.sceneProtocols(.view).filter { isUnboundDisplay($0, code) }
    let numbers = Set(unbound.map(\.number))
    let holders = code.parts(.presenter, .router)
    let strong: [Breach] = holders.flatMap { strongViews(of: $0, numbers, code) }
    // Where a holder is told, the protocol is told with it; where the scene's presenter holds the
    // view by another protocol or by its class, this one need not be class-bound.
    let told = Set(strong.compactMap(\.related))
    let held: [TypeDeclaration] = holders.flatMap { part in
      part.type.properties.filter { code.role(of: $0) == .view }
        .flatMap { code.declarations(of: $0) }
        .filter { $0.kind == .protocol || part.role == .presenter }
    }
    let others = Set(held.map(\.scene))
    let open = unbound.filter { !told.contains($0.position) && !others.contains($0.scene) }.map {
      Breach(
        at: $0.position,
        "the display protocol \($0.name) is not class-bound, "
          + "so nobody can hold the view weakly; write \($0.name): AnyObject")
    }
    let views = code.parts(.view)
    let owned: [Breach] = views.flatMap {
      strongScreens(of: $0, code) + strongHelpers(of: $0, code)
    }
    // What is told of its owner is not told of who shows it.
    return strong + owned + views.flatMap { strongListeners(of: $0, code) }
      + code.parts(.presenter).flatMap { heldStructs(of: $0, code) } + open
  }

  private static func strong(_ holder: String, _ held: String, in property: Property) -> String {
    "\(holder) holds \(held), strongly in \(property.name), "
      + "so that the scene is never freed; make it weak"
  }

  private static func strongViews(
    of part: Part, _ unbound: Set<Int>, _ code: VIPCode
  ) -> [Breach] {
    part.type.properties.compactMap { property in
      guard !property.isWeak || property.isUnowned, !property.isComputed,
        code.role(of: property) == .view, isOwnView(property, of: part, code),
        !part.name.contains("ordinator") || isHeldByItsScene(part, code)
      else { return nil }
      let how =
        property.isUnowned
        ? "unowned, so that a call after it has gone crashes"
        : "strongly, so that the scene is never freed"
      let display = code.declarations(of: property).first { unbound.contains($0.number) }
      let first = display.map { "; make it weak, and first write \($0.name): AnyObject" }
      return Breach(
        at: property.position,
        "\(part.name) holds the view \(property.name) \(how)\(first ?? "; make it weak")",
        related: display?.position)
    }
  }

  /// A copy of a SwiftUI view, which cannot be held weakly and holds the interactor.
  private static func heldStructs(of presenter: Part, _ code: VIPCode) -> [Breach] {
    presenter.type.storedProperties.filter { !$0.isWeak }.breaches { property in
      let held = code.declarations(of: property).first { $0.role == .view }
      let views = held.map { $0.kind == .protocol ? code.conformers(of: $0) : [$0] } ?? []
      guard let view = views.first, views.allSatisfy({ $0.kind == .struct }) else { return nil }
      return
        "\(presenter.name) holds a copy of the struct \(view.name), which holds the interactor, "
        + "so that the scene is never freed; let an observable class display, and hold that weakly"
    }
  }

  /// A SwiftUI view whose controller shows it, and which holds that as its listener.
  private static func strongScreens(of view: Part, _ code: VIPCode) -> [Breach] {
    guard view.type.kind == .struct else { return [] }
    return view.type.storedProperties.filter { !$0.isWeak }.breaches { property in
      let screens = code.declarations(of: property).filter { $0.kind == .protocol }
        .flatMap(code.conformers)
      guard let screen = screens.first, screens.allSatisfy(\.isScreen) else { return nil }
      return strong(view.name, "\(screen.name), which shows it", in: property)
    }
  }

  private static func isScreen(_ type: TypeDeclaration) -> Bool {
    type.isReference && type.ancestors.contains { $0.hasSuffix("Controller") }
  }

  /// What a view owns, such as its table's data source, and what holds the view in turn: by its
  /// class, or by a protocol that screens alone fulfil.
  private static func strongHelpers(of view: Part, _ code: VIPCode) -> [Breach] {
    guard isScreen(view.type) else { return [] }
    let owned = view.type.properties.filter(\.isStrong).flatMap { code.declarations(of: $0) }
    let helpers = (owned + owned.flatMap(code.conformers)).filter {
      $0.isReference && [nil, .view].contains($0.role) && !isScreen($0)
    }
    return Set(helpers.map(\.number)).sorted().map { code.types[$0] }.flatMap { helper in
      helper.properties.filter(\.isStrong).breaches { property in
        let screens = code.implementations(of: property)
        guard screens.contains(where: { $0.number == view.type.number }),
          screens.allSatisfy({ $0.isReference && $0.role == .view })
        else { return nil }
        return strong(helper.name, "\(view.name), which owns it", in: property)
      }
    }
  }

  /// The screen that shows a cell, which the cell holds to call it back.
  private static func strongListeners(of piece: Part, _ code: VIPCode) -> [Breach] {
    guard piece.type.isReference, !isScreen(piece.type) else { return [] }
    return piece.type.properties.filter { property in
      property.isStrong && !property.isConstant
        && ["elegate", "istener", "utput"].contains(where: property.name.contains)
    }.breaches { property in
      let screens = code.implementations(of: property)
      guard let screen = screens.first, screens.allSatisfy(isScreen) else { return nil }
      return strong(piece.name, "\(screen.name), which shows it", in: property)
    }
  }

  /// A coordinator may own its screen, whose parts then hold it weakly.
  private static func isHeldByItsScene(_ coordinator: Part, _ code: VIPCode) -> Bool {
    let others = code.parts(.view, .interactor, .presenter)
      .filter { $0.scene == coordinator.scene }
    return others.flatMap(\.type.properties)
      .contains { !$0.isWeak && code.role(of: $0) == .router }
  }

  /// Not a struct, not a screen that a router goes to.
  private static func isOwnView(
    _ property: Property, of part: Part, _ code: VIPCode
  ) -> Bool {
    guard let type = property.type else { return false }
    let file = property.position.file
    // A forwarder may hold the view weakly for it.
    guard !type.names.contains(where: { code.settings.role(behind: $0.lastName) != nil }) else {
      return false
    }
    let isNamedSo = ["view", "viewController", "source", "controller"].contains(property.name)
    return code.expanded(type, from: file).allSatisfy { name in
      guard let held = code.declaration(named: name, from: file), held.kind != .extension else {
        return RoleNames.certainRole(of: name) == .view || isNamedSo
      }
      let views = held.kind == .protocol ? code.conformers(of: held) : [held]
      return views.allSatisfy { $0.isReference && !isWeakBox($0) }
        && held.scene.map { $0 == part.scene } ?? isNamedSo
    }
  }

  /// `WeakRef(viewController)`, which displays by way of what it holds weakly.
  private static func isWeakBox(_ type: TypeDeclaration) -> Bool {
    type.name.contains("Weak") && type.properties.contains(where: \.isWeak)
  }

  /// Only classes are known to fulfil it, and everything it inherits is a protocol of this
  /// code that is not class-bound.
  private static func isUnboundDisplay(_ type: TypeDeclaration, _ code: VIPCode) -> Bool {
    let views = code.conformers(of: type)
    let roles = [RoleNames.certainRole, RoleNames.outputRole, RoleNames.role(of:)]
    return !type.isObjC && !views.isEmpty
      && views.allSatisfy(\.isReference) && roles.contains { $0(type.name) == .view }
      && type.ancestors.allSatisfy {
        code.declaration(named: $0, from: type.position.file)?.kind == .protocol
      }
  }
}
