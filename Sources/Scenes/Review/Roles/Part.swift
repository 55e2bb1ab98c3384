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

  func contacts(with roles: Role...) -> [Contact] {
    contacts.filter { roles.contains($0.role) }
  }
}

/// One part knowing another: it holds it, is handed it, makes it or calls it.
struct Contact: Sendable {
  /// In the middle of a sentence: the view … the presenter.
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
}
