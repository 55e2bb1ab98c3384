import Entities

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
      code.parts(pair.holder).flatMap {
        held(by: $0, pair.held, code) + made(by: $0, pair.held, code)
      }
    }
  }

  private static func held(
    by part: TypeDeclaration, _ roles: Set<Role>, _ code: VIPCode
  ) -> [Breach] {
    part.properties.compactMap { property in
      let file = property.position.file
      guard let role = code.role(of: property.type, from: file), roles.contains(role),
        let concrete = code.concreteType(property.type, from: file)
      else { return nil }
      return Breach(
        position: property.position,
        message: "\(part.name) holds the concrete \(concrete.name); "
          + "give the \(role) a protocol and hold that")
    }
  }

  private static func made(
    by part: TypeDeclaration, _ roles: Set<Role>, _ code: VIPCode
  ) -> [Breach] {
    let functions = part.routines.filter {
      $0.name.hasSuffix(")") && !$0.name.hasPrefix("init(") && !code.isWiring($0, in: part)
    }
    return functions.flatMap { routine in
      code.base.files[routine.file].chains(in: routine.range).compactMap { chain in
        guard chain.isCalled, let type = chain.constructedType,
          let role = code.role(of: type, from: routine.file), roles.contains(role), role != .view,
          let concrete = code.concreteType(type, from: routine.file)
        else { return nil }
        return Breach(
          position: Position(file: routine.file, offset: chain.range.lowerBound),
          message: "\(part.name) makes its own \(concrete.name); "
            + "take a protocol of the \(role) from outside")
      }
    }
  }
}
