extension ReviewRule {
  private static let stack: Set = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers",
  ]

  /// Going to another screen is the router's; a view may show its own alerts.
  @Sendable static func routerNavigates(_ code: VIPCode) -> [Breach] {
    code.parts(.view, .interactor, .presenter, .worker).flatMap { part in
      part.type.routines.map { Scope(type: part.type, routine: $0) }.flatMap { scope in
        navigations(in: scope, code).map { what, offset in
          Breach(
            position: Position(file: scope.routine.file, offset: offset),
            message: "\(part.name) navigates with \(what); let the router do it")
        }
      }
    }
  }

  private static func navigations(
    in scope: Scope, _ code: VIPCode
  ) -> [(what: String, offset: Int)] {
    let file = code.base.files[scope.routine.file]
    let calls = file.calls(in: scope.routine.range).filter { isNavigation($0, in: scope, code) }
    let roots = file.chains(in: scope.routine.range).filter {
      $0.isAssigned && $0.names.count > 1 && $0.names[$0.names.count - 1] == "rootViewController"
    }
    return calls.map { ($0.name.lastName, $0.range.lowerBound) }
      + roots.map { ("rootViewController", $0.range.lowerBound) }
      + links(in: scope, code) + preparations(in: scope, code)
  }

  /// `.sheet { DetailView() }`: another scene, not a piece of one's own.
  private static func links(in scope: Scope, _ code: VIPCode) -> [(what: String, offset: Int)] {
    let file = code.base.files[scope.routine.file]
    let ways: Set = ["NavigationLink", "sheet", "fullScreenCover", "navigationDestination"]
    let own = code.base.number(of: scope.type).flatMap { code.scenes[$0] }
    return file.calls(in: scope.routine.range).flatMap { call in
      guard ways.contains(call.name.lastName) else { return [(what: String, offset: Int)]() }
      let chains = call.arguments.flatMap { file.chains(in: $0.bodyRange) }
      return chains.filter { chain in
        guard chain.isCalled, chain.constructedType != nil else { return isSceneMaker(chain) }
        let made = code.concreteType(chain.constructedType, from: scope.routine.file)
        let number = made.flatMap { code.base.number(of: $0) }
        return number.map { code.roles[$0] == .view && ![nil, own].contains(code.scenes[$0]) }
          ?? false
      }.map { (call.name.lastName, $0.range.lowerBound) }
    }
  }

  /// A view that fills the next screen in `prepare(for:sender:)` by itself.
  private static func preparations(
    in scope: Scope, _ code: VIPCode
  ) -> [(what: String, offset: Int)] {
    guard scope.routine.name == "prepare(for:sender:)",
      !preparesThroughRouter(scope.type, code)
    else { return [] }
    let chains = code.base.files[scope.routine.file].chains(in: scope.routine.range)
    let fills = chains.contains {
      $0.isAssigned && $0.names.count > 1 && $0.names.last?.hasSuffix("elegate") == false
    }
    return fills
      ? chains.filter { $0.names.starts(with: ["segue", "destination"]) }.prefix(1)
        .map { ("segue.destination", $0.range.lowerBound) } : []
  }

  private static func isNavigation(
    _ call: SyntaxNode, in scope: Scope, _ code: VIPCode
  ) -> Bool {
    let names = call.name.split { ".?!".contains($0) }.map(String.init)
    guard let last = names.last, names.first != "super" else { return false }
    switch (last, call.labels) {
    case (_, _) where stack.contains(last):
      return names.count > 1 && !names.dropLast().contains(where: isNavigator)
    case ("open", _), ("openURL", _):
      return names.first == "UIApplication" && code.role(ofType: scope.type) != .worker
    case ("performSegue", ["withIdentifier", "sender"]):
      return !preparesThroughRouter(scope.type, code)
    case ("dismiss", let labels) where labels.first == "animated":
      return names.drop { $0 == "self" }.count == 1 && closesItself(call, in: scope, code)
    case ("present", let labels) where labels.contains("animated"),
      ("show", let labels)
    where labels == ["", "sender"]:
      return showsScreen(call, in: scope, code)
    default: return false
    }
  }

  /// A router by its name, whatever its methods are called.
  private static func isNavigator(_ name: String) -> Bool {
    ["rout", "coordinator", "navigator", "wireframe"].contains { name.lowercased().hasPrefix($0) }
  }

  /// Storyboard scenes ask the router in `prepare(for:sender:)`.
  private static func preparesThroughRouter(_ type: TypeDeclaration, _ code: VIPCode) -> Bool {
    type.routines.filter { $0.name == "prepare(for:sender:)" }.contains { routine in
      code.base.files[routine.file].chains(in: routine.range).contains {
        $0.names.contains("router")
      }
    }
  }

  /// Whether a `dismiss` can only mean the view itself: it shows nothing else that
  /// could be meant, as an alert with buttons closes by itself, and it is no button
  /// of one nor told that a picker is done.
  private static func closesItself(
    _ call: SyntaxNode, in scope: Scope, _ code: VIPCode
  ) -> Bool {
    let presents = scope.type.routines.contains { routine in
      let calls = code.base.files[routine.file].calls(in: routine.range)
      let hasButtons = calls.contains { $0.name.lastName == "addAction" }
      return calls.contains { call in
        call.name.lastName == "present"
          && !(hasButtons && isAlert(call, in: Scope(type: scope.type, routine: routine), code))
      }
    }
    let isAnswer = scope.routine.parameters.contains { parameter in
      parameter.type?.names.contains { $0.hasSuffix("Controller") } ?? false
    }
    let isButton = code.base.files[scope.routine.file].calls(in: scope.routine.range).contains {
      $0.name == "UIAlertAction" && $0.range.contains(call.range.lowerBound)
    }
    return !presents && !isAnswer && !isButton
  }

  private static func isAlert(_ call: SyntaxNode, in scope: Scope, _ code: VIPCode) -> Bool {
    shown(by: call, in: scope, code)?.type?.names == ["UIAlertController"]
  }

  /// What a call shows: where it comes from, and its type as far as it is known.
  private static func shown(
    by call: SyntaxNode, in scope: Scope, _ code: VIPCode
  ) -> (source: Chain, type: WrittenType?)? {
    let file = code.base.files[scope.routine.file]
    guard let shown = call.arguments.first, let chain = file.chains(in: shown.bodyRange).first
    else { return nil }
    let source = scope.routine.variable(chain.names[0], before: chain.range.lowerBound)?.source
    let made = chain.isCalled ? chain.constructedType : nil
    return (source ?? chain, made ?? code.base.types(along: chain, in: scope).last ?? nil)
  }

  /// Whether what is shown is a screen, not an alert or a picker.
  private static func showsScreen(_ call: SyntaxNode, in scope: Scope, _ code: VIPCode) -> Bool {
    guard let (source, type) = shown(by: call, in: scope, code) else { return false }
    let file = scope.routine.file
    if isSceneMaker(source) || type?.names == ["SFSafariViewController"] { return true }
    if type?.names == ["UINavigationController"] {
      return code.base.files[file].chains(in: scope.routine.range).contains {
        $0.isCalled && isScreen($0.constructedType, file, code) || isSceneMaker($0)
      }
    }
    return isScreen(type, file, code)
  }

  /// `HomeBuilder().build()`, `HomeConfigurator.make()`, `factory.makeHome()`
  private static func isSceneMaker(_ chain: Chain) -> Bool {
    let makers = [
      "Builder", "Assembly", "Assembler", "Configurator", "SceneFactory", "Module",
      "ScreenFactory", "ViewControllerFactory",
    ]
    let words = ["alert", "picker", "menu", "activity"]
    let name = chain.names[0]
    let isFactory = chain.isCalled && name.lowercased().hasSuffix("factory")
    return (isFactory || name.first?.isUppercase == true && makers.contains { name.hasSuffix($0) })
      && !chain.names.contains { name in words.contains { name.lowercased().contains($0) } }
  }

  private static func isScreen(_ type: WrittenType?, _ file: Int, _ code: VIPCode) -> Bool {
    guard let concrete = code.concreteType(type, from: file), concrete.isReference,
      code.role(ofType: concrete) == .view
    else { return false }
    return !code.base.ancestors(of: concrete).contains("UIAlertController")
  }
}
