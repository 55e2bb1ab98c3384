extension ReviewRule {
  /// Who knows how a scene is put together is its configurator, where it has one.
  @Sendable static func routerUsesConfigurators(_ code: VIPCode) -> [Breach] {
    let configured = Dictionary(
      code.types.filter { $0.role == .configurator }.compactMap { type in
        type.scene.map { ($0, type.name) }
      }, uniquingKeysWith: { first, _ in first })
    return code.parts(.router).flatMap { router in
      router.type.routines.breaches { chain, routine in
        guard let made = code.concreteType(chain.constructedType, from: routine.file),
          let scene = made.scene, scene != router.scene, made.isReference,
          [.view, .interactor, .presenter].contains(made.role), !wiresItself(made, code),
          configured[scene] != nil || made.role == .interactor,
          !isConfigured(chain, by: configured[scene], in: routine)
        else { return nil }
        let configurator = configured[scene] ?? "one configurator"
        return "the router \(router.name) makes \(made.name) by itself; "
          + "let \(configurator) make the scene \(scene.name)"
      }
    }
  }

  /// `HomeConfigurator.configure(home)` beside `let home = HomeViewController()`.
  private static func isConfigured(_ made: Chain, by name: String?, in routine: Routine) -> Bool {
    let file = routine.file
    let local = routine.variables.last {
      $0.offset < made.range.lowerBound
        && made.range.lowerBound < file.statementEnd(from: $0.offset)
    }
    let asked = routine.chains.filter { $0.names[0] == name }
    return asked.contains { chain in
      let offset = chain.range.lowerBound
      let statement = file.lineStart(of: offset)..<file.statementEnd(from: offset)
      let isKept = routine.variables.contains {
        statement.contains($0.offset) && $0.type?.names.first == name
      }
      return isKept || statement.contains(made.range.lowerBound)
        || file.chains(in: statement).contains { $0.names[0] == local?.name }
    }
  }

  /// A view whose own `setup()` makes its parts, or asks the configurator to.
  private static func wiresItself(_ type: TypeDeclaration, _ code: VIPCode) -> Bool {
    type.role == .view
      && type.routines.contains { routine in
        code.isWiring(Scope(code: code, type: type, routine: routine))
          || routine.chains.contains { $0.names[0].hasSuffix("Configurator") }
      }
  }
}
