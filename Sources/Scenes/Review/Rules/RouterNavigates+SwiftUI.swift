extension Scope {
  /// `router.path.removeLast()`: a view that changes the router's path itself.
  var paths: [Navigation] {
    guard type.role == .view, type.kind == .struct else { return [] }
    return routine.chains.filter { chain in
      let owner = chain.isCalled ? types(along: chain).dropLast().last : types(along: chain).last
      if owner??.names == ["NavigationPath"],
        chain.isAssigned || VIPCode.mutations.contains(chain.lastName)
      {
        return true
      }
      let isChanged =
        chain.isAssigned && chain.names.count == 2 && owner??.isCollection == true
        || chain.isCalled && chain.names.count > 2 && VIPCode.mutations.contains(chain.lastName)
      return isChanged && role(of: baseType(of: chain)) == .router
    }.map { chain in
      let isKept = type.properties.contains { $0.position.offset == chain.start }
      return (
        isKept ? "NavigationPath" : chain.names.prefix(2).joined(separator: "."),
        chain.start
      )
    }
  }

  /// `.sheet { DetailView() }` with another scene, not with a piece of this one. A `NavigationLink`
  /// or a `fullScreenCover` shows a screen in any case.
  var links: [Navigation] {
    let ways = [
      "sheet": false, "popover": false, "navigationDestination": false, "NavigationLink": true,
      "fullScreenCover": true,
    ]
    return routine.calls.flatMap { call -> [Navigation] in
      guard var isWhole = ways[call.name.lastName], !mapsWay(call),
        // The destination of a `NavigationLink(value:)` is written elsewhere.
        call.labels.first != "value"
      else { return [] }
      if call.labels.first == "isPresented" || call.labels.first == "item" {
        isWhole = isWhole || call.name.lastName == "navigationDestination"
      }
      let destination = call.arguments.filter { $0.name == "destination" }
      let shown = destination.isEmpty ? call.arguments.filter { $0.name != "label" } : destination
      return shown.flatMap { file.chains(in: $0.bodyRange) }.filter { chain in
        made(by: chain).contains { chain in
          guard let made = chain.constructedType else {
            return isSceneMaker(chain) || isMadeByNamespace(chain)
          }
          guard let screen = concreteType(made), screen.role == .view else { return false }
          return isWhole || ![nil, type.scene].contains(screen.scene)
        }
      }.map { (call.name.lastName, $0.range.lowerBound) }
    }
  }

  /// `Detail.setup(id: id)`, which joins the parts of another scene.
  private func isMadeByNamespace(_ chain: Chain) -> Bool {
    guard chain.isCalled, chain.names.count == 2, chain.startsWithName,
      chain.names[0] != type.scene?.name, code.sceneNames.contains(chain.names[0]),
      let space = code.declaration(named: chain.names[0], from: file)
    else { return false }
    return code.scopes(of: space).contains {
      $0.routine.baseName == chain.names[1] && code.isWiring($0)
    }
  }

  /// The chain, or those in the view's own function that it calls: `detail(of: id)`.
  private func made(by chain: Chain) -> [Chain] {
    let isOwn = chain.isCalled && chain.names.count == 1 && !chain.startsWithDot
    let own = isOwn ? type.routines.filter { $0.baseName == chain.lastName } : []
    return own.isEmpty ? [chain] : own.flatMap(\.chains)
  }

  /// `dismiss()` and `openURL(…)` of SwiftUI's environment, by which a screen leaves itself. A
  /// sheet of the view's own scene may close itself, because a view opened it.
  var closings: [Navigation] {
    guard type.role == .view, type.kind == .struct else { return [] }
    let ways = ["\\.openURL)"] + (isOwnSheet ? [] : ["\\.dismiss)", "\\.presentationMode)"])
    let names = type.properties.filter { ways.contains(where: $0.text.contains) }.map(\.name)
    return routine.chains.filter { chain in
      chain.isCalled && !chain.startsWithDot && names.contains(chain.names[0])
        && (chain.names.count == 1 || chain.lastName == "dismiss")
    }.map { ($0.names[0], $0.range.lowerBound) }
  }

  /// `.sheet(isPresented: $isChoosing) { ConeChooser(…) }` in another view of the scene. A view
  /// that asks the interactor itself is no such sheet.
  private var isOwnSheet: Bool {
    guard !type.properties.contains(where: { code.role(of: $0) == .interactor }) else {
      return false
    }
    return code.parts(.view).contains { other in
      other.type != type && other.type.scene == type.scene
        && other.type.routines.contains { routine in
          routine.calls.filter { ["sheet", "popover"].contains($0.name.lastName) }.contains {
            call in
            routine.file.chains(in: call.bodyRange).contains {
              code.concreteType($0.constructedType, from: routine.file) == type
            }
          }
        }
    }
  }
}
