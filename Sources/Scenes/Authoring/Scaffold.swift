import Entities

/// The files of a new kata: complete in form, its code a small scene that works, its
/// texts to be written.
struct Scaffold {
  let id: KataID
  /// Keyed by path relative to the folder that holds `Katas`.
  let files: [String: String]

  /// - Parameters:
  ///   - stages: the folders of the course's stages.
  ///   - katas: the folders of the katas in such a folder.
  /// - Throws: `UserError` for a name that is taken or no name.
  init(
    request: Authoring.New.Request, course: Course, stages: [String],
    katas: (String) -> [String]
  ) throws {
    guard let id = KataID(request.name), id.stage.isFolderName, id.name.isFolderName else {
      throw UserError(
        "\"\(request.name)\" is no name for a kata.",
        mend: "Write STAGE/KATA in small letters, digits and hyphens, such as presenter/plurals.")
    }
    let stage = Folder(named: id.stage, among: stages)
    let kata = Folder(named: id.name, among: stage.isNew ? [] : katas(stage.path))
    guard kata.isNew else {
      throw UserError(
        "\(id) exists already, in Katas/\(stage.path)/\(kata.path); nothing was written.",
        mend: "Choose another name.")
    }
    let carried = try request.carries.map { try KataFinder(course: course).kata($0) }
    var manifest = Manifest(
      title: "\(Scaffold.mark) Title of \(id.name)",
      module: carried?.manifest.module ?? id.name.typeName)
    manifest.kind = request.kind
    manifest.carries = carried?.id
    manifest.support = carried?.manifest.support ?? []
    self.id = id
    files =
      ScaffoldFiles(
        folder: "\(stage.path)/\(kata.path)", scene: id.name.typeName, manifest: manifest
      ).files
  }

  /// Marks what an author has to write; `verify` finds each that is left.
  static let mark = "TODO(author):"

  /// A numbered folder: the one that exists, or the next.
  private struct Folder {
    let path: String
    let isNew: Bool

    init(named name: String, among folders: [String]) {
      let numbered = folders.compactMap {
        folder -> (number: Int, name: Substring, folder: String)? in
        let parts = folder.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[0]) else { return nil }
        return (number, parts[1], folder)
      }
      if let existing = numbered.first(where: { $0.name == name }) {
        path = existing.folder
        isNew = false
      } else {
        let number = (numbered.map(\.number).max() ?? 0) + 1
        path = "\(number < 10 ? "0" : "")\(number)-\(name)"
        isNew = true
      }
    }
  }
}

extension String {
  fileprivate var isFolderName: Bool {
    let isPlain = allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    return isPlain && first?.isLowercase == true && !hasSuffix("-")
  }

  /// `say-goodbye` as `SayGoodbye`.
  fileprivate var typeName: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
