extension VIPCode {
  /// If a scene has a configurator, only that puts the scene together.
  var routerUsesConfigurators: [Breach] {
    let configured = Dictionary(
      types.flatMap { type in scenes(madeBy: type).map { ($0, type.name) } },
      uniquingKeysWith: { first, _ in first })
    let factories = types.filter { $0.isConcrete && $0.role == nil && $0.name.hasSuffix("Factory") }
    return types.filter { $0.isConcrete && ($0.role == .router || isDelegate($0)) }
      .flatMap { router in
        router.routines.breaches { chain, routine in
          guard let made = concreteType(chain.constructedType, from: routine.file),
            let scene = made.scene, scene != router.scene, made.isReference,
            [.view, .interactor, .presenter].contains(made.role), !wiresItself(made),
            configured[scene] != nil
              || router.role == .router && assemblesScene(made, in: routine)
                // An app's router that returns the screen makes it for others.
                && (router.scene != nil || routine.result == nil),
            !isConfigured(chain, by: configured[scene], in: routine)
          else { return nil }
          let configurator = configured[scene] ?? "one configurator"
          return "\(router.role == .router ? "the router " : "")\(router.path) makes "
            + "\(made.name) by itself; let \(configurator) make the scene \(scene.name)"
        }
      } + factories.flatMap(scenesPutTogether)
  }

  /// `HomeInteractor()` in a factory that makes scenes for others, if Home has a configurator.
  private func scenesPutTogether(by factory: TypeDeclaration) -> [Breach] {
    let configurators = types.filter { $0.role == .configurator }
    var told: Set<SceneName> = []
    return factory.routines.breaches { chain, routine in
      guard let made = concreteType(chain.constructedType, from: routine.file),
        made.isReference, made.role == .interactor || made.role == .presenter,
        let scene = made.scene,
        let configurator = configurators.first(where: { $0.scene == scene }),
        told.insert(scene).inserted
      else { return nil }
      return "\(factory.path) makes \(made.name) by itself; "
        + "let \(configurator.name) make the scene \(scene.name)"
    }
  }

  /// A configurator's scene, or the scenes of which an assembly makes a view with its interactor or
  /// presenter.
  private func scenes(madeBy type: TypeDeclaration) -> [SceneName] {
    if type.role == .configurator { return [type.scene].compactMap { $0 } }
    guard type.role == nil, type.isConcrete,
      ["Assembly", "Assembler", "Builder", "Factory", "Module"].contains(where: type.name.hasSuffix)
    else { return [] }
    return type.routines.flatMap { routine -> [SceneName] in
      let made = routine.chains.compactMap { chain in
        concreteType(chain.constructedType, from: routine.file)
      }
      let hearts = made.filter { $0.role == .interactor || $0.role == .presenter }
      return made.filter { $0.role == .view }.compactMap(\.scene).filter { scene in
        hearts.contains { $0.scene == scene }
      }
    }
  }

  /// `AppDelegate`, which shows the first screen.
  private func isDelegate(_ type: TypeDeclaration) -> Bool {
    ["UIApplicationDelegate", "UIWindowSceneDelegate"].contains(where: type.ancestors.contains)
  }

  /// Whether making the type puts the scene together: the interactor does, or the presenter if the
  /// interactor comes from elsewhere.
  private func assemblesScene(_ made: TypeDeclaration, in routine: Routine) -> Bool {
    made.role == .interactor
      || made.role == .presenter
        && !routine.chains.contains { chain in
          let other = concreteType(chain.constructedType, from: routine.file)
          return other?.role == .interactor && other?.scene == made.scene
        }
  }

  /// `HomeConfigurator.configure(home)` beside `let home = HomeViewController()`.
  private func isConfigured(_ made: Chain, by name: String?, in routine: Routine) -> Bool {
    let file = routine.file
    let local = routine.variables.last {
      $0.offset < made.range.lowerBound
        && made.range.lowerBound < file.statementEnd(from: $0.offset)
    }
    let asked = routine.chains.filter { $0.names[0] == name }
    return asked.contains { chain in
      let offset = chain.start
      let statement = file.lineStart(of: offset)..<file.statementEnd(from: offset)
      let isKept = routine.variables.contains {
        statement.contains($0.offset) && $0.type?.names.first == name
      }
      return isKept || statement.contains(made.range.lowerBound)
        || file.chains(in: statement).contains { $0.names[0] == local?.name }
    }
  }

  /// A view whose own `setup()` makes its parts, or asks the configurator to.
  private func wiresItself(_ type: TypeDeclaration) -> Bool {
    type.role == .view
      && scopes(of: type).contains { scope in
        isWiring(scope)
          || scope.routine.chains.contains { $0.names[0].hasSuffix("Configurator") }
      }
  }
}
