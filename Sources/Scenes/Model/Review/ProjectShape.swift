/// Another architecture that a project is written in, and the evidence for it. Judged by VIP's
/// rules, nearly every line of it would be a finding.
enum ProjectShape: Equatable, Sendable {
  /// In this many of its scenes the presenter knows the interactor, and the view does not.
  case viper(scenes: Int, of: Int)
  /// This many features have builder, interactor and router protocols.
  case ribs(features: Int)
  case mvvm(viewModels: Int, interactors: Int)
  /// This many presenters know a view.
  case mvp(presenters: Int)
}
