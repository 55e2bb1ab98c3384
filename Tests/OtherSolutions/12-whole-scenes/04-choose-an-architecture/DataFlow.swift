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
      Arrow(from: .presenter, to: .view),
      Arrow(from: .view, to: .interactor),
      Arrow(from: .interactor, to: .presenter),
    ]
  case .mvvm:
    both(.view, .viewModel)
  case .viper:
    both(.presenter, .view)
      .union(both(.presenter, .interactor))
      .union([Arrow(from: .presenter, to: .router)])
  }
}

private func both(_ one: Part, _ other: Part) -> Set<Arrow> {
  [Arrow(from: one, to: other), Arrow(from: other, to: one)]
}

/// Whether no arrow has another one that leads straight back.
func isOneWay(_ flow: Set<Arrow>) -> Bool {
  let reversed = Set(flow.map { Arrow(from: $0.to, to: $0.from) })
  return flow.isDisjoint(with: reversed)
}
