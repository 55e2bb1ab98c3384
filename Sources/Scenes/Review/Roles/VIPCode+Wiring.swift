import Entities

extension VIPCode {
  /// Whether a routine makes and joins the parts of a scene, as a configurator
  /// or a view's own `setup()` does. Such a routine has to know every part.
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
  }

  /// `presenter.viewController = self`, not `self.presenter = presenter`.
  private func joinsParts(_ chain: Chain, in scope: Scope) -> Bool {
    if let last = base.types(along: chain, in: scope).last, let type = last {
      return role(of: type, from: scope.routine.file) != nil
    }
    let ends = ["interactor", "presenter", "viewController", "router", "worker", "output"]
    return ends.contains(chain.names[chain.names.count - 1])
  }
}
