import Entities

extension ReviewRule {
  /// An interactor speaks to the view only through the presenter.
  @Sendable static func interactorNeverTouchesView(_ code: VIPCode) -> [Breach] {
    code.parts(.interactor).flatMap { interactor in
      interactor.contacts(with: .view).map { contact in
        Breach(
          position: contact.position,
          message: "the interactor \(interactor.name) \(contact.way.words) the view "
            + "\(contact.name); hand a response to the presenter instead")
      }
    }
  }
}
