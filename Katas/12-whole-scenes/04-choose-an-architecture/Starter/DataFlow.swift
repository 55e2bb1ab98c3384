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
    // TODO: Three arrows.
    []
  case .mvvm:
    // TODO: Two arrows.
    []
  case .viper:
    // TODO: Five arrows.
    []
  }
}

/// Whether no arrow has another one that leads straight back.
func isOneWay(_ flow: Set<Arrow>) -> Bool {
  // TODO: Look for a way back.
  false
}
