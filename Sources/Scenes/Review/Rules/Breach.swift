/// One place where code breaks a rule.
struct Breach: Placed, Sendable {
  let position: Position
  let message: String
  /// A second place of the same cause.
  var related: Position?

  init(_ file: SourceCode, _ offset: Int, _ message: String) {
    self.init(at: Position(file: file, offset: offset), message)
  }

  init(at position: Position, _ message: String, related: Position? = nil) {
    self.position = position
    self.message = message
    self.related = related
  }
}

extension Routine {
  /// One where it begins.
  func breach(_ message: String) -> Breach { Breach(file, range.lowerBound, message) }
}

extension [Routine] {
  /// One at each name of which there is something to say.
  func breaches(_ message: (Chain, Routine) -> String?) -> [Breach] {
    flatMap { routine in
      routine.chains.compactMap { chain in
        message(chain, routine).map { Breach(routine.file, chain.start, $0) }
      }
    }
  }

  /// One at each parameter of which there is something to say.
  func breachesOfParameters(_ message: (Variable, Routine) -> String?) -> [Breach] {
    flatMap { routine in
      routine.parameters.compactMap { parameter in
        message(parameter, routine).map { Breach(routine.file, parameter.offset, $0) }
      }
    }
  }
}

extension [Scope] {
  /// One at each name of which there is something to say.
  func breaches(_ message: (Chain, Scope) -> String?) -> [Breach] {
    flatMap { scope in [scope.routine].breaches { chain, _ in message(chain, scope) } }
  }
}

extension Sequence where Element: Placed {
  /// One at each of which there is something to say.
  func breaches(_ message: (Element) -> String?) -> [Breach] {
    compactMap { one in message(one).map { Breach(at: one.position, $0) } }
  }
}

extension ReviewRule {
  /// How each rule is checked, the most telling first: where one line breaks
  /// several, the first is reported.
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
