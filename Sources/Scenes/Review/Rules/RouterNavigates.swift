import Entities

extension ReviewRule {
  private static let stack: Set = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers",
  ]

  /// Going to another screen is the router's; a view may show its own alerts.
  @Sendable static func routerNavigates(_ code: VIPCode) -> [Breach] {
    code.parts(.view, .interactor, .presenter, .worker).flatMap { part in
      part.routines.filter { !code.isWiring($0, in: part) }.flatMap { routine in
        let scope = Scope(type: part, routine: routine)
        return code.base.files[routine.file].calls(in: routine.range)
          .filter { isNavigation($0, in: scope, code) }
          .map { call in
            Breach(
              position: Position(file: routine.file, offset: call.range.lowerBound),
              message: "\(part.name) navigates with \(call.name.lastName); "
                + "let the router do it")
          }
      }
    }
  }

  private static func isNavigation(
    _ call: SyntaxNode, in scope: Scope, _ code: VIPCode
  ) -> Bool {
    let names = call.name.split { ".?!".contains($0) }.map(String.init)
    guard let last = names.last else { return false }
    let labels = call.children.filter { $0.kind == "expr.argument" }.map(\.name)
    if stack.contains(last) { return names.count > 1 }
    if last == "performSegue" {
      return labels.first == "withIdentifier" && !preparesThroughRouter(scope.type, code)
    }
    guard last == "present",
      labels.contains("animated") || last == "show" && labels == ["", "sender"]
    else { return false }
    return showsScreen(call, in: scope, code)
  }

  /// Storyboard scenes ask the router in `prepare(for:sender:)`.
  private static func preparesThroughRouter(_ type: TypeDeclaration, _ code: VIPCode) -> Bool {
    type.routines.filter { $0.name == "prepare(for:sender:)" }.contains { routine in
      code.base.files[routine.file].chains(in: routine.range).contains {
        $0.names.contains("router")
      }
    }
  }

  /// Whether what is shown is a view of a scene, not an alert or a picker.
  private static func showsScreen(_ call: SyntaxNode, in scope: Scope, _ code: VIPCode) -> Bool {
    let file = scope.routine.file
    guard let shown = call.children.first(where: { $0.kind == "expr.argument" }),
      let chain = code.base.files[file].chains(in: shown.bodyRange).first
    else { return false }
    let type =
      chain.isCalled ? chain.constructedType : code.base.types(along: chain, in: scope).last ?? nil
    guard let concrete = code.concreteType(type, from: file) else { return false }
    return code.role(ofType: concrete) == .view && code.scene(of: concrete) != nil
  }
}
