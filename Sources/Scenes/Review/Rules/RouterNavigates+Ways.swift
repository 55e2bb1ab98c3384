extension Scope {
  /// What it does, after the part's name in a sentence.
  static func said(_ way: String) -> String {
    switch way {
    case "open", "openURL": "opens a URL"
    case "rootViewController": "replaces the window's root"
    case "screen": "makes the next screen"
    case "NavigationPath": "keeps the way through the screens"
    default: "navigates with \(way)"
    }
  }

  /// `navigationDestination(for: Route.self) { … }` inside of `NavigationStack(path: $router.path)`:
  /// what the router adds to its path, it shows.
  func mapsWay(_ call: SyntaxNode) -> Bool {
    call.name.lastName == "navigationDestination" && call.labels.first == "for"
      && routine.calls.contains { stack in
        stack.name == "NavigationStack" && stack.bodyRange.contains(call.bodyRange.lowerBound)
          && stack.arguments.contains { argument in
            argument.name == "path"
              && file.chains(in: argument.bodyRange).contains { path in
                path.names.count > 1
                  && (isNavigator(path.names[0])
                    || code.role(of: baseType(of: path), from: file) == .router)
              }
          }
      }
  }
}
