extension VIPCode {
  /// The architecture of code that is not VIP; nil for VIP. Names show RIBs and MVVM; which part
  /// knows which shows VIPER and MVP.
  var shape: ProjectShape? {
    let interactors = parts(.interactor)
    guard !interactors.isEmpty else {
      return types.contains { $0.scene != nil && $0.role != .worker } ? nil : shapeWithoutInteractor
    }
    let features = ribs
    if features * 2 > interactors.count { return .ribs(features: features) }
    let scenes = Dictionary(grouping: parts, by: \.scene).values.filter { scene in
      scene.contains { $0.role == .interactor }
    }
    let inside = scenes.filter(\.areVIPER)
    if inside.count * 2 > scenes.count {
      return .viper(scenes: inside.count, of: scenes.count)
    }
    let models = viewModels
    return parts(.presenter).isEmpty && models > interactors.count
      ? .mvvm(viewModels: models, interactors: interactors.count) : nil
  }

  /// The outermost folders in which at least two scenes, and more than half of all, are VIPER.
  var foldersOfVIPER: [String] {
    var counts: [String: (inside: Int, all: Int)] = [:]
    for scene in Dictionary(grouping: parts, by: \.scene).values {
      guard let file = scene.first(where: { $0.role == .interactor })?.type.file else { continue }
      let names = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      for count in names.indices.map({ $0 + 1 }) where names[count - 1] != "" {
        let folder = names.prefix(count).joined(separator: "/")
        counts[folder, default: (0, 0)].all += 1
        counts[folder, default: (0, 0)].inside += scene.areVIPER ? 1 : 0
      }
    }
    let found = counts.filter { $0.value.inside > 1 && $0.value.inside * 2 > $0.value.all }.keys
    return found.filter { folder in !found.contains { folder.hasPrefix($0 + "/") } }.sorted()
  }

  private var shapeWithoutInteractor: ProjectShape? {
    let presenters = types.filter { type in
      type.isConcrete && type.role == .presenter
        && type.properties.contains { property in
          declarations(of: property).contains { $0.role == .view }
        }
    }.count
    let models = viewModels
    if models > presenters { return .mvvm(viewModels: models, interactors: 0) }
    return presenters > 0 ? .mvp(presenters: presenters) : nil
  }

  private var ribs: Int {
    let names = types.filter { $0.kind == .protocol }.map(\.name)
    let features = ["Buildable", "Interactable", "Routing"].map { ending in
      Set(names.filter { $0.hasSuffix(ending) }.map { $0.dropLast(ending.count) })
    }
    return features[0].intersection(features[1]).intersection(features[2]).count
  }

  /// Counts no structs: those may be what a presenter hands to a view.
  private var viewModels: Int {
    types.filter {
      $0.isReference && $0.name.hasSuffix("ViewModel") && !RoleNames.isTestDouble($0.name)
    }.count
  }
}

extension [Part] {
  /// The presenter knows the interactor, and the view does not.
  fileprivate var areVIPER: Bool {
    know(.presenter, .interactor) && !know(.view, .interactor)
  }

  fileprivate func know(_ holder: Role, _ other: Role) -> Bool {
    contains { $0.role == holder && $0.contacts.contains { $0.role == other } }
  }
}
