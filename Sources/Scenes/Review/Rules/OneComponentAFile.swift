extension VIPCode {
  /// Each part of a scene has a file of its own, and the names of both tell the part's role.
  var oneComponentAFile: [Breach] {
    let parts = parts(.view, .interactor, .presenter, .router).filter { $0.type.scene != nil }
    let files = Dictionary(grouping: parts, by: \.type.file).values
    return files.flatMap { together -> [Breach] in
      // `LoginInteractor` of `Scenes/Login/LoginInteractor.swift`.
      let name = String(together[0].type.file.path.fileName.prefix { $0 != "." })
      let owner = together.first { $0.fileName == name } ?? together[0]
      let guests = together.filter { $0.role != owner.role }
      let shared = guests.map {
        breach($0, "shares a file with \(owner.name); give it the file \($0.fileName).swift")
      }
      // The settings can give a role to a type of any name.
      let unnamed = together.filter {
        !saysRole($0.name, of: $0) && settings.role(of: $0.type.name) == nil
      }.map { breach($0, "is the scene's \($0.role); put the role into its name") }
      let isMisnamed =
        unnamed.isEmpty && guests.isEmpty && !saysRole(name, of: owner) && name != owner.fileName
      return shared + unnamed
        + (isMisnamed ? [breach(owner, "is in \(name).swift; name the file after it")] : [])
    }
  }

  /// Views have many names, routers three; a `Presentor` passes, too.
  private func saysRole(_ name: String, of part: Part) -> Bool {
    part.role == .view || name.lowercased().contains(part.role.rawValue.dropLast(2))
      || part.role == .router && ["ordinator", "avigator"].contains(where: name.contains)
  }

  private func breach(_ part: Part, _ what: String) -> Breach {
    Breach(at: part.type.position, "\(part.name) \(what)")
  }
}

extension Part {
  /// `LoginPresenter`, also for `Login.Presenter`.
  fileprivate var fileName: String { name.filter { $0 != "." } }
}
