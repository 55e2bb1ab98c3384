/// Checks the code that joins the parts of a scene.
extension VIPCode {
  private typealias Made = (type: TypeDeclaration, chain: Chain)

  private static let joints: [(owner: Role, other: Role, loss: String)] = [
    (.interactor, .presenter, "nothing is ever presented"),
    (.presenter, .view, "nothing is ever displayed"),
    (.view, .interactor, "no request ever arrives"),
  ]

  /// A missing `interactor.presenter = presenter` in code that makes both.
  var missingJoints: [Breach] {
    types.filter(\.isConcrete).flatMap(scopes)
      .filter { $0.routine.isFunction || $0.routine.isInitializer }
      .flatMap { missingJoints(in: $0) }
  }

  private func missingJoints(in scope: Scope) -> [Breach] {
    let routine = scope.routine
    let made: [Made] = routine.chains.compactMap { chain in
      guard let type = concreteType(chain.constructedType, from: routine.file),
        type.isReference, type.scene != nil
      else { return nil }
      return (type, chain)
    }
    guard Set(made.map(\.type)).count > 2, !handsOn(made, in: routine),
      scope.type.role == .configurator || isWiring(scope)
    else { return [] }
    return Self.joints.flatMap { owner, other, loss in
      made.filter { $0.type.role == owner }.compactMap { one in
        guard
          let joint = made.lazy.filter({ $0.type.role == other && $0.type.scene == one.type.scene })
            .compactMap({ open(one.type, for: $0.type, in: scope) }).first
        else { return nil }
        return Breach(
          routine.file, one.chain.start,
          "\(scope.type.name) makes \(one.type.name) and never sets its \(joint.name), "
            + "so that \(loss); set it to the \(other)")
      }
    }
  }

  /// The property by which one part knows another, if nothing sets it.
  private func open(
    _ owner: TypeDeclaration, for other: TypeDeclaration, in scope: Scope
  ) -> Property? {
    let known = parents(of: other) + [other]
    let waiting = owner.properties.filter { property in
      let text = property.text
      return !property.isConstant && !property.isComputed && !text.contains("=")
        && !text.hasPrefix("@") && !text.contains("static ")
        && declarations(of: property).contains(where: known.contains)
    }
    guard waiting.count == 1, let joint = waiting.first else { return nil }
    let near = folders[owner.file][0]
    let own = Set(owner.routines.map(\.file))
    let isSet = files.contains { file in
      guard
        own.contains(file) || file == scope.file || folders[file].contains(near)
      else { return false }
      return file.chains.contains { chain in
        chain.isAssigned && chain.lastName == joint.name
          && (chain.names.count > 1 || own.contains(file) && chain.start != joint.position.offset)
      }
    }
    return isSet ? nil : joint
  }

  /// `connect(interactor, presenter)`, which may join them.
  private func handsOn(_ made: [Made], in routine: Routine) -> Bool {
    let file = routine.file
    let locals = routine.variables.filter { local in
      made.contains { one in
        let start = one.chain.start
        return local.offset < start && start < file.statementEnd(from: local.offset)
      }
    }.map(\.name)
    let ways: Set = ["pushViewController", "present", "show", "init", "UINavigationController"]
    return routine.calls.contains { call in
      let name = call.name.lastName
      return name.first?.isUppercase != true && !ways.contains(name)
        && call.arguments.contains { locals.contains(file.text($0.bodyRange)) }
    }
  }

  /// `interactor.load(request: .init())` in code that only puts a scene together.
  var useCasesStartedByWiring: [Breach] {
    let makers = types.filter {
      $0.role == .configurator || $0.role == .view && $0.kind == .struct
    }
    let scopes: [Scope] = makers.flatMap(self.scopes).filter { scope in
      scope.type.role == .configurator
        ? scope.routine.isFunction || scope.routine.isInitializer
        : scope.routine.isInitializer && isWiring(scope)
    }
    return scopes.breaches { chain, scope in
      guard chain.isCalled, chain.names.count > 1, !chain.startsWithDot,
        let asked = scope.ownerType(of: chain), scope.role(of: asked) == .interactor,
        isUseCase(chain, of: asked, in: scope)
      else { return nil }
      return "\(scope.type.name) starts \(chain.lastName) while it joins the scene's parts; "
        + "let the view ask for it"
    }
  }

  func isUseCase(_ chain: Chain, of asked: WrittenType, in scope: Scope) -> Bool {
    let known = scope.declarations(of: asked)
    return (known + known.flatMap(scope.code.parents)).flatMap(\.routines).contains { way in
      guard way.isFunction, way.baseName == chain.lastName else { return false }
      let taken = way.parameters.compactMap(\.type?.names.first)
      return taken.contains { $0.hasSuffix("Request") }
        || taken.isEmpty
          && ["fetch", "load", "start", "refresh"].contains(where: chain.lastName.hasPrefix)
    }
  }
}
