extension ReviewRule {
  private static let controls: Set = [
    "UIAlertAction", "UIBarButtonItem", "UIButton", "UILabel", "UITextField", "UIWindow",
  ]

  /// A presenter words what is shown; where and how it appears is the view's.
  @Sendable static func presenterKnowsNoScreen(_ code: VIPCode) -> [Breach] {
    code.parts(.presenter).flatMap { presenter in
      presenter.routines.filter(\.isFunction).flatMap { routine in
        routine.chains.compactMap { chain -> Breach? in
          guard !chain.startsWithDot, !chain.isOnSelf, let name = chain.names.first,
            RoleFinder.isScreenClass(name) || controls.contains(name)
          else { return nil }
          return Breach(
            routine.file, chain.range.lowerBound,
            "the presenter \(presenter.name) works with \(name); "
              + "put what the view needs into the view model")
        }
      }
    }
  }
}
