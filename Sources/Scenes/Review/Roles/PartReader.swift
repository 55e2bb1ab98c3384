/// Finds out what a type with a role knows of other parts.
struct PartReader: Sendable {
  let code: VIPCode

  /// - Parameter number: of a type with a role and a scene.
  func part(_ number: Int) -> Part {
    let type = code.base.types[number]
    let routines = type.routines.filter { !code.isWiring($0, in: type) }
    let held = type.properties.compactMap {
      contact(.holds, $0.name, $0.type, at: $0.position)
    }
    let others = routines.flatMap { handed(to: $0) + called(in: Scope(type: type, routine: $0)) }
    return Part(
      type: type, role: code.roles[number] ?? .view, scene: code.scenes[number] ?? "",
      routines: routines, contacts: held + others)
  }

  /// Not in the manner of delegates, `interactor(_ interactor:didFetch:)`: whoever
  /// calls names itself.
  private func handed(to routine: Routine) -> [Contact] {
    guard !routine.name.hasPrefix("init(") else { return [] }
    let others = routine.parameters.filter { !routine.name.hasPrefix($0.name + "(") }
    return others.compactMap {
      contact(
        .isHanded, $0.name, $0.type, at: Position(file: routine.file, offset: $0.offset))
    }
  }

  private func called(in scope: Scope) -> [Contact] {
    let file = scope.routine.file
    return code.base.files[file].chains(in: scope.routine.range).flatMap { chain -> [Contact] in
      let position = Position(file: file, offset: chain.range.lowerBound)
      if chain.isCalled, let made = chain.constructedType {
        return [contact(.makes, made.names[0], made, at: position)].compactMap { $0 }
      }
      guard chain.names.count > 1 else { return [] }
      let types = code.base.types(along: chain, in: scope).dropLast()
      return zip(chain.names, types).compactMap { name, type in
        guard name != "self", chain.isCalled || chain.isOnCast || type?.names != [name] else {
          return nil
        }
        return contact(.calls, name, type, at: position)
      }
    }
  }

  private func contact(
    _ way: Contact.Way, _ name: String, _ type: WrittenType?, at position: Position
  ) -> Contact? {
    code.role(of: type, from: position.file).map {
      Contact(way: way, name: name, role: $0, type: type, position: position)
    }
  }
}
