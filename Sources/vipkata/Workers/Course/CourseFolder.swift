import Foundation

/// A course on disk: the folder `Katas`, with `Solutions` beside it.
struct CourseFolder: CourseWorkerLogic {
  /// The folder `Katas`, whatever it is called.
  let root: URL
  private let reader = FolderReader()

  func course(isThorough: Bool) throws -> Course {
    guard FileManager.default.fileExists(atPath: root.path) else {
      throw UserError(
        "There is no course at \(root.path).",
        mend: "`vipkata course init DIR` writes one; --course DIR names another's Katas folder.")
    }
    var katas: [Kata] = []
    var problems: [CourseProblem] = []
    for read in try kataFolders().concurrentMap({ folder in Result { try kata(in: folder) } }) {
      do {
        katas.append(try read.get())
      } catch let problem as CourseProblem {
        problems.append(problem)
      }
    }
    let linked = sound(katas, problems)
    // Counted before mutants are looked at, so that a number means the same kata everywhere.
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
    let found = CourseLinks(
      katas: left, unusable: Set(broken.compactMap { KataID(folder: $0) }), root: root
    ).problems
    return found.isEmpty
      ? Course(katas: left, problems: problems) : sound(left, problems + found)
  }

  private func mistakeInMutants(of kata: Kata) -> CourseProblem? {
    do {
      try reader.requirePlainFiles(in: "\(root.path)/\(kata.folder)")
      return nil
    } catch {
      return CourseProblem(
        check: "files", kata: kata.folder, file: "Katas/\(kata.folder)", message: "\(error)")
    }
  }

  func glossary() throws -> Glossary {
    try page("words").map(Glossary.init(markdown:)) ?? Glossary()
  }

  func cards() throws -> [String: StageCard] {
    try page("cards").map(StageCard.cards(markdown:)) ?? [:]
  }

  /// A page of the whole course; nil where it has none.
  private func page(_ name: String) throws -> String? {
    let file = root.appendingPathComponent("\(name).md")
    guard FileStatus(path: file.path) != nil else { return nil }
    do {
      return String(decoding: try FolderReader.content(of: file), as: UTF8.self)
    } catch let failure as WorkerFailure {
      throw CourseProblem(
        check: name, kata: "", file: "Katas/\(name).md", message: failure.description)
    }
  }

