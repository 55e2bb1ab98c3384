extension VIPCode {
  /// Whether a routine makes and joins the parts of a scene, as a configurator
  /// or a view's own `setup()` does. Such a routine has to know every part. A
  /// worker and the next screen alone are no scene, unless a router makes them.
  func isWiring(_ routine: Routine, in type: TypeDeclaration) -> Bool {
    let scope = Scope(type: type, routine: routine)
    let chains = base.files[routine.file].chains(in: routine.range)
    var made: Set<Role> = []
    for chain in chains {
      if chain.isCalled, let role = role(of: chain.constructedType, from: routine.file) {
        made.insert(role)
      }
      if chain.isAssigned, chain.names.count > 1, joinsParts(chain, in: scope) { return true }
    }
    return made.count > 1
      && (role(ofType: type) == .router || !made.isDisjoint(with: [.interactor, .presenter]))
  }

  /// `presenter.viewController = self`, not `self.presenter = presenter` and not
  /// `detail.sender = self` of two screens.
  private func joinsParts(_ chain: Chain, in scope: Scope) -> Bool {
    let types = base.types(along: chain, in: scope)
    let roles = types.suffix(2).map { role(of: $0, from: scope.routine.file) }
    if let last = types.last, last != nil { return roles[1] != nil && roles != [.view, .view] }
    let ends = ["interactor", "presenter", "viewController", "router", "worker", "output"]
    return ends.contains(chain.names[chain.names.count - 1])
  }
}
