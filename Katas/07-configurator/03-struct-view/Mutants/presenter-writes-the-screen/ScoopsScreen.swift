import Observation

/// What is on the screen. An object: all copies of a view share it, and SwiftUI observes it.
@MainActor
@Observable
final class ScoopsScreen {
  var cones: [String] = []
  var flavors: [String] = []
  var toppings: [String] = []
}
