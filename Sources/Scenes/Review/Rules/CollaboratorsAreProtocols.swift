extension ReviewRule {
  private static let collaborators: Set<Role> = [.interactor, .presenter, .router, .worker]

  /// A part knows its collaborators by protocol. Routers may name the view
  /// whose UIKit methods they call.
  @Sendable static func collaboratorsAreProtocols(_ code: VIPCode) -> [Breach] {
    code.parts(.view, .interactor, .presenter, .router).flatMap { part in
      let roles = collaborators.union([.interactor, .presenter].contains(part.role) ? [.view] : [])
        .subtracting([part.role])
      let held = held(by: part, roles, code)
      return held.map(\.breach) + made(by: part, roles, but: Set(held.map(\.type)), code)
        + cast(by: part, to: roles.union(collaborators), code) + asked(by: part, code)
    } + code.parts(.worker).flatMap { helpers(of: $0, code) }
  }

  /// `let network = NetworkWorker()` in another worker, although it fulfils a protocol.
  private static func helpers(of worker: Part, _ code: VIPCode) -> [Breach] {
    worker.type.properties.compactMap { property in
      guard let concrete = code.concreteType(property.type, from: property.position.file),
        concrete.role == .worker || RoleNames.isService(concrete.name),
        !VIPCode.servants.contains(where: concrete.name.contains),
        let promise = concrete.ancestors.lazy
          .compactMap({ code.declaration(named: $0, from: concrete.position.file) })
          .first(where: {
            $0.kind == .protocol && !RoleFinder.isListener($0.name)
              && $0.routines.contains(where: \.isFunction)
          })
      else { return nil }
      return Breach(
        at: property.position,
        "\(worker.name) holds the concrete \(concrete.name); hold a \(promise.name)")
    }
  }

  /// `OrderWorker.load()`: what is asked by the type's name has no protocol in between.
  private static func asked(by part: Part, _ code: VIPCode) -> [Breach] {
    guard [.interactor, .presenter].contains(part.role) else { return [] }
    return part.routines.flatMap { routine in
      routine.chains.compactMap { chain -> Breach? in
        guard chain.isCalled, chain.names.count == 2, !chain.startsWithDot, !chain.isOnSelf,
          chain.constructedType == nil,
          routine.variable(chain.names[0], before: chain.range.lowerBound) == nil,
          let type = code.concreteType(WrittenType(names: [chain.names[0]]), from: routine.file),
          let role = type.role, role != .configurator, role != part.role
        else { return nil }
        return Breach(
          routine.file, chain.range.lowerBound,
          "\(part.name) asks \(type.name) by its type; "
            + "give the \(role) a protocol, and take one of it from outside")
      }
    }
  }

  private static func held(
    by part: Part, _ roles: Set<Role>, _ code: VIPCode
  ) -> [(type: String, breach: Breach)] {
    part.type.properties.compactMap { property in
      guard let concrete = code.concreteType(property.type, from: property.position.file),
        let role = code.role(of: property) ?? servantRole(of: concrete, in: part),
        roles.contains(role), !isBound(concrete, role, to: part)
      else { return nil }
      let message =
        "\(part.name) holds the concrete \(concrete.name); "
        + "give the \(role) a protocol and hold that"
      return (concrete.path, Breach(at: property.position, message))
    }
  }

  /// A `NetworkManager` in an interactor works for it, whatever it is called.
  private static func servantRole(of type: TypeDeclaration, in part: Part) -> Role? {
    part.role == .interactor && type.role == nil && type.kind != .enum
      && RoleNames.isService(type.name)
      && !(type.name.hasSuffix("DataStore") && !type.routines.contains(where: \.isFunction))
      && !VIPCode.servants.contains(where: type.name.contains) ? .worker : nil
  }

  /// A navigation stack binds to the router's own path, and an environment hands on a class.
  private static func isBound(
    _ concrete: TypeDeclaration, _ role: Role, to part: Part
  ) -> Bool {
    role == .router && part.type.kind == .struct
      && (concrete.customAttributes.contains("Observable")
        || concrete.ancestors.contains("ObservableObject"))
  }

  /// `dataStore as? HomeInteractor`; views and routers cast to screens after a segue.
  private static func cast(by part: Part, to roles: Set<Role>, _ code: VIPCode) -> [Breach] {
    part.routines.flatMap { routine in
      let file = routine.file
      let casts = routine.tokens.filter { $0.kind == "keyword" && file.text($0) == "as" }
      return casts.compactMap { cast -> Breach? in
        guard let chain = file.chains(in: cast.range.upperBound..<routine.range.upperBound).first,
          let type = code.concreteType(
            WrittenType(names: [chain.names.joined(separator: ".")]), from: file),
          let role = type.role, roles.contains(role)
        else { return nil }
        return Breach(
          file, chain.range.lowerBound,
          "\(part.name) casts to the concrete \(type.name); "
            + "put what it needs into a protocol of the \(role)")
      }
    }
  }

  /// `Authenticator()` of an interactor, which goes on to ask it.
  private static func helps(
    _ type: TypeDeclaration, by chain: Chain, in routine: Routine, of part: Part
  ) -> Bool {
    guard part.role == .interactor, type.role == nil, type.kind == .class,
      type.routines.contains(where: \.isFunction), type.path == type.name,
      !VIPCode.servants.contains(where: type.name.contains),
      routine.file.call(of: chain)?.arguments.isEmpty == true
    else { return false }
    let held = routine.variables.filter {
      $0.source == nil && $0.type?.names == chain.constructedType?.names
        && $0.offset < chain.range.lowerBound
    }.map(\.name)
    return routine.file.goesOn(after: chain)
      || routine.chains.contains {
        $0.isCalled && $0.names.count > 1 && held.contains($0.names[0])
      }
  }

  /// What is held is told once, where it is held.
  private static func made(
    by part: Part, _ roles: Set<Role>, but told: Set<String>, _ code: VIPCode
  ) -> [Breach] {
    part.routines.filter(\.isFunction).flatMap { routine in
      routine.chains.compactMap { chain in
        guard let type = chain.constructedType,
          let concrete = code.concreteType(type, from: routine.file), !told.contains(concrete.path),
          let role = code.role(of: type, from: routine.file)
            ?? (helps(concrete, by: chain, in: routine, of: part) ? .worker : nil),
          roles.contains(role), role != .view
        else { return nil }
        return Breach(
          routine.file, chain.range.lowerBound,
          "\(part.name) makes its own \(concrete.name); "
            + "take a protocol of the \(role) from outside")
      }
    }
  }
}
