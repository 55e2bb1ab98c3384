extension VIPCode {
  /// Only the router goes to another screen; a view may show its own alerts.
  var routerNavigates: [Breach] {
    let askers = [Role.interactor, .presenter, .worker].flatMap { asker in
      contacts(of: asker, with: .router, mend: "let the view ask it") { contact in
        // `RequestRouter.orders` of another module says where a worker's requests go.
        asker != .worker || !declarations(of: contact.type, from: contact.file).isEmpty
      }
    }
    let inherited = waysOfBaseClasses
    // What a base class offers is reported where it is called, and a SwiftUI view outside of scenes
    // may hold the navigation stack of several.
    let bases = Set(types.flatMap(\.ancestors))
    let movers = parts(.view, .interactor, .presenter, .worker).filter {
      $0.type.scene != nil || $0.type.isReference && !bases.contains($0.name)
    }
    return askers + onlyNavigates
      + parts(.presenter, .interactor).flatMap { waysOut(of: $0) }
      + movers.flatMap { part -> [Breach] in
        scopes(of: part.type).flatMap { scope -> [Breach] in
          (scope.ownNavigations + scope.helpers + scope.calls(of: inherited)).map { what, offset in
            Breach(scope.file, offset, "\(part.name) \(Scope.said(what)); let the router do it")
          }
        }
      }
  }

  /// `onLogin?()` of a stored closure, whose receiver goes to another screen. A closure that a
  /// presenter hands a state to is its display.
  private func waysOut(of part: Part) -> [Breach] {
    let kept = part.type.properties.filter { property in
      isClosure(property) && !property.isComputed && !givesBack(property)
        && !["tate", "isplay", "iewModel"].contains(where: property.name.contains)
    }.map(\.name)
    return part.routines.filter(\.isFunction).breaches { chain, routine in
      guard chain.isCalled, chain.names.count == 1, !chain.startsWithDot,
        kept.contains(chain.names[0]), routine.file.standsAlone(chain)
      else { return nil }
      return "\(part.name) leaves the scene by \(chain.names[0]); let the view ask the router"
    }
  }

  /// `let row: (Order) -> Row`, which returns something.
  private func givesBack(_ property: Property) -> Bool {
    let written = property.text.prefix { $0 != "=" }
    let result = written.split(separator: "->").dropFirst().last?.trimmed
    return result.map { text in !["Void", "()"].contains(where: text.hasPrefix) } == true
  }

  /// A router only goes where it is told: it asks for no data, and words nothing.
  private var onlyNavigates: [Breach] {
    let words = parts(.router).flatMap { router in
      router.routines.breaches { chain, _ in
        chain.lastName == "localizedDescription"
          ? "the router \(router.name) words a text; let the presenter make it" : nil
      }
    }
    return words
      + contacts(of: .router, with: .worker, mend: "let the interactor ask it") {
        $0.way == .calls
      }
      + reaches(of: .router, mend: "let the interactor ask a worker") + workOfOthers
  }

  /// By type, the methods that navigate in extensions, such as `extension UIViewController`, and in
  /// view classes outside of scenes.
  private var waysOfBaseClasses: [TypeDeclaration: Set<String>] {
    let owners = types.filter {
      $0.scene == nil && ($0.kind == .extension || $0.kind == .class && $0.role == .view)
    }
    let ways = owners.map { owner in
      let found = scopes(of: owner).filter {
        $0.routine.isFunction && !$0.ownNavigations.isEmpty
      }
      return (owner, Set(found.map(\.routine.baseName)))
    }
    return Dictionary(uniqueKeysWithValues: ways.filter { !$1.isEmpty })
  }
}

extension Scope {
  typealias Navigation = (what: String, offset: Int)

