/// What a reviewer has counted about a protocol.
struct ProtocolFacts: Equatable, Sendable {
  let conformersInApp: Int
  let standInsInTests: Int
}

/// What a reviewer has counted about a presenter and the interactor before it.
struct PresenterFacts: Equatable, Sendable {
  let textsMadeByPresenter: Int
  let textsMadeByInteractor: Int
}

enum Verdict: Equatable, Sendable {
  case earnsItsPlace
  /// A protocol that nobody needs: remove it.
  case sprawl
  /// A part whose work is done by another one: move the work.
  case workIsElsewhere
  /// A part without work, since there is none: say so, and pay.
  case honestPrice
}

func verdict(on facts: ProtocolFacts) -> Verdict {
  facts.conformersInApp + facts.standInsInTests > 1
    ? .earnsItsPlace : .sprawl
}

func verdict(on facts: PresenterFacts) -> Verdict {
  if facts.textsMadeByInteractor > facts.textsMadeByPresenter {
    return .workIsElsewhere
  }
  return facts.textsMadeByPresenter > 0 ? .earnsItsPlace : .honestPrice
}
