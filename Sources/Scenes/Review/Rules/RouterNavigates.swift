import Entities

extension ReviewRule {
  private static let stack: Set = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers",
  ]

  /// Going to another screen is the router's; a view may show its own alerts.
  @Sendable static func routerNavigates(_ code: VIPCode) -> [Breach] {
    code.parts(.view, .interactor, .presenter, .worker).flatMap { part in
      part.scopes.flatMap { scope in
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
  }

  private static func isNavigation(
    _ call: SyntaxNode, in scope: Scope, _ code: VIPCode
  ) -> Bool {
    let names = call.name.split { ".?!".contains($0) }.map(String.init)
    guard let last = names.last, names.first != "super" else { return false }
    switch (last, call.labels) {
    case (_, _) where stack.contains(last):
      return names.count > 1 && !names.dropLast().contains(where: isNavigator)
    case ("performSegue", ["withIdentifier", "sender"]):
      return !preparesThroughRouter(scope.type, code)
    case ("dismiss", let labels) where labels.first == "animated":
      return names.drop { $0 == "self" }.count == 1 && closesItself(scope, code)
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

  /// Whether a `dismiss` can only mean the view itself: it shows nothing that
  /// could be meant, and nothing tells it that a picker is done.
  private static func closesItself(_ scope: Scope, _ code: VIPCode) -> Bool {
    let presents = scope.type.routines.contains { routine in
      code.base.files[routine.file].calls(in: routine.range).contains {
        $0.name.lastName == "present" || $0.name.lastName == "UIAlertAction"
      }
    }
    let isAnswer = scope.routine.parameters.contains { parameter in
      parameter.type?.names.contains { $0.hasSuffix("Controller") } ?? false
    }
    return !presents && !isAnswer
  }

  /// Whether what is shown is a screen of this app, not an alert or a picker.
  private static func showsScreen(_ call: SyntaxNode, in scope: Scope, _ code: VIPCode) -> Bool {
    let file = scope.routine.file
    guard let shown = call.arguments.first,
      let chain = code.base.files[file].chains(in: shown.bodyRange).first
    else { return false }
    let source = scope.routine.variable(chain.names[0], before: chain.range.lowerBound)?.source
    if isSceneMaker(source ?? chain) { return true }
    let type =
      chain.isCalled ? chain.constructedType : code.base.types(along: chain, in: scope).last ?? nil
    if type?.names == ["UINavigationController"] {
      return code.base.files[file].chains(in: scope.routine.range).contains {
        $0.isCalled && isScreen($0.constructedType, file, code)
      }
    }
    return isScreen(type, file, code)
  }

  /// `HomeBuilder().build()`, `HomeConfigurator.make()`
  private static func isSceneMaker(_ chain: Chain) -> Bool {
    let makers = ["Builder", "Assembly", "Assembler", "Configurator", "SceneFactory", "Module"]
    return makers.contains { chain.names[0].hasSuffix($0) }
      && chain.names[0].first?.isUppercase == true
  }

  private static func isScreen(_ type: WrittenType?, _ file: Int, _ code: VIPCode) -> Bool {
    guard let concrete = code.concreteType(type, from: file), concrete.isReference,
      code.role(ofType: concrete) == .view
    else { return false }
    return !code.base.ancestors(of: concrete).contains("UIAlertController")
  }
}
