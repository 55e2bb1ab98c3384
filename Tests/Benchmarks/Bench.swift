import Foundation

/// The two packages that are compared, a learner's and a hand-made one, with the same files.
struct Bench {
  let repository: URL
  let scratch: URL
  static let kata = "rules/view-calls-presenter"
  static let folder = "10-rules/01-view-calls-presenter"

  init(repository: URL, scratch: URL) throws {
    self.repository = repository
    self.scratch = scratch
    try vipkata("open", Self.kata).seconds()
    try copy(katas("Tests"), to: bare("Tests/LoginTests"))
    try copy(workspace("Support/Sources/KataUI"), to: bare("Sources/KataUI"))
    try copy(workspace("\(Self.folder)/Sources/Login"), to: bare("Sources/Login"))
    try laySolution()
    try Data(Self.manifest.utf8).write(to: bare("Package.swift"))
  }

  /// Puts the reference solution into both packages.
  func laySolution() throws {
    for file in try files(in: repository.appendingPathComponent("Solutions/\(Self.folder)")) {
      for folder in [workspace("\(Self.folder)/Sources/Login"), bare("Sources/Login")] {
        let target = folder.appendingPathComponent(file.lastPathComponent)
        try Data(contentsOf: file).write(to: target)
      }
    }
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Bare",
      targets: [
        .target(name: "KataUI"),
        .target(name: "Login", dependencies: ["KataUI"]),
        .testTarget(name: "LoginTests", dependencies: ["Login", "KataUI"]),
      ]
    )
    """

  /// `vipkata` in the learner's workspace; a red verdict does not matter here.
  func vipkata(_ words: String..., ahead: Bool = false) -> Command {
    var command = Command(
      [program] + words + ["--workspace", workspace("").path, "--course", course.path])
    command.variables = ["VIPKATA_AHEAD": ahead ? "on" : "off"]
    command.statuses = [0, 1]
    return command
  }

  var bareTest: Command {
    var command = Command("swift", "test", "--package-path", bare("").path)
    command.statuses = [0, 1]
    return command
  }

  var hello: Command { Command(scratch.appendingPathComponent("hello").path) }

  var program: String { repository.appendingPathComponent(".build/release/vipkata").path }
  var course: URL { repository.appendingPathComponent("Katas") }

  func workspace(_ path: String) -> URL {
    scratch.appendingPathComponent("Workspace").appendingPathComponent(path)
  }

  func bare(_ path: String) -> URL {
    scratch.appendingPathComponent("Bare").appendingPathComponent(path)
  }

  /// Writes a last line into the same file of both packages, each time with a new time: the bare
  /// one's build would ignore an edit within a second of its last.
  func edit(_ line: String, number: Int) throws {
    for folder in [workspace(Self.folder), bare("")] {
      let file = folder.appendingPathComponent("Sources/Login/LoginInteractor.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      let kept = text.components(separatedBy: "\n// The benchmark's.\n")[0]
      try Data("\(kept)\n// The benchmark's.\n\(line)\n".utf8).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date().addingTimeInterval(Double(number) * 2)],
        ofItemAtPath: file.path)
    }
  }

  /// Removes all that was built of the kata, and of the bare package.
  func forgetBuilds() {
    for folder in [
      workspace(".vipkata/packages/\(Self.folder)"), workspace(".vipkata/runs"), bare(".build"),
    ] {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Returns when the build in the background has ended.
  func waitForBackground() {
    let descriptor = open(workspace(".vipkata/packages/ahead.lock").path, O_RDWR)
    guard descriptor >= 0 else { return }
    flock(descriptor, LOCK_EX)
    close(descriptor)
  }

  func copy(_ source: URL, to target: URL) throws {
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: source, to: target)
  }

  private func katas(_ path: String) -> URL {
    course.appendingPathComponent(Self.folder).appendingPathComponent(path)
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }
}
