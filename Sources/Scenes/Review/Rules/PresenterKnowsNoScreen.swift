extension VIPCode {
  private static let controls: Set = [
    "UIAlertAction", "UIBarButtonItem", "UIButton", "UILabel", "UITextField", "UIWindow",
    "UITabBar", "UITabBarItem", "UINavigationBar",
    "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
    "UISelectionFeedbackGenerator", "UIAccessibility", "UIDevice", "UIKeyboardType",
    "UITextContentType", "UITextInputPasswordRules",
  ]
  /// A presenter may pass on values of these types that it was given.
  private static let looks: Set = [
    "UIApplication", "UIColor", "UIImage", "UIFont", "UIScreen", "withAnimation", "CATransaction",
    "UIViewPropertyAnimator", "UITraitCollection", "UIEdgeInsets", "NSTextAttachment", "IndexPath",
    "IndexSet",
  ]

  /// A presenter words what is shown; the view decides where and how it appears.
  var presenterKnowsNoScreen: [Breach] {
    let presenters = parts(.presenter)
    let own = held(by: .presenter).filter { $0.kind == .protocol && $0.role == .view }
    let inherited = own.flatMap(parents).filter { $0.kind == .protocol }
    let promised: [Breach] = sceneProtocols(.presenter).flatMap { type in
      screens(handedTo: type.routines, of: type, orPieces: true) + pictures(handedTo: type)
    }
    let shown: [Breach] = (own + inherited).unique.flatMap {
      screens(promisedBy: $0, isOwn: own.contains($0))
    }
    let met: [Breach] = presenters.flatMap { known(by: $0) }
    let bases = types.filter {
      $0.role == .presenter && $0.scene == nil && $0.kind == .class
        && ["Presenter", "BasePresenter"].contains($0.name)
    }.flatMap { type in
      screens(handedTo: type.routines.filter(\.isInitializer), of: type)
        + type.properties.breaches { screen($0.type, in: type) }
    }
    return promised + shown + met + bases + importsOfScreens
  }

  /// `protocol LoginDisplayLogic: UIViewController`, also through a protocol that several displays
  /// refine, and `var navigation: UINavigationController?`
  private func screens(promisedBy display: TypeDeclaration, isOwn: Bool) -> [Breach] {
    let words = "let it promise only what any display has"
    let screens = isOwn ? display.ancestors.filter(RoleFinder.isScreenClass) : []
    let parents = screens.prefix(1).map {
      Breach(at: display.position, "\(display.name) makes its display a \($0); \(words)")
    }
    return parents
      + display.properties.breaches { property in
        property.type?.names.first(where: RoleFinder.isScreenClass).map {
          "\(display.name) shows the presenter a \($0); \(words)"
        }
      }
  }

  /// A presenter may need a UI framework for a picture or a color; most imports are needless.
  private var importsOfScreens: [Breach] {
    let presenters = filesOnly(of: .presenter)
    let useless = Set(needlessImports(in: presenters).map(\.position))
    let needless = needlessImports(in: presenters, forCombine: false).breaches {
      useless.contains($0.position)
        ? "the presenter's file imports \($0.module) and needs nothing of it; import Foundation"
        : "the presenter's file imports \($0.module) only for observation; "
          + "import Combine or Observation"
    }
    return needless
      + imports(of: Self.screenLibraries, by: .presenter).breaches {
        "the presenter's file imports \($0.module), a library of the screen; "
          + "put what the view needs into the view model"
      }
  }

  private func known(by presenter: Part) -> [Breach] {
    let type = presenter.type
    let given = screens(handedTo: type.routines.filter(\.isInitializer), of: type)
    let held = type.properties.breaches { screen($0.type, in: type) }
    // `private let tint: Color = .red`; a color that it is given may be passed on.
    let chosen = type.storedProperties.filter { property in
      property.text.contains("=")
        && property.type?.names.contains { isLook($0, in: property.file) } == true
    }.breaches {
      "the presenter \(type.name) chooses \($0.name); put what the view needs into the view model"
    }
    let scopes = presenter.scopes(in: self).filter(\.routine.isFunction)
    // `static let titleFont = UIFont.boldSystemFont(ofSize: 36)`
    let values = types.filter { $0.path.hasPrefix(type.path + ".") }.flatMap(self.scopes)
    return given + held + chosen + scopes.breaches(asksView) + (scopes + values).breaches(works)
  }

  /// `func presentOrders(in tableView: UITableView)`
  /// - Parameter orPieces: whether the project's own cells count, too, not only the system's.
  private func screens(
    handedTo routines: [Routine], of type: TypeDeclaration, orPieces: Bool = false
  ) -> [Breach] {
    routines.breachesOfParameters { parameter, routine in
      let isOwn = orPieces && belongsToScreen(parameter.type, from: routine.file)
      return screen(parameter.type, in: type, isOwn: isOwn)
    }
  }

  /// `func presentPhoto(_ photo: UIImage)`
  private func pictures(handedTo type: TypeDeclaration) -> [Breach] {
    type.routines.filter(\.isFunction).breachesOfParameters { parameter, _ in
      parameter.type?.names.first { ["UIImage", "NSImage"].contains($0) }.map {
        "\(type.name) takes \($0.withArticle); hand it the data that it is made of"
      }
    }
  }

  private func screen(
    _ written: WrittenType?, in type: TypeDeclaration, isOwn: Bool = false
  ) -> String? {
    written?.names.first { name in
      isOwn || RoleFinder.isScreenClass(name) || Self.controls.contains(name)
    }.map { "\(type.name) knows a \($0); let it know only the display's protocol" }
  }

  /// SwiftUI's `Color` and `Font`.
  private func isLook(_ name: String, in file: SourceCode) -> Bool {
    ["Color", "Font"].contains(name) && file.imports.contains { $0.module == "SwiftUI" }
      && declaration(named: name, from: file) == nil
  }

  /// `OrderCell`, and a `UIColor` for it.
  private func belongsToScreen(_ type: WrittenType?, from file: SourceCode) -> Bool {
    isPiece(type, from: file) || type?.names == ["UIColor"]
  }

  private func isPiece(_ type: WrittenType?, from file: SourceCode) -> Bool {
    declarations(of: type, from: file).contains { type in
      type.role == .view && type.isReference || type.isScreen
    }
  }

  private func works(_ chain: Chain, in scope: Scope) -> String? {
    guard !chain.startsWithDot, !chain.isOnCast, let name = chain.names.first,
      !chain.isOnSelf && isOfScreen(name, chain, in: scope) || measures(chain, in: scope)
    else { return nil }
    let presenter = scope.type.role == .presenter ? scope.type.name : scope.type.path
    return "the presenter \(presenter) works with \(name); "
      + "put what the view needs into the view model"
  }

  /// `UILabel()`, `HomeViewController.Row(…)`
  private func isOfScreen(_ name: String, _ chain: Chain, in scope: Scope) -> Bool {
    RoleFinder.isScreenClass(name) || Self.controls.contains(name)
      || name.hasPrefix("NSDiffableDataSource")
      || chain.constructedType.map { belongsToScreen($0, from: scope.file) } == true
      || (Self.looks.contains(name) || isLook(name, in: scope.file))
        && (chain.isCalled || chain.names.count > 1)
      || chain.names.count > 1 && name.first?.isUppercase == true
        && isPiece(WrittenType(names: [name]), from: scope.file)
  }

  /// `layout.size(of: text)`, where the size depends on the width of the screen.
  private func measures(_ chain: Chain, in scope: Scope) -> Bool {
    guard chain.isCalled, chain.names.count == 2, let held = scope.baseType(of: chain)
    else { return false }
    let types = scope.declarations(of: held)
    return (types + types.flatMap(scope.code.conformers)).filter { $0.role == nil }
      .flatMap(\.routines).flatMap(\.chains).contains { $0.names[0] == "UIScreen" }
  }

  /// `viewController?.title = "Welcome"`, `viewController?.text(for: error)`: a view is told what
  /// to display, and answers nothing. If a view has no functions, its properties may be set, but
  /// not those of a piece of the screen: `view.nameLabel.text = name`.
  private func asksView(_ chain: Chain, in scope: Scope) -> String? {
    guard chain.names.count > 1, !chain.startsWithDot, !chain.isOnCast else { return nil }
    let types = scope.types(along: chain)
    guard let view = types[0], scope.role(of: view) == .view,
      chain.names.count == 2 && (chain.isAssigned || ![nil, ["Void"]].contains(types[1]?.names))
        && scope.declarations(of: view).flatMap(\.routines)
          .contains(where: \.isFunction)
        || screen(types[1], in: scope.type) != nil
        || isPiece(types[1], from: scope.file)
    else { return nil }
    return "the presenter \(scope.type.name) uses \(chain.names[1]) of its view; "
      + "tell the view what to display in a view model"
  }
}
