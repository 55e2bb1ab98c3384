import Entities

/// One part knowing another: it holds it, is handed it, makes it or calls it.
struct Contact {
  enum Way { case holds, isHanded, makes, calls }

  let way: Way
  let name: String
  let role: Role
  let position: Position
}

extension VIPCode {
  /// Where a part knows parts of the given roles, its wiring left out.
  func contacts(of part: TypeDeclaration, with roles: Set<Role>) -> [Contact] {
    let held = part.properties.compactMap { property in
      contact(.holds, property.name, property.type, at: property.position, roles)
    }
    return held
      + part.routines.filter { !isWiring($0, in: part) }.flatMap { routine in
        handed(to: routine, roles) + called(in: Scope(type: part, routine: routine), roles)
      }
  }

  private func handed(to routine: Routine, _ roles: Set<Role>) -> [Contact] {
    routine.parameters.compactMap { parameter in
      let position = Position(file: routine.file, offset: parameter.offset)
      return routine.name.hasPrefix("init(")
        ? nil : contact(.isHanded, parameter.name, parameter.type, at: position, roles)
    }
  }

  private func called(in scope: Scope, _ roles: Set<Role>) -> [Contact] {
    let file = scope.routine.file
    return base.files[file].chains(in: scope.routine.range).compactMap { chain in
      let position = Position(file: file, offset: chain.range.lowerBound)
      if chain.isCalled, let made = chain.constructedType,
        let contact = contact(.makes, made.names[0], made, at: position, roles)
      {
        return contact
      }
      let types = base.types(along: chain, in: scope).dropLast()
      for (name, type) in zip(chain.names, types) {
        if name != "self", let contact = contact(.calls, name, type, at: position, roles) {
          return contact
        }
      }
      return nil
    }
  }

  private func contact(
    _ way: Contact.Way, _ name: String, _ type: WrittenType?, at position: Position,
    _ roles: Set<Role>
  ) -> Contact? {
    guard let role = role(of: type, from: position.file), roles.contains(role) else { return nil }
    return Contact(way: way, name: name, role: role, position: position)
  }
}
