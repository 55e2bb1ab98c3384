/// The part that a type plays in a VIP scene.
enum Role: String, CaseIterable, Codable, Sendable {
  case view, interactor, presenter, worker, router, configurator
}
