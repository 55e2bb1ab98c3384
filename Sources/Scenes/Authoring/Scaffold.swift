/// The files of a new kata: complete in form, with a small scene that works as its code, and
/// texts that its author has to write.
struct Scaffold {
  let id: KataID
  /// Keyed by path relative to the folder that holds `Katas`.
  let files: [String: String]

  /// - Parameters:
  ///   - stages: the folders of the course's stages.
  ///   - katas: gives the folders of the katas in a stage's folder.
  ///   - templates: the files of `Katas/Templates/Kata` for a kata of this kind.
  /// - Throws: `Authoring.Failure` for a name that is taken, or that cannot be a name.
  init(
    request: Authoring.New.Request, course: Course, stages: [String],
    katas: (String) -> [String], templates: [SourceFile]
  ) throws {
    guard let id = KataID(request.name), id.stage.isFolderName, id.name.isFolderName else {
      throw Authoring.Failure.noName(request.name)
    }
    let stage = Folder(named: id.stage, among: stages)
    let kata = Folder(named: id.name, among: stage.isNew ? [] : katas(stage.path))
    guard kata.isNew else {
      throw Authoring.Failure.taken(id, folder: "\(stage.path)/\(kata.path)")
    }
    let carried = try request.carries.map(course.kata(named:))
    let scene = id.name.typeName
    guard !SwiftName.modules.union(SwiftName.types).contains(scene) else {
      throw Authoring.Failure.nameOfSwift(id, scene: scene)
    }
    var manifest = Manifest(
      title: "\(Scaffold.mark) Title of \(id.name)", module: carried?.manifest.module ?? scene)
    manifest.kind = request.kind
    manifest.minutes = 5
    manifest.learned = "\(Scaffold.mark) what was learned, in one sentence."
    manifest.edit = ["\(scene)Presenter\(request.kind == .code ? "" : "Tests").swift"]
    manifest.carries = carried?.id
    manifest.support = carried?.manifest.support ?? []
    manifest.mutants = [
      Mutant(
        name: "displays-twice", says: "displaying the same thing twice",
        fails: ["testTheViewIsToldOnce"])
    ]
    func filled(_ text: String) -> String {
      text.replacing("__Scene__", with: scene).replacing("__Module__", with: manifest.module)
    }
    let folder = "\(stage.path)/\(kata.path)"
    var files = ["Katas/\(folder)/kata.json": ManifestWriter(manifest: manifest).text]
    for template in templates {
      let parts = filled(template.path).split(separator: "/", maxSplits: 1)
      let root = parts[0] == "Solution" ? "Solutions" : "Katas"
      files["\(root)/\(folder)/\(parts[1].replacing(".txt", with: ""))"] = filled(template.text)
    }
    self.id = id
    self.files = files
  }

  /// Marks what an author has to write; `verify` finds each mark that is left.
  static let mark = "TODO(author):"

  /// A numbered folder: the existing one of that name, or a new one with the next number.
  private struct Folder {
    let path: String
    let isNew: Bool

    init(named name: String, among folders: [String]) {
      let numbered = folders.compactMap { NumberedName($0) }
      let existing = numbered.first { $0.name == name }
      let number = (numbered.map(\.number).max() ?? 0) + 1
      path = existing?.folder ?? "\(number < 10 ? "0" : "")\(number)-\(name)"
      isNew = existing == nil
    }
  }
}

extension String {
  fileprivate var isFolderName: Bool {
    let isPlain = allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    return isPlain && first?.isLowercase == true && !hasSuffix("-")
  }

  fileprivate var typeName: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