  fileprivate var ownNavigations: [Navigation] {
    let calls = routine.calls.filter(isNavigation)
    let roots = routine.chains.filter {
      $0.isAssigned && $0.names.count > 1 && $0.lastName == "rootViewController"
        && $0.names.contains { $0.lowercased().contains("window") } || $0.changesStack
    }
    return calls.map { ($0.name.lastName, $0.range.lowerBound) }
      + roots.map {
        ($0.changesStack ? "viewControllers" : "rootViewController", $0.range.lowerBound)
      }
      + links + preparations + paths + closings + handedScreens
  }

  /// `push(search)`, a method that the view inherits.
  fileprivate func calls(of inherited: [TypeDeclaration: Set<String>]) -> [Navigation] {
    guard type.role == .view, type.isReference, !inherited.isEmpty else { return [] }
    let ways = Set(code.parents(of: type).flatMap { inherited[$0] ?? [] })
      .subtracting(type.routines.map(\.baseName))
    return routine.chains.filter {
      $0.isCalled && !$0.startsWithDot && $0.names.count == 1 && ways.contains($0.lastName)
    }.map { ($0.lastName, $0.range.lowerBound) }
  }

  /// `CallButton().call(number)`, `picker.present(from: view)`: a helper that navigates.
  fileprivate var helpers: [Navigation] {
    guard type.role == .view else { return [] }
    return routine.chains.compactMap { chain in
      guard chain.isCalled, chain.names.count == 2, let asked = baseType(of: chain),
        let helper = concreteType(asked), helper.role == nil,
        !isNavigator(helper.name.lowercased()),
        code.does(helper, by: [chain.lastName], { !$0.ownNavigations.isEmpty })
      else { return nil }
      return (helper.name, chain.start)
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
      // A `UIPageViewController` turns its pages in a direction, and a tab bar's controllers are
      // its tabs: neither goes anywhere.
      return names.count > 1 && !names.dropLast().contains(where: isNavigator)
        && !labels.contains("direction")
        && !(last == "setViewControllers" && names[names.count - 2].lowercased().contains("tab"))
    case "setViewController": return labels == ["", "for"]
    case "dismiss"
    where ["presentingViewController", "hostingController"].contains(names.dropLast().last):
      return true
    // `window?.switchRootViewController(…)`, a method of the project's own.
    case _ where last.hasSuffix("RootViewController") && names.contains("window"): return true
    case "addChild": return names.dropLast().last == "navigationController"
    case "openInMaps": return names.count > 1 && type.role != .worker
    case "open", "openURL":
      return names.first == "UIApplication"
        && (type.role != .worker
          || routine.chains.contains { $0.lastName == "openSettingsURLString" })
    case "performSegue" where labels == ["withIdentifier", "sender"]: return true
    case "dismiss" where labels.first == "animated":
      return movesView(call) || names.drop { $0 == "self" }.count == 1 && closesItself(call)
    case "present" where labels.contains("animated"), "show" where labels == ["", "sender"],
      "showDetailViewController":
      return movesView(call) || showsScreen(call)
    default: return false
    }
  }

  /// `view?.dismiss(animated: true)` in a presenter that knows a screen itself.
  private func movesView(_ call: SyntaxNode) -> Bool {
    guard [.presenter, .interactor].contains(type.role),
      let chain = file.chains(in: call.nameRange).first, chain.names.count > 1,
      let screen = ownerType(of: chain), role(of: screen) == .view
    else { return false }
    return code.declarations(of: screen, from: file).allSatisfy(\.isConcrete)
  }

  /// Whether the name is a router's, whatever its methods are called.
  func isNavigator(_ name: String) -> Bool {
    ["rout", "coordinat", "navigator", "wireframe"].contains { name.lowercased().contains($0) }
  }

  /// Whether a `dismiss` can only mean the view itself: it shows nothing else to dismiss (an alert
  /// with buttons closes by itself), and the call is neither in an alert's button nor in a method
  /// that is told that a picker is done.
  private func closesItself(_ call: SyntaxNode) -> Bool {
    let presents = code.scopes(of: type).contains { scope in
      let hasButtons = scope.routine.calls.contains { $0.name.lastName == "addAction" }
      return scope.routine.calls.contains {
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
}
