import Entities

extension ReviewRule {
  /// A view holds and calls its interactor and its router, nothing further on.
  @Sendable static func viewCallsInteractorAndRouter(_ code: VIPCode) -> [Breach] {
    code.parts(.view).flatMap { view in
      past(view) + outside(view, code)
    }
  }

  private static func past(_ view: Part) -> [Breach] {
    view.contacts(with: .presenter, .worker).map { contact in
      Breach(
        position: contact.position,
        message: "the view \(view.name) \(contact.way.words) the \(contact.role) "
          + "\(contact.name); send a request to the interactor instead")
    }
  }

  private static func outside(_ view: Part, _ code: VIPCode) -> [Breach] {
    OutsideWorld.reaches(of: view, in: code).map { name, position in
      Breach(
        position: position,
        message: "the view \(view.name) reaches \(name); send a request to the interactor, "
          + "which has workers for that")
    }
  }
}

extension Contact.Way {
  /// In the middle of a sentence: the view … the presenter.
  var words: String {
    switch self {
    case .holds: "holds"
    case .isHanded: "is handed"
    case .makes: "makes"
    case .calls: "calls"
    }
  }
}
