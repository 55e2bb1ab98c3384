extension Scope {
  /// Where the first argument of a call comes from, and its type if it is known.
  func shown(by call: SyntaxNode) -> (source: Chain, type: WrittenType?)? {
    guard let shown = call.arguments.first, let chain = file.chains(in: shown.bodyRange).first
    else { return nil }
    let source = routine.local(behind: chain)?.source
    return (source ?? chain, chain.constructedType ?? valueType(of: chain))
  }

  /// Complete screens that the system provides.
  private static let systemScreens: Set = [
    "SFSafariViewController", "AVPlayerViewController",
    "UIImagePickerController", "PHPickerViewController",
    "MFMailComposeViewController", "MFMessageComposeViewController",
  ]

  /// Whether what is shown is a screen, not an alert or a menu.
  func showsScreen(_ call: SyntaxNode) -> Bool {
    guard let (source, type) = shown(by: call) else { return false }
    if isSceneMaker(source) || type.map({ Self.systemScreens.contains($0.names.joined()) }) == true
    {
      return true
    }
    if type?.names == ["UINavigationController"] {
      return routine.chains.contains { isScreen($0.constructedType) || isSceneMaker($0) }
    }
    return isScreen(type) || type?.names == ["UIAlertController"] && routerShowsAlerts
  }

  /// `HomeBuilder().build()`, `HomeConfigurator.make()`, `factory.makeHome()` and
  /// `configurator.itemsView(of: list)`
  func isSceneMaker(_ chain: Chain) -> Bool {
    let makers = [
      "Builder", "Assembly", "Assembler", "Configurator", "SceneFactory", "Module",
      "ScreenFactory", "ViewControllerFactory",
    ]
    let words = ["alert", "picker", "menu", "activity"]
    let name = chain.names[0]
    let isFactory =
      chain.isCalled
      && ["factory", "configurator", "builder", "assembly"]
        .contains(where: name.lowercased().hasSuffix)
    return (isFactory || name.first?.isUppercase == true && makers.contains { name.hasSuffix($0) })
      && !chain.names.contains { name in words.contains { name.lowercased().contains($0) } }
  }

  /// `router?.show(DetailViewController())`, and the screen of a search's results.
  var handedScreens: [(what: String, offset: Int)] {
    guard type.role == .view, !code.isWiring(self) else { return [] }
    let handed = routine.calls.filter { call in
      call.name == "UISearchController"
        || file.chains(in: call.nameRange).contains { asked in
          asked.isCalled && asked.names.count > 1 && role(of: baseType(of: asked)) == .router
        }
    }.flatMap(\.arguments).flatMap { file.chains(in: $0.bodyRange) }
    let sources = handed.flatMap { chain -> [Chain] in
      let local = routine.local(behind: chain)
      guard let local, chain.names.count == 1 else { return [chain] }
      return file.chains(in: local.offset..<file.statementEnd(from: local.offset)).filter {
        $0.range.lowerBound > local.offset
      }
    }
    return sources.filter {
      $0.constructedType.map { isScreen($0) && concreteType($0) != type } == true
    }.map { ("screen", $0.range.lowerBound) }
  }

  private func isScreen(_ type: WrittenType?) -> Bool {
    guard let screen = concreteType(type) else { return false }
    return screen.isReference && screen.role == .view
      && !screen.ancestors.contains("UIAlertController")
  }

  /// If the scene's router shows one alert, it shows all of them.
  private var routerShowsAlerts: Bool {
    type.role == .view && type.scene != nil
      && code.parts(.router).contains { router in
        router.scene == type.scene
          && router.routines.flatMap(\.chains).contains {
            $0.constructedType?.names == ["UIAlertController"]
          }
      }
  }

  /// Completes a sentence that begins with a part's name.
  static func said(_ way: String) -> String {
    switch way {
    case "open", "openURL": "opens a URL"
    case "rootViewController": "replaces the window's root"
    case "screen": "makes the next screen"
    case "NavigationPath": "keeps the navigation path"
    default: "navigates with \(way)"
    }
  }

  /// `navigationDestination(for: Route.self) { … }` inside of
  /// `NavigationStack(path: $router.path)`: it shows what the router adds to its path.
  func mapsWay(_ call: SyntaxNode) -> Bool {
    call.name.lastName == "navigationDestination" && call.labels.first == "for"
      && routine.calls.contains { stack in
        stack.name == "NavigationStack" && stack.bodyRange.contains(call.bodyRange.lowerBound)
          && stack.arguments.contains { argument in
            argument.name == "path"
              && file.chains(in: argument.bodyRange).contains { path in
                path.names.count > 1
                  && (isNavigator(path.names[0]) || role(of: baseType(of: path)) == .router)
              }
          }
      }
  }
}
