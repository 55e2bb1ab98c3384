import Entities

extension ReviewRule {
  /// Each part of a scene has a file of its own, which is not named after another.
  @Sendable static func oneComponentAFile(_ code: VIPCode) -> [Breach] {
    let parts = code.parts(.view, .interactor, .presenter, .router)
    return Dictionary(grouping: parts, by: \.type.position.file).flatMap { file, together in
      let name = code.base.files[file].name
      let owner = together.first { $0.fileName == name } ?? together[0]
      let guests = together.filter { $0.role != owner.role }.map { guest in
        breach(guest, "shares a file with \(owner.name)")
      }
      return isNamedAfterAnother(name, together)
        ? guests + [breach(owner, "is in a file named after another part, \(name).swift")] : guests
    }
  }

  private static func isNamedAfterAnother(_ file: String, _ parts: [Part]) -> Bool {
    guard let named = RoleNames.role(of: file) else { return false }
    return ["Interactor", "Presenter", "Router"].contains(where: file.hasSuffix)
      && !parts.contains { $0.role == named }
  }

  private static func breach(_ part: Part, _ what: String) -> Breach {
    Breach(
      position: part.type.position,
      message: "\(part.name) \(what); give it the file \(part.fileName).swift")
  }
}

extension Part {
  /// `LoginPresenter`, of `Login.Presenter` too.
  fileprivate var fileName: String { name.filter { $0 != "." } }
}

extension SourceCode {
  /// `LoginInteractor` of `Scenes/Login/LoginInteractor.swift`.
  var name: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }
}
