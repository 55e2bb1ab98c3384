import Foundation

/// A course on disk: the folder `Katas`, with `Solutions` beside it.
struct CourseFolder: CourseWorkerLogic {
  /// The folder `Katas`, whatever it is called.
  let root: URL

  func course(isThorough: Bool) throws -> Course {
    guard root.exists else {
      throw UserError(
        "There is no course at \(root.path).",
        mend: "Write one with `vipkata course init DIR`, or name a Katas folder with --course DIR.")
    }
    let folders = try numberedFolders().flatMap { try numberedFolders(in: $0) }
    var katas: [Kata] = []
    var problems: [CourseProblem] = []
    for read in folders.concurrentMap({ folder in Result { try kata(in: folder) } }) {
      do {
        katas.append(try read.get())
      } catch let problem as CourseProblem {
        problems.append(problem)
      }
    }
    let linked = sound(katas, problems)
    // Numbered before mutants are checked, so that a number means the same kata everywhere.
    let numbered = linked.katas.enumerated().map { index, kata in
      Kata(id: kata.id, number: index + 1, folder: kata.folder, manifest: kata.manifest)
    }
    guard isThorough else { return Course(katas: numbered, problems: linked.problems) }
    let found = numbered.concurrentMap(mistakeInMutants).compactMap { $0 }
    return sound(numbered, linked.problems + found)
  }

  /// The katas without those that have a problem, and without those that carry one of them.
  private func sound(_ katas: [Kata], _ problems: [CourseProblem]) -> Course {
    let broken = Set(problems.map(\.kata))
    let left = katas.filter { !broken.contains($0.folder) }
    let unusable = Set(broken.compactMap { KataID($0.withoutNumbers) })
    let found = CourseLinks(katas: left, unusable: unusable, root: root).problems
    return found.isEmpty
      ? Course(katas: left, problems: problems) : sound(left, problems + found)
  }

  private func mistakeInMutants(of kata: Kata) -> CourseProblem? {
    do {
      try FolderReader.requirePlainFiles(in: "\(root.path)/\(kata.folder)")
      return nil
    } catch {
      return kata.problem(.files, "Katas/\(kata.folder)", .said("\(error)"))
    }
  }

  func glossary() throws -> Glossary {
    try page(.words).map(Glossary.init(markdown:)) ?? Glossary()
  }

  func cards() throws -> [String: StageCard] {
    try page(.cards).map(StageCard.cards(markdown:)) ?? [:]
  }

  private func page(_ name: CourseProblem.Check) throws -> String? {
    guard FileStatus(path: "\(root.path)/\(name.rawValue).md") != nil else { return nil }
    return try text("Katas/\(name.rawValue).md", name)
  }

  func ideas() throws -> [Idea] {
    let file = root.appendingPathComponent("ideas.json")
    guard file.exists else { return [] }
    do {
      let rows = try JSONDecoder().read(
        [String: String].self, from: FolderReader.content(of: file))
      return rows.map { Idea(row: $0.key, text: $0.value) }
        .sorted { $0.row.localizedStandardCompare($1.row) == .orderedAscending }
    } catch {
      throw UserError(
        "ideas.json cannot be read: it must be an object of texts, { \"R1\": \"…\" }.")
    }
  }

  func brief(of kata: Kata) throws -> String {
    try text("Katas/\(kata.folder)/README.md", of: kata)
  }

  func hints(of kata: Kata) throws -> Hints {
    Hints(markdown: try text("Katas/\(kata.folder)/HINTS.md", of: kata))
  }

  func files(_ part: KataPart, of kata: Kata) throws -> [SourceFile] {
    let folder = part.folder(of: kata)
    switch part {
    case .hiddenSuite:
      // A suite may read files beside it; hidden ones, such as the Finder's, do not count.
      return try read(folder, of: kata) { try FolderReader.files(in: $0) }
        .filter { !$0.path.fileName.hasPrefix(".") }
    case .solution:
      return try swiftFiles(folder, of: kata).filter { !$0.path.hasPrefix("Others/") }
    default: return try swiftFiles(folder, of: kata)
    }
  }

  func support(of kata: Kata) throws -> [SupportModule] {
    try kata.manifest.support.map {
      SupportModule(name: $0, files: try swiftFiles("Katas/Support/\($0)", of: kata))
    }
  }

