package import Entities
package import Foundation
import Scenes

/// A course on disk: the folder `Katas`, with `Solutions` beside it.
package struct CourseFolder: CourseWorkerLogic {
  /// The folder `Katas`.
  package let root: URL
  private let rootPath: String
  private let isThorough: Bool
  private let reader = FolderReader()

  /// - Parameter isThorough: whether to look at every file of every kata when the course is
  ///   read, as authors want it. Learners wait for it, and each file is looked at anyway
  ///   when it is read.
  package init(root: URL, isThorough: Bool = true) {
    self.root = root
    rootPath = root.path
    self.isThorough = isThorough
  }

  private var solutions: URL {
    root.deletingLastPathComponent().appendingPathComponent("Solutions")
  }

  /// A path in the course as text: hundreds are looked at while a learner waits, and each URL
  /// costs as much as the look.
  private func path(_ path: String) -> String { "\(rootPath)/\(path)" }

  private func place(_ path: String) -> URL {
    // Not asked whether it is a folder, as Foundation does when it is not told.
    URL(fileURLWithPath: self.path(path), isDirectory: false)
  }

  package func course() throws -> Course {
    guard FileManager.default.fileExists(atPath: root.path) else {
      throw UserError(
        "There is no course at \(root.path).", mend: "Name its Katas folder with --course DIR.")
    }
    var katas: [Kata] = []
    var problems: [CourseProblem] = []
    for read in try kataFolders().concurrentMap({ folder in
      Result { try kata(in: folder.path, mayBeElsewhere: folder.isLinked) }
    }) {
      do {
        katas.append(try read.get())
      } catch let problem as CourseProblem {
        problems.append(problem)
      }
    }
    // A kata that carries one with a mistake cannot be used either.
    while true {
      let unusable = Set(problems.map { id(of: $0.kata) })
      let found = CourseLinks(katas: katas, unusable: unusable, root: root).problems
      if found.isEmpty { break }
      problems += found
      let folders = Set(found.map(\.kata))
      katas.removeAll { folders.contains($0.folder) }
    }
    let numbered = katas.enumerated().map { index, kata in
      Kata(id: kata.id, number: index + 1, folder: kata.folder, manifest: kata.manifest)
    }
    return Course(katas: numbered, problems: problems)
  }

  package func brief(of kata: Kata) throws -> String {
    try text("README.md", of: kata)
  }

  package func hints(of kata: Kata) throws -> Hints {
    Hints(markdown: try text("HINTS.md", of: kata))
  }

  package func starter(of kata: Kata) throws -> [SourceFile] {
    try swiftFiles("Starter", of: kata)
  }

  package func scene(of kata: Kata) throws -> [SourceFile] {
    try swiftFiles("Scene", of: kata)
  }

  package func hiddenSuite(of kata: Kata) throws -> [SourceFile] {
    try swiftFiles("Tests", of: kata)
  }

  package func mutant(_ mutant: Mutant, of kata: Kata) throws -> [SourceFile] {
    try swiftFiles("Mutants/\(mutant.name)", of: kata)
  }

  package func solution(of kata: Kata) throws -> [SourceFile] {
    try read(kata, file: "Solutions/\(kata.folder)") {
      try reader.swiftFiles(in: solutions.appendingPathComponent(kata.folder))
    }
  }

  package func support(of kata: Kata) throws -> [SupportModule] {
    try kata.manifest.support.map { name in
      let files = try read(kata, file: "Katas/Support/\(name)") {
        try reader.swiftFiles(in: place("Support/\(name)"))
      }
      return SupportModule(name: name, files: files)
    }
  }

  private func swiftFiles(_ name: String, of kata: Kata) throws -> [SourceFile] {
    try read(kata, file: "Katas/\(kata.folder)/\(name)") {
      try reader.swiftFiles(in: place("\(kata.folder)/\(name)"))
    }
  }

  private func text(_ name: String, of kata: Kata) throws -> String {
    try read(kata, file: "Katas/\(kata.folder)/\(name)") {
      let file = place("\(kata.folder)/\(name)")
      return String(decoding: try FolderReader.content(of: file), as: UTF8.self)
    }
  }

  private func read<Value>(_ kata: Kata, file: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let failure as WorkerFailure {
      throw CourseProblem(
        check: "files", kata: kata.folder, file: file, message: failure.description)
    }
  }

  private struct Folder {
    let path: String
    /// Whether it is reached through a symbolic link.
    let isLinked: Bool
  }

  /// Folders like `02-interactor/01-validate-then-ask`, in order.
  private func kataFolders() throws -> [Folder] {
    try numberedFolders(in: rootPath).flatMap { stage in
      try numberedFolders(in: path(stage.path)).map {
        Folder(path: "\(stage.path)/\($0.path)", isLinked: stage.isLinked || $0.isLinked)
      }
    }
  }

  private func numberedFolders(in folder: String) throws -> [Folder] {
    let names = Libc.names(in: folder, atMost: FolderReader.mostFiles + 1)
    guard names.count <= FolderReader.mostFiles else {
      throw UserError(
        "\(folder) holds more than \(FolderReader.mostFiles) files.",
        mend: "Name the Katas folder of a course with --course DIR.")
    }
    return names.compactMap { NumberedName($0) }.sorted().compactMap { numbered in
      let name = numbered.folder
      switch FileStatus(path: "\(folder)/\(name)")?.kind {
      case .folder: return Folder(path: name, isLinked: false)
      case .link where FileStatus(path: "\(folder)/\(name)/.")?.kind == .folder:
        return Folder(path: name, isLinked: true)
      default: return nil
      }
    }
  }

  private func stage(of folder: String) -> String {
    String(folder.utf8.prefix { $0 != UInt8(ascii: "/") }) ?? folder
  }

  private func id(of folder: String) -> KataID {
    let names = folder.split(separator: "/").compactMap { NumberedName(String($0))?.name }
    return KataID(stage: names.first ?? "", name: names.last ?? "")
  }

  private func kata(in folder: String, mayBeElsewhere: Bool) throws -> Kata {
    let kata: Kata
    do {
      if mayBeElsewhere {
        try reader.requireOwnFolder(path(stage(of: folder)))
        try reader.requireOwnFolder(path(folder))
      }
      kata = Kata(
        id: id(of: folder), number: 0, folder: folder,
        manifest: try ManifestReader(kata: folder).manifest(
          from: FolderReader.content(of: place("\(folder)/kata.json"))))
      if isThorough { try reader.requirePlainFiles(in: place(folder)) }
    } catch let failure as WorkerFailure {
      guard FileStatus(path: path("\(folder)/kata.json")) != nil else {
        throw CourseProblem(
          check: "manifest", kata: folder, file: "Katas/\(folder)/kata.json",
          message: "kata.json is missing: a kata needs one with \"title\" and \"module\".")
      }
      throw CourseProblem(
        check: "files", kata: folder, file: "Katas/\(folder)", message: failure.description)
    }
    try requireParts(of: kata)
    return kata
  }

  private func requireParts(of kata: Kata) throws {
    let suite = kata.manifest.kind == .tests ? "Starter" : "Tests"
    let parts = ["README.md": "the brief", "HINTS.md": "the hints", suite: "the suite"]
    for (name, meaning) in parts.sorted(by: { $0.key < $1.key }) {
      guard FileStatus(path: path("\(kata.folder)/\(name)")) == nil else { continue }
      throw CourseProblem(
        check: "files", kata: kata.folder, file: "Katas/\(kata.folder)/\(name)",
        message: "\(name) is missing: it holds \(meaning).")
    }
  }
}

/// A folder's name of the form `02-interactor`: the number orders, the rest names.
struct NumberedName: Comparable {
  let folder: String
  let number: Int
  let name: String

  init?(_ folder: String) {
    let parts = folder.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]), !parts[1].isEmpty else { return nil }
    self.folder = folder
    self.number = number
    self.name = String(parts[1])
  }

  static func < (one: NumberedName, other: NumberedName) -> Bool {
    (one.number, one.name) < (other.number, other.name)
  }
}
