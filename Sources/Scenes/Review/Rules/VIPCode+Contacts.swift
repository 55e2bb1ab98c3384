extension VIPCode {
  /// Where parts of a role know parts of others.
  /// - Parameter mend: what to do instead.
  func contacts(
    of holder: Role, with others: Role..., mend: String,
    where isMeant: (Contact) -> Bool = { _ in true }
  ) -> [Breach] {
    parts(holder).flatMap { part in
      part.contacts.filter { others.contains($0.role) && isMeant($0) }.map { contact in
        Breach(
          position: contact.position,
          message: "the \(holder) \(part.name) \(contact.way.rawValue) the \(contact.role) "
            + "\(contact.name); \(mend)")
      }
    }
  }
}