  func ideas() throws -> [Idea] {
    let file = root.appendingPathComponent("ideas.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
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
    try text("README.md", of: kata)
  }

  func hints(of kata: Kata) throws -> Hints {
    Hints(markdown: try text("HINTS.md", of: kata))
  }

  func files(_ part: KataPart, of kata: Kata) throws -> [SourceFile] {
    guard case .hiddenSuite = part else {
      return try files(in: part.folder(of: kata), of: kata)
    }
    // What a suite reads stands beside it; what the Finder leaves there does not count.
    return try read(part.folder(of: kata), of: kata) { try reader.files(in: $0, endingWith: "") }
      .filter { !($0.path.split(separator: "/").last ?? "").hasPrefix(".") }
  }

  func support(of kata: Kata) throws -> [SupportModule] {
    try kata.manifest.support.map {
      SupportModule(name: $0, files: try files(in: "Katas/Support/\($0)", of: kata))
    }
  }

  private func files(in folder: String, of kata: Kata) throws -> [SourceFile] {
    try read(folder, of: kata, reader.swiftFiles)
  }

  private func text(_ name: String, of kata: Kata) throws -> String {
    String(
      decoding: try read("Katas/\(kata.folder)/\(name)", of: kata, FolderReader.content),
      as: UTF8.self)
  }

  /// - Parameter path: in the folder that holds `Katas`.
  private func read<Value>(
    _ path: String, of kata: Kata, _ body: (URL) throws -> Value
  ) throws -> Value {
    do {
      let place =
        path.hasPrefix("Katas/")
        ? "\(root.path)/\(path.dropFirst(6))"
        : "\(root.deletingLastPathComponent().path)/\(path)"
      return try body(URL(fileURLWithPath: place, isDirectory: false))
    } catch let failure as WorkerFailure {
      throw CourseProblem(
        check: "files", kata: kata.folder, file: path, message: failure.description)
    }
  }

  private struct Folder {
    /// Such as `02-interactor/01-validate-then-ask`.
    let path: String
    /// Whether it, or the stage, is reached through a symbolic link.
    let isLinked: Bool
  }

  private func kataFolders() throws -> [Folder] {
    try numberedFolders(in: nil).flatMap(numberedFolders)
  }

  /// - Parameter stage: nil for the stages themselves.
  private func numberedFolders(in stage: Folder?) throws -> [Folder] {
    let folder = stage.map { "\(root.path)/\($0.path)" } ?? root.path
    guard let entries = FolderEntry.all(in: folder, atMost: FolderReader.mostFiles) else {
      throw UserError(
        "\(folder) holds more than \(FolderReader.mostFiles) files.",
        mend: "Name the Katas folder of a course with --course DIR.")
    }
    return entries.filter(\.isFolder).compactMap { entry in
      NumberedName(entry.name).map { (name: $0, isLinked: entry.kind == .link) }
    }.sorted { $0.name < $1.name }.map {
      Folder(
        path: (stage.map { "\($0.path)/" } ?? "") + $0.name.folder,
        isLinked: $0.isLinked || stage?.isLinked == true)
    }
  }

  private func kata(in folder: Folder) throws -> Kata {
    let path = folder.path
    guard let id = KataID(folder: path) else {
      throw CourseProblem(
        check: "id", kata: path, file: "Katas/\(path)",
        message: "\(path.withoutOrder) is no id: rename the folder so that after the number it "
          + "has letters, digits, \"-\", \"_\" and \".\" only, and no \".\" first.")
    }
    let place = "\(root.path)/\(path)"
    let kata: Kata
    do {
      if folder.isLinked {
        try reader.requireOwnFolder("\(root.path)/\(path.prefix { $0 != "/" })")
        try reader.requireOwnFolder(place)
      }
      let manifest = URL(fileURLWithPath: "\(place)/kata.json", isDirectory: false)
      kata = Kata(
        id: id, number: 0, folder: path,
        manifest: try ManifestFile.manifest(from: FolderReader.content(of: manifest), of: path))
      // Half of a course's folders are mutants, and few commands read them.
      try reader.requirePlainFiles(in: place, without: "Mutants")
    } catch let failure as WorkerFailure {
      guard FileStatus(path: "\(place)/kata.json") != nil else {
        throw CourseProblem(
          check: "manifest", kata: path, file: "Katas/\(path)/kata.json",
          message: "kata.json is missing: a kata needs one with \"title\" and \"module\".")
      }
      throw CourseProblem(
        check: "files", kata: path, file: "Katas/\(path)", message: failure.description)
    }
    try requireParts(of: kata)
    return kata
  }

  private func requireParts(of kata: Kata) throws {
    let suite = kata.manifest.kind == .tests ? "Starter" : "Tests"
    let parts = [("HINTS.md", "the hints"), ("README.md", "the brief"), (suite, "the suite")]
    for (name, meaning) in parts
    where FileStatus(path: "\(root.path)/\(kata.folder)/\(name)") == nil {
      throw kata.problem("files", name, "\(name) is missing: it holds \(meaning).")
    }
  }
}

extension KataID {
  /// The id that a kata's folder gives it, such as `02-interactor/01-validate-then-ask`.
  fileprivate init?(folder: String) {
    self.init(folder.withoutOrder)
  }
}

extension String {
  /// `interactor/validate-then-ask` of `02-interactor/01-validate-then-ask`.
  fileprivate var withoutOrder: String {
    split(separator: "/").compactMap { NumberedName(String($0))?.name }.joined(separator: "/")
  }
}
