extension Authoring {
  /// Why no kata can be made as requested; nothing was written.
  enum Failure: Error, Equatable {
    case noName(String)
    case taken(KataID, folder: String)
    case nameOfSwift(KataID, scene: String)
  }
}

extension Authoring.Failure: WordedError {
  var said: UserError {
    switch self {
    case .noName(let name):
      UserError(
        "\"\(name)\" is not a kata's id.",
        mend: "Write STAGE/KATA in small letters, digits and hyphens, such as presenter/plurals.")
    case .taken(let id, let folder):
      UserError(
        "\(id) exists already, in Katas/\(folder); nothing was written.",
        mend: "Choose another name.")
    case .nameOfSwift(let id, let scene):
      UserError(
        "\(id) would make a scene \(scene), a name that Swift or Foundation has; nothing was "
          + "written.", mend: "Choose another name, such as \(id)-scene.")
    }
  }
}