  func others(of kata: Kata) throws -> [OtherSolution] {
    let folder = "\(KataPart.solution.folder(of: kata))/Others"
    let place = root.deletingLastPathComponent().appendingPathComponent(folder).path
    return FolderEntry.folders(in: place).map { name in
      // A proof finds out if it cannot be read.
      let says = try? text("\(folder)/\(name)/README.md", of: kata).trimmed
      return OtherSolution(name: name, says: says ?? "")
    }
  }

  private func swiftFiles(_ path: String, of kata: Kata) throws -> [SourceFile] {
    try read(path, of: kata, FolderReader.swiftFiles)
  }

  private func text(
    _ path: String, _ check: CourseProblem.Check = .files, of kata: Kata? = nil
  ) throws -> String {
    String(decoding: try read(path, check, of: kata, FolderReader.content), as: UTF8.self)
  }

  /// - Parameters:
  ///   - path: relative to the folder that holds `Katas`.
  ///   - kata: nil for a file of the whole course.
  private func read<Value>(
    _ path: String, _ check: CourseProblem.Check = .files, of kata: Kata?,
    _ body: (URL) throws -> Value
  ) throws -> Value {
    let place =
      path.hasPrefix("Katas/")
      ? "\(root.path)/\(path.dropFirst(6))"
      : "\(root.deletingLastPathComponent().path)/\(path)"
    do {
      return try body(URL(fileURLWithPath: place, isDirectory: false))
    } catch let failure as WorkerFailure {
      throw CourseProblem(
        check: check, kata: kata?.folder ?? "", file: path, message: failure.description)
    }
  }

  /// The folders of the stages, or of a stage's katas such as `02-interactor/01-validate`.
  private func numberedFolders(in stage: String? = nil) throws -> [String] {
    let folder = stage.map { "\(root.path)/\($0)" } ?? root.path
    guard let entries = FolderEntry.all(in: folder, atMost: FolderReader.mostFiles) else {
      throw UserError(
        "\(folder) holds more than \(FolderReader.mostFiles) files.",
        mend: "Name the Katas folder of a course with --course DIR.")
    }
    return entries.filter(\.isFolder).compactMap { NumberedName($0.name) }.sorted()
      .map { (stage.map { "\($0)/" } ?? "") + $0.folder }
  }

  private func kata(in folder: String) throws -> Kata {
    func problem(
      _ check: CourseProblem.Check, _ file: String, _ message: String
    ) -> CourseProblem {
      CourseProblem(check: check, kata: folder, file: "Katas/\(folder)\(file)", message: message)
    }
    guard let id = KataID(folder.withoutNumbers) else {
      throw problem(
        .id, "",
        "\(folder.withoutNumbers) is not a kata's id: rename the folder so that after its number "
          + "it has only letters, digits, \"-\", \"_\" and \".\", and no \".\" first.")
    }
    let place = "\(root.path)/\(folder)"
    let kata: Kata
    do {
      try FolderReader.requireOwnFolder("\(root.path)/\(folder.prefix { $0 != "/" })")
      try FolderReader.requireOwnFolder(place)
      let manifest = URL(fileURLWithPath: "\(place)/kata.json", isDirectory: false)
      kata = Kata(
        id: id, number: 0, folder: folder,
        manifest: try ManifestFile.manifest(from: FolderReader.content(of: manifest), of: folder))
      // Half of a course's folders are mutants, which few commands read.
      try FolderReader.requirePlainFiles(in: place, without: "Mutants")
    } catch let failure as WorkerFailure {
      guard FileStatus(path: "\(place)/kata.json") == nil else {
        throw problem(.files, "", failure.description)
      }
      throw problem(
        .manifest, "/kata.json",
        "kata.json is missing: a kata needs one with \"title\" and \"module\".")
    }
    try requireParts(of: kata)
    return kata
  }

  private func requireParts(of kata: Kata) throws {
    func isThere(_ name: String) -> Bool {
      FileStatus(path: "\(root.path)/\(kata.folder)/\(name)") != nil
    }
    let suite = kata.isCode ? "Tests" : "Starter"
    let parts = [("HINTS.md", "the hints"), ("README.md", "the brief"), (suite, "the suite")]
    for (name, meaning) in parts where !isThere(name) {
      if name == "Starter", isThere("Tests") { throw kata.suiteInTests }
      throw kata.problem(.files, name, .said("\(name) is missing: it holds \(meaning)."))
    }
  }
}
