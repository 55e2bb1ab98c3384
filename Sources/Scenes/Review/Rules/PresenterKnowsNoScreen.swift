extension ReviewRule {
  private static let controls: Set = [
    "UIAlertAction", "UIBarButtonItem", "UIButton", "UILabel", "UITextField", "UIWindow",
  ]
  /// Of these it may hand on what it was given.
  private static let looks: Set = ["UIImage", "UIFont", "UIScreen"]

  /// A presenter words what is shown; where and how it appears is the view's.
  @Sendable static func presenterKnowsNoScreen(_ code: VIPCode) -> [Breach] {
    let promised = code.sceneProtocols.filter { $0.role == .presenter }.flatMap { type in
      screens(handedTo: type.routines, of: type)
    }
    return promised
      + code.parts(.presenter).flatMap { presenter in
        screens(handedTo: presenter.type.routines.filter(\.isInitializer), of: presenter.type)
          + presenter.type.properties.compactMap {
            screen($0.type, at: $0.position, in: presenter.type)
          }
          + presenter.routines.filter(\.isFunction).flatMap { routine in
            asksView(in: Scope(code: code, type: presenter.type, routine: routine))
              + routine.chains.compactMap { chain -> Breach? in
                guard !chain.startsWithDot, !chain.isOnSelf, let name = chain.names.first,
                  RoleFinder.isScreenClass(name) || controls.contains(name)
                    || looks.contains(name) && (chain.isCalled || chain.names.count > 1)
                else { return nil }
                return Breach(
                  routine.file, chain.range.lowerBound,
                  "the presenter \(presenter.name) works with \(name); "
                    + "put what the view needs into the view model")
              }
          }
      }
  }

  /// `func presentOrders(in tableView: UITableView)`
  private static func screens(handedTo routines: [Routine], of type: TypeDeclaration) -> [Breach] {
    routines.flatMap { routine in
      routine.parameters.compactMap {
        screen($0.type, at: Position(file: routine.file, offset: $0.offset), in: type)
      }
    }
  }

  private static func screen(
    _ written: WrittenType?, at position: Position, in type: TypeDeclaration
  ) -> Breach? {
    written?.names.first { RoleFinder.isScreenClass($0) || controls.contains($0) }.map {
      Breach(at: position, "\(type.name) knows a \($0); let it know the display's protocol alone")
    }
  }

  /// `viewController?.title = "Welcome"`, `viewController?.text(for: error)`: a view is told what
  /// to display, and answers nothing. Where all that is displayed is a property, that is its way.
  private static func asksView(in scope: Scope) -> [Breach] {
    scope.routine.chains.compactMap { chain in
      guard chain.names.count == 2, !chain.startsWithDot, !chain.isOnCast else { return nil }
      let types = scope.types(along: chain)
      guard let view = types.first ?? nil, scope.code.role(of: view, from: scope.file) == .view,
        scope.code.declarations(of: view, from: scope.file).flatMap(\.routines)
          .contains(where: \.isFunction),
        chain.isAssigned || types.last.flatMap({ $0 }) != nil
      else { return nil }
      return Breach(
        scope.file, chain.range.lowerBound,
        "the presenter \(scope.type.name) uses \(chain.lastName) of its view; "
          + "tell the view what to display in a view model")
    }
  }
}
