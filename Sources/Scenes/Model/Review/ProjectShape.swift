/// Another architecture that a project is written in, and what shows it. Judged by VIP's rules,
/// nearly every line of it would be a finding.
enum ProjectShape: Equatable, Sendable {
  /// In so many of its scenes the presenter asks the interactor, and the view does not.
  case viper(scenes: Int, of: Int)
  /// So many features have the protocols of a builder, an interactor and a router.
  case ribs(features: Int)
  case mvvm(viewModels: Int, interactors: Int)
  /// So many presenters know a view.
  case mvp(presenters: Int)
}
