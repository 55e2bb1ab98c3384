extension ReviewRule {
  /// How each rule is checked, the most telling first: if a line of a kata breaks several, its
  /// verdict names the first.
  static let checks: [(rule: String, check: @Sendable (VIPCode) -> [Breach])] = [
    ("view-calls-interactor-and-router", { $0.viewCallsInteractorAndRouter }),
    ("presenter-never-calls-interactor", { $0.presenterNeverCallsInteractor }),
    ("interactor-never-touches-view", { $0.interactorNeverTouchesView }),
    ("worker-knows-no-scene", { $0.workerKnowsNoScene }),
    ("interactor-asks-workers", { $0.interactorAsksWorkers }),
    ("interactor-answers-through-presenter", { $0.interactorAnswersThroughPresenter }),
    ("models-flow-one-way", { $0.modelsFlowOneWay }),
    ("interactor-imports-no-ui", { $0.interactorImportsNoUI }),
    ("router-navigates", { $0.routerNavigates }),
    ("router-uses-configurators", { $0.routerUsesConfigurators }),
    ("presenter-knows-no-screen", { $0.presenterKnowsNoScreen }),
    ("presenter-is-pure", { $0.presenterIsPure }),
    ("presenter-names-every-case", { $0.presenterNamesEveryCase }),
    ("interactor-never-formats", { $0.interactorNeverFormats }),
    ("collaborators-are-protocols", { $0.collaboratorsAreProtocols }),
    ("view-is-held-weakly", { $0.viewIsHeldWeakly }),
    ("no-view-model-class", { $0.noViewModelClass }),
    ("models-are-values", { $0.modelsAreValues }),
    ("view-models-are-display-ready", { $0.viewModelsAreDisplayReady }),
    ("view-keeps-no-entity", { $0.viewKeepsNoEntity }),
    ("view-only-displays", { $0.viewOnlyDisplays }),
    ("one-component-a-file", { $0.oneComponentAFile }),
  ]
}
