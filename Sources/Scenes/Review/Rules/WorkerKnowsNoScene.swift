import Entities

extension ReviewRule {
  /// A worker answers whoever asked; it knows no part of a scene.
  @Sendable static func workerKnowsNoScene(_ code: VIPCode) -> [Breach] {
    code.parts(.worker).flatMap { worker in
      worker.contacts(with: .view, .presenter, .interactor)
        .filter { !RoleFinder.isScreenClass($0.name) }
        .map { contact in
          Breach(
            position: contact.position,
            message: "the worker \(worker.name) \(contact.way.words) the \(contact.role) "
              + "\(contact.name); return a value or call a completion instead")
        }
    }
  }
}
