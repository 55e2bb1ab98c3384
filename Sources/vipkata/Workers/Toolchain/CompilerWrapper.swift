import Foundation

/// Stands in for the compiler in SwiftPM (`SWIFT_EXEC`), which asks it in every run for its
/// version, and twice for its help page: a third of a warm run. The compiler answered those
/// questions once; all other calls are passed on to it.
struct CompilerWrapper {
  let toolchain: Toolchain
  /// Where the wrapper and the answers are kept.
  let folder: URL

  private static let questions = ["-print-target-info", "-version", "-h"]

  /// - Returns: the wrapper; nil if it cannot be made or is not wanted, so that SwiftPM asks
  ///   the compiler: on macOS, where Xcode chooses it, with `VIPKATA_WRAPPER=off`, and with a
  ///   `SWIFT_EXEC` of the user's.
  func executable(environment: [String: String]) -> URL? {
    guard !Libc.isMacOS, environment["VIPKATA_WRAPPER"] != "off",
      environment["SWIFT_EXEC"] == nil
    else { return nil }
    let executable = folder.appendingPathComponent("swiftc")
    if !isCurrent(executable) { try? make(executable, environment: environment) }
    return isCurrent(executable) ? executable : nil
  }

  /// Made elsewhere and moved into place complete: others may be making it, or using it.
  private func make(_ executable: URL, environment: [String: String]) throws {
    let files = FileManager.default
    let new = URL(fileURLWithPath: "\(folder.path)-\(UUID().uuidString)")
    try new.makeFolder()
    defer { new.remove() }
    let asked = Compiler(executable: toolchain.compiler, environment: environment)
    for question in Self.questions {
      try Data(try asked.answer(to: question).utf8)
        .write(to: new.appendingPathComponent(question))
    }
    let newScript = new.appendingPathComponent("swiftc")
    try Data(script.utf8).write(to: newScript)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: newScript.path)
    if isCurrent(executable) { return }
    folder.remove()
    try files.moveItem(at: new, to: folder)
  }

  private func isCurrent(_ executable: URL) -> Bool {
    (try? String(contentsOf: executable, encoding: .utf8)) == script
  }

  private var script: String {
    Resource.text(PackageResources.compiler_sh).filled([
      "VERSION": toolchain.version, "ANSWERS": folder.path.shellWord,
      "QUESTIONS": Self.questions.map { "1\($0)" }.joined(separator: " | "),
      "COMPILER": toolchain.compiler.path.shellWord,
    ])
  }
}

/// The Swift compiler, to be asked about itself.
struct Compiler {
  let executable: URL
  let environment: [String: String]

  /// - Throws: `WorkerFailure` with its message if it gives no answer.
  func answer(to question: String...) throws -> String {
    // The compiler leaves a folder there each time that it is asked.
    let scratch = try? Files.temporaryFolder()
    defer { scratch?.remove() }
    var environment = environment
    environment["TMPDIR"] = scratch?.path
    let result = try ChildProcess(executable.path, question, environment: environment).run()
    guard result.ending == .exited(0) else {
      throw WorkerFailure(
        result.errors.split(separator: "\n").first.map(String.init) ?? "no answer")
    }
    return result.output
  }
}
