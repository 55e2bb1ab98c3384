@MainActor
protocol HomeDataPassing {
  var dataStore: (any HomeDataStore)? { get }
}

/// Home leads nowhere yet: its router only passes data.
final class HomeRouter: HomeDataPassing {
  var dataStore: (any HomeDataStore)?
}
