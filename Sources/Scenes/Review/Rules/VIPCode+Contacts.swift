import Entities

/// One part knowing another: it holds it, is handed it, makes it or calls it.
struct Contact {
  enum Way { case holds, isHanded, makes, calls }

  let way: Way
  let name: String
  let role: Role
  let place: Place
}

extension VIPCode {
  /// Where a part knows parts of the given roles, its wiring left out.
  func contacts(of part: TypeDeclaration, with roles: Set<Role>) -> [Contact] {
    let held = part.properties.compactMap { property in
      contact(.holds, property.name, property.type, at: property.place, roles)
    }
    return held
      + part.routines.filter { !isWiring($0, in: part) }.flatMap { routine in
        handed(to: routine, roles) + called(in: Scope(type: part, routine: routine), roles)
      }
  }

  private func handed(to routine: Routine, _ roles: Set<Role>) -> [Contact] {
    routine.parameters.compactMap { parameter in
      let place = Place(file: routine.file, offset: parameter.offset)
      return routine.name.hasPrefix("init(")
        ? nil : contact(.isHanded, parameter.name, parameter.type, at: place, roles)
    }
  }

  private func called(in scope: Scope, _ roles: Set<Role>) -> [Contact] {
    let file = scope.routine.file
    return base.files[file].chains(in: scope.routine.range).compactMap { chain in
      let place = Place(file: file, offset: chain.range.lowerBound)
      if chain.isCalled, let made = chain.constructedType,
        let contact = contact(.makes, made.names[0], made, at: place, roles)
      {
        return contact
      }
      let types = base.types(along: chain, in: scope).dropLast()
      for (name, type) in zip(chain.names, types) {
        if name != "self", let contact = contact(.calls, name, type, at: place, roles) {
          return contact
        }
      }
      return nil
    }
  }

  private func contact(
    _ way: Contact.Way, _ name: String, _ type: WrittenType?, at place: Place, _ roles: Set<Role>
  ) -> Contact? {
    guard let role = role(of: type, from: place.file), roles.contains(role) else { return nil }
    return Contact(way: way, name: name, role: role, place: place)
  }
}
