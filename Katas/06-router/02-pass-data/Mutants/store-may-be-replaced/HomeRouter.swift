@MainActor
protocol HomeDataPassing {
  var dataStore: (any HomeDataStore)? { get set }
}

/// Home leads nowhere yet: its router only passes data.
final class HomeRouter: HomeDataPassing {
  var dataStore: (any HomeDataStore)?
}
