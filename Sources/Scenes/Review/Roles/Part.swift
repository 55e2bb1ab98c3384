import Entities

/// A concrete type that plays a role in a VIP scene.
struct Part: Sendable {
  let type: TypeDeclaration
  let role: Role
  let scene: String
  /// Without those that make and join the scene's parts.
  let routines: [Routine]
  /// Where it knows other parts.
  let contacts: [Contact]

  /// With the scene around it: `Login.Presenter` where types are nested.
  var name: String { type.path }
  var scopes: [Scope] { routines.map { Scope(type: type, routine: $0) } }

  func contacts(with roles: Role...) -> [Contact] {
    contacts.filter { roles.contains($0.role) }
  }
}

/// One part knowing another: it holds it, is handed it, makes it or calls it.
struct Contact: Sendable {
  enum Way: Sendable { case holds, isHanded, makes, calls }

  let way: Way
  let name: String
  let role: Role
  let position: Position
}
