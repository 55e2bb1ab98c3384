/// A concrete type that plays a role in a VIP scene.
struct Part: Sendable {
  let type: TypeDeclaration
  let role: Role
  let scene: SceneName
  /// All routines but those that create and connect the scene's parts.
  let routines: [Routine]
  let contacts: [Contact]

  /// With the scene around it: `Login.Presenter` where types are nested.
  var name: String { type.path }

  init(_ type: TypeDeclaration, in code: VIPCode) {
    self.type = type
    role = type.role ?? .view
    scene = type.scene ?? SceneName(name: "")
    let scopes = code.scopes(of: type).filter { !code.isWiring($0) }
    routines = scopes.map(\.routine)
    let held = type.properties.compactMap {
      Contact(.holds, $0.name, $0.type, at: $0.position, in: code)
    }
    contacts = held + scopes.flatMap { $0.handed + $0.called }
  }

  func scopes(in code: VIPCode) -> [Scope] {
    routines.map { Scope(code: code, type: type, routine: $0) }
  }
}

/// One part knowing another: it holds it, is handed it, makes it or calls it.
struct Contact: Placed, Sendable {
  /// Raw values fit into a sentence: the view … the presenter.
  enum Way: String, Sendable {
    case holds
    case isHanded = "is handed"
    case makes, calls
  }

  let way: Way
  let name: String
  let role: Role
  let type: WrittenType?
  let position: Position

  /// Nil if the type is no part.
  fileprivate init?(
    _ way: Way, _ name: String, _ type: WrittenType?, at position: Position, in code: VIPCode
  ) {
    let one = way == .calls ? type : type.map { WrittenType(names: $0.names) }
    guard let role = code.role(of: one, from: position.file) else { return nil }
    self.way = way
    self.name = name
    self.role = role
    self.type = type
    self.position = position
  }
}

extension Scope {
  /// The parts that it is handed, but not as a delegate, `interactor(_ interactor:didFetch:)`, to
  /// which the caller passes itself.
  fileprivate var handed: [Contact] {
    guard !routine.isInitializer || type.role == .interactor else { return [] }
    let others = routine.parameters.filter { !routine.name.hasPrefix($0.name + "(") }
    return others.compactMap { contact(.isHanded, $0.name, $0.type, at: $0.offset) }.filter { new in
      // A part that it is made with and keeps is reported at the property.
      !routine.isInitializer || !type.properties.contains { code.role(of: $0) == new.role }
    }
  }

  fileprivate var called: [Contact] {
    routine.chains.flatMap { chain -> [Contact] in
      let offset = chain.start
      if let made = chain.constructedType {
        return [contact(.makes, made.names[0], made, at: offset)].compactMap { $0 }
      }
      guard chain.names.count > 1 else { return [] }
      return zip(chain.names, types(along: chain).dropLast()).compactMap { name, type in
        guard name != "self", chain.isCalled || chain.isOnCast || type?.names != [name] else {
          return nil
        }
        return contact(.calls, name, type, at: offset)
      }
    }
  }

  private func contact(
    _ way: Contact.Way, _ name: String, _ type: WrittenType?, at offset: Int
  ) -> Contact? {
    Contact(way, name, type, at: Position(file: file, offset: offset), in: code)
  }
}
