enum Part: String, Sendable {
  case view
  case viewModel
  case interactor
  case presenter
  case router
}

/// One part speaks to another.
struct Arrow: Hashable, Sendable, CustomStringConvertible {
  let from: Part
  let to: Part

  var description: String { "\(from) to \(to)" }
}

/// Who speaks to whom.
func dataFlow(of architecture: Architecture) -> Set<Arrow> {
  switch architecture {
  case .vip:
    [
      Arrow(from: .view, to: .interactor),
      Arrow(from: .interactor, to: .presenter),
      Arrow(from: .presenter, to: .view),
    ]
  case .mvvm:
    [
      Arrow(from: .view, to: .viewModel),
      Arrow(from: .viewModel, to: .view),
    ]
  case .viper:
    [
      Arrow(from: .view, to: .presenter),
      Arrow(from: .presenter, to: .view),
      Arrow(from: .presenter, to: .interactor),
      Arrow(from: .interactor, to: .presenter),
      Arrow(from: .presenter, to: .router),
    ]
  }
}

/// Whether no arrow has another one that leads straight back.
func isOneWay(_ flow: Set<Arrow>) -> Bool {
  !flow.contains { arrow in
    arrow.from == .view
      && flow.contains(Arrow(from: arrow.to, to: arrow.from))
  }
}
