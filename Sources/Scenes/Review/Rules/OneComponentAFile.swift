extension ReviewRule {
  /// Each part of a scene has a file of its own, and both say the part's role.
  @Sendable static func oneComponentAFile(_ code: VIPCode) -> [Breach] {
    let parts = code.parts(.view, .interactor, .presenter, .router)
    return Dictionary(grouping: parts, by: \.type.position.file).flatMap { file, together in
      let name = code.base.files[file].name
      let owner = together.first { $0.fileName == name } ?? together[0]
      let guests = together.filter { $0.role != owner.role }
      let shared = guests.map {
        breach($0, "shares a file with \(owner.name); give it the file \($0.fileName).swift")
      }
      let unnamed = together.filter { !saysRole($0.name, of: $0) && !code.isTold($0.type) }.map {
        breach($0, "is the scene's \($0.role); put the role into its name")
      }
      let isMisnamed = unnamed.isEmpty && guests.isEmpty && !saysRole(name, of: owner)
      return shared + unnamed
        + (isMisnamed ? [breach(owner, "is in \(name).swift; name the file after it")] : [])
    }
  }

  /// Views have many names.
  private static func saysRole(_ name: String, of part: Part) -> Bool {
    part.role == .view || name.lowercased().contains(part.role.rawValue)
  }

  private static func breach(_ part: Part, _ what: String) -> Breach {
    Breach(position: part.type.position, message: "\(part.name) \(what)")
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
