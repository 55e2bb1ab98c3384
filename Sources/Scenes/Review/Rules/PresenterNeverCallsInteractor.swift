import Entities

extension ReviewRule {
  /// A presenter never goes back to the interactor that called it.
  @Sendable static func presenterNeverCallsInteractor(_ code: VIPCode) -> [Breach] {
    code.parts(.presenter).flatMap { presenter in
      presenter.contacts(with: .interactor).map { contact in
        Breach(
          position: contact.position,
          message: "the presenter \(presenter.name) \(contact.way.words) the interactor "
            + "\(contact.name); let the view send the next request")
      }
    }
  }
}
