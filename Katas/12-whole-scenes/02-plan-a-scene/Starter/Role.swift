/// A component of a scene, in the order in which they are best written: what others talk through
/// comes first.
enum Role: String, CaseIterable, Equatable, Sendable {
  case models = "Models"
  case interactor = "Interactor"
  case presenter = "Presenter"
  case viewController = "ViewController"
  case worker = "Worker"
  case router = "Router"
  case configurator = "Configurator"
}
