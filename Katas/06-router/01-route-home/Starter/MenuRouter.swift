@MainActor
protocol MenuDataPassing {
  var dataStore: (any MenuDataStore)? { get }
}

/// Menu leads nowhere yet: its router only passes data.
final class MenuRouter: MenuDataPassing {
  var dataStore: (any MenuDataStore)?
}
