/// What is decided about a new scene so far: its name, its module and the choices.
struct SceneDraft: Equatable, Sendable {
  let name: String
  /// The module that the scene is compiled in, for its tests to import.
  let module: String
  var choices: [SceneChoice: String]
  private let ownUseCases: [String]

  /// - Throws: `NewScene.Failure` for a name that Swift does not allow.
  init(request: NewScene.Plan.Request) throws {
    name = request.name
    module = request.module ?? request.name
    ownUseCases = request.useCases
    choices = request.choices
    for choice in SceneChoice.allCases where choices[choice] == nil {
      choices[choice] = choice.preset
    }
    try Self.require(name, as: .scene)
    try Self.require(module, as: .module)
    for useCase in ownUseCases { try Self.require(useCase, as: .useCase) }
    if let twice = ownUseCases.first(where: { name in ownUseCases.count { $0 == name } > 1 }) {
      throw NewScene.Failure.useCaseTwice(twice)
    }
  }

  private static func require(_ name: String, as named: NewScene.Named) throws {
    guard !SwiftName.isType(name) else { return }
    throw NewScene.Failure.noName(name, of: named, likely: SwiftName.type(like: name))
  }

  var openChoice: SceneChoice? {
    SceneChoice.allCases.first { choices[$0] == nil }
  }

  var words: Set<String> { Set(choices.values) }

  var useCases: [String] {
    if !ownUseCases.isEmpty { return ownUseCases }
    return switch choices[.purpose] {
    case "form": ["Submit"]
    case "hub": ["Browse"]
    case "flow": ["Begin", "Confirm"]
    default: ["Load"]
    }
  }
}
