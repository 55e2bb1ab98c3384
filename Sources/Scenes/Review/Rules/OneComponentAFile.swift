import Entities

extension ReviewRule {
  /// Each part of a scene has a file of its own, which is not named after another.
  @Sendable static func oneComponentAFile(_ code: VIPCode) -> [Breach] {
    let parts = code.parts(.view, .interactor, .presenter, .router)
    return Dictionary(grouping: parts, by: \.type.position.file).flatMap { file, together in
      let ordered = together.sorted { $0.type.position.offset < $1.type.position.offset }
      let roles = ordered.map(\.role)
      let guests = zip(ordered, roles).dropFirst().filter { $1 != roles[0] }.map { part, _ in
        breach(part, "shares a file with \(ordered[0].name)")
      }
      let name = code.base.files[file].name
      guard let named = RoleNames.role(of: name), named != .configurator,
        !roles.contains(named),
        ["Interactor", "Presenter", "Router"].contains(where: name.hasSuffix)
      else { return guests }
      return guests + [breach(ordered[0], "is in a file named after another part, \(name).swift")]
    }
  }

  private static func breach(_ part: Part, _ what: String) -> Breach {
    Breach(
      position: part.type.position,
      message: "\(part.name) \(what); give it the file \(part.name).swift")
  }
}

extension SourceCode {
  /// `LoginInteractor` of `Scenes/Login/LoginInteractor.swift`.
  var name: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }
}
