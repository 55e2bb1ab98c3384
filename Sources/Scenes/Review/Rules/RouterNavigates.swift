extension ReviewRule {
  /// Going to another screen is the router's; a view may show its own alerts.
  @Sendable static func routerNavigates(_ code: VIPCode) -> [Breach] {
    let askers = [Role.interactor, .presenter, .worker].flatMap {
      code.contacts(of: $0, with: .router, mend: "let the view ask it")
    }
    return askers
      + code.parts(.view, .interactor, .presenter, .worker).flatMap { part in
        part.type.routines.flatMap { routine in
          Scope(code: code, type: part.type, routine: routine).navigations.map { what, offset in
            Breach(
              routine.file, offset, "\(part.name) navigates with \(what); let the router do it")
          }
        }
      }
  }
}

extension Scope {
  fileprivate typealias Navigation = (what: String, offset: Int)

  fileprivate var navigations: [Navigation] { ownNavigations + helpers }

  private var ownNavigations: [Navigation] {
    let calls = routine.calls.filter(isNavigation)
    let roots = routine.chains.filter {
      $0.isAssigned && $0.names.count > 1 && $0.lastName == "rootViewController"
    }
    return calls.map { ($0.name.lastName, $0.range.lowerBound) }
      + roots.map { ("rootViewController", $0.range.lowerBound) } + links + preparations
  }

  /// `CallButton().call(number)`, `picker.present(from: view)`: what it asks goes elsewhere.
  private var helpers: [Navigation] {
    guard type.role == .view else { return [] }
    return routine.chains.compactMap { chain in
      let made = file.goesOn(after: chain) ? chain.constructedType : nil
      let held = chain.isCalled && chain.names.count == 2 ? types(along: chain).first ?? nil : nil
      guard let helper = code.concreteType(made ?? held, from: file), helper.role == nil,
        !isNavigator(helper.name.lowercased()),
        helper.routines.contains(where: {
          !Scope(code: code, type: helper, routine: $0).ownNavigations.isEmpty
        })
      else { return nil }
      return (helper.name, chain.range.lowerBound)
    }
  }

  /// `.sheet { DetailView() }`: another scene, not a piece of one's own.
  private var links: [Navigation] {
    let ways: Set = ["NavigationLink", "sheet", "fullScreenCover", "navigationDestination"]
    return routine.calls.filter { ways.contains($0.name.lastName) }.flatMap { call in
      call.arguments.flatMap { file.chains(in: $0.bodyRange) }.filter { chain in
        guard let made = chain.constructedType else { return isSceneMaker(chain) }
        guard let screen = code.concreteType(made, from: file) else { return false }
        return screen.role == .view && ![nil, type.scene].contains(screen.scene)
      }.map { (call.name.lastName, $0.range.lowerBound) }
    }
  }

  /// A view that fills the next screen in `prepare(for:sender:)` by itself.
  private var preparations: [Navigation] {
    guard routine.name == "prepare(for:sender:)", !preparesThroughRouter else { return [] }
    let fills = routine.chains.contains {
      $0.isAssigned && $0.names.count > 1 && !$0.lastName.hasSuffix("elegate")
    }
    guard fills else { return [] }
    return routine.chains.filter { $0.names.starts(with: ["segue", "destination"]) }.prefix(1)
      .map { ("segue.destination", $0.range.lowerBound) }
  }

  /// Storyboard scenes ask the router in `prepare(for:sender:)`.
  private var preparesThroughRouter: Bool {
    type.routines.filter { $0.name == "prepare(for:sender:)" }.flatMap(\.chains).contains {
      $0.names.contains("router")
    }
  }

  private func isNavigation(_ call: SyntaxNode) -> Bool {
    let names = call.name.split { ".?!".contains($0) }.map(String.init)
    guard let last = names.last, names.first != "super" else { return false }
    let labels = call.labels
    switch last {
    case "pushViewController", "popViewController", "popToRootViewController",
      "popToViewController", "setViewControllers":
      return names.count > 1 && !names.dropLast().contains(where: isNavigator)
    case "open", "openURL": return names.first == "UIApplication" && type.role != .worker
    case "performSegue" where labels == ["withIdentifier", "sender"]: return !preparesThroughRouter
    case "dismiss" where labels.first == "animated":
      return names.drop { $0 == "self" }.count == 1 && closesItself(call)
    case "present" where labels.contains("animated"), "show" where labels == ["", "sender"]:
      return showsScreen(call)
    default: return false
    }
  }

  /// A router by its name, whatever its methods are called.
  private func isNavigator(_ name: String) -> Bool {
    ["rout", "coordinat", "navigator", "wireframe"].contains { name.lowercased().contains($0) }
  }

  /// Whether a `dismiss` can only mean the view itself: it shows nothing else that
  /// could be meant, as an alert with buttons closes by itself, and it is no button
  /// of one nor told that a picker is done.
  private func closesItself(_ call: SyntaxNode) -> Bool {
    let presents = type.routines.contains { routine in
      let scope = Scope(code: code, type: type, routine: routine)
      let hasButtons = routine.calls.contains { $0.name.lastName == "addAction" }
      return routine.calls.contains {
        $0.name.lastName == "present"
          && !(hasButtons && scope.shown(by: $0)?.type?.names == ["UIAlertController"])
      }
    }
    let isAnswer = routine.parameters.contains { parameter in
      parameter.type?.names.contains { $0.hasSuffix("Controller") } ?? false
    }
    let isButton = routine.calls.contains {
      $0.name == "UIAlertAction" && $0.range.contains(call.range.lowerBound)
    }
    return !presents && !isAnswer && !isButton
  }

  /// What a call shows: where it comes from, and its type as far as it is known.
  private func shown(by call: SyntaxNode) -> (source: Chain, type: WrittenType?)? {
    guard let shown = call.arguments.first, let chain = file.chains(in: shown.bodyRange).first
    else { return nil }
    let source = routine.variable(chain.names[0], before: chain.range.lowerBound)?.source
    return (source ?? chain, chain.constructedType ?? types(along: chain).last ?? nil)
  }

  /// Whole screens that come from elsewhere.
  private static let systemScreens: Set = [
    "SFSafariViewController", "UIImagePickerController", "PHPickerViewController",
    "MFMailComposeViewController", "MFMessageComposeViewController",
  ]

  /// Whether what is shown is a screen, not an alert or a menu.
  private func showsScreen(_ call: SyntaxNode) -> Bool {
    guard let (source, type) = shown(by: call) else { return false }
    if isSceneMaker(source) || type.map({ Self.systemScreens.contains($0.names.joined()) }) == true
    {
      return true
    }
    if type?.names == ["UINavigationController"] {
      return routine.chains.contains { isScreen($0.constructedType) || isSceneMaker($0) }
    }
    return isScreen(type)
  }

  /// `HomeBuilder().build()`, `HomeConfigurator.make()`, `factory.makeHome()`
  private func isSceneMaker(_ chain: Chain) -> Bool {
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

  private func isScreen(_ type: WrittenType?) -> Bool {
    guard let screen = code.concreteType(type, from: file) else { return false }
    return screen.isReference && screen.role == .view
      && !screen.ancestors.contains("UIAlertController")
  }
}
