extension ReviewRule {
  /// A part knows its collaborators by protocol. Routers may name the view
  /// whose UIKit methods they call.
  @Sendable static func collaboratorsAreProtocols(_ code: VIPCode) -> [Breach] {
    let wanted: [(holder: Role, held: Set<Role>)] = [
      (.view, [.interactor, .presenter, .router, .worker]),
      (.interactor, [.presenter, .worker, .view, .router]),
      (.presenter, [.view, .interactor, .worker, .router]),
      (.router, [.interactor, .presenter, .worker]),
    ]
    return wanted.flatMap { pair in
      code.parts(pair.holder).flatMap { part in
        let held = held(by: part, pair.held, code)
        return held.map(\.breach) + made(by: part, pair.held, but: Set(held.map(\.type)), code)
          + cast(by: part, code)
      }
    }
  }

  private static func held(
    by part: Part, _ roles: Set<Role>, _ code: VIPCode
  ) -> [(type: String, breach: Breach)] {
    part.type.properties.compactMap { property in
      let file = property.position.file
      guard let role = code.role(of: property.type, from: file), roles.contains(role),
        let concrete = code.concreteType(property.type, from: file)
      else { return nil }
      let message =
        "\(part.name) holds the concrete \(concrete.name); "
        + "give the \(role) a protocol and hold that"
      return (concrete.path, Breach(position: property.position, message: message))
    }
  }

  /// `dataStore as? HomeInteractor`; screens are cast to after a segue.
  private static func cast(by part: Part, _ code: VIPCode) -> [Breach] {
    part.routines.flatMap { routine in
      let file = code.base.files[routine.file]
      let casts = file.tokens(in: routine.range).filter {
        $0.kind == "keyword" && file.text($0.range) == "as"
      }
      return casts.compactMap { cast -> Breach? in
        guard let chain = file.chains(in: cast.range.upperBound..<routine.range.upperBound).first,
          let type = code.concreteType(
            WrittenType(names: [chain.names.joined(separator: ".")]), from: routine.file),
          let role = code.role(ofType: type),
          [.interactor, .presenter, .router, .worker].contains(role)
        else { return nil }
        return Breach(
          position: Position(file: routine.file, offset: chain.range.lowerBound),
          message: "\(part.name) casts to the concrete \(type.name); "
            + "put what it needs into a protocol of the \(role)")
      }
    }
  }

  /// What is held is told once, where it is held.
  private static func made(
    by part: Part, _ roles: Set<Role>, but told: Set<String>, _ code: VIPCode
  ) -> [Breach] {
    let functions = part.routines.filter { $0.isFunction && !$0.name.hasPrefix("init(") }
    return functions.flatMap { routine in
      code.base.files[routine.file].chains(in: routine.range).compactMap { chain in
        guard chain.isCalled, let type = chain.constructedType,
          let role = code.role(of: type, from: routine.file), roles.contains(role), role != .view,
          let concrete = code.concreteType(type, from: routine.file), !told.contains(concrete.path)
        else { return nil }
        return Breach(
          position: Position(file: routine.file, offset: chain.range.lowerBound),
          message: "\(part.name) makes its own \(concrete.name); "
            + "take a protocol of the \(role) from outside")
      }
    }
  }
}

extension Routine {
  /// Not the accessors or the initial value of a property.
  var isFunction: Bool { name.hasSuffix(")") }
}
