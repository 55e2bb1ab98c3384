/// Finds where parts know each other.
extension VIPCode {
  /// A hidden role in a protocol that a caller knows: the view in the presenter's protocol.
  func shown(by role: Role, _ hidden: Role, to caller: Role) -> [Breach] {
    let promises = Set(held(by: caller).flatMap { [$0.name] + $0.ancestors })
    return sceneProtocols(role).filter { promises.contains($0.name) }.flatMap { promise in
      promise.properties.breaches { property in
        self.role(of: property) == hidden
          ? "\(promise.name) shows the \(caller) the \(hidden) in \(property.name); "
            + "take it out of what the \(role) promises" : nil
      }
    }
  }

  /// The places where parts of a role know parts of other roles.
  /// - Parameter mend: what to do instead.
  func contacts(
    of holder: Role, with others: Role..., mend: String,
    where isMeant: (Contact) -> Bool = { _ in true }
  ) -> [Breach] {
    parts(holder).flatMap { part in
      part.contacts.filter { others.contains($0.role) && isMeant($0) }.breaches {
        "the \(holder) \(part.name) \($0.way.rawValue) the \($0.role) \($0.name); \(mend)"
      }
    }
  }
}
