import Entities
import Foundation

/// When files were committed, in checkouts that others made. Their configuration, with which
/// git can be made to run any program, is not read: git works in an empty repository of ours,
/// and only finds its objects in theirs.
struct GitHistory {
  /// Ours, made when it is wanted first.
  let repository: URL
  let environment: [String: String]

  /// The time of the last commit that changed something in a folder.
  /// - Parameters:
  ///   - paths: of the files that are there now, relative to the checkout.
  /// - Returns: nil when one of the files is not as that commit has it, and where there is no
  ///   history to be read.
  func lastCommit(of paths: [String], below folder: String, in checkout: URL) -> Date? {
    let git = checkout.appendingPathComponent(".git")
    guard FileStatus(path: git.path)?.kind == .folder, let head = head(of: git), makeRepository(),
      let committed = run(["ls-tree", "-r", "-z", head, "--", folder], in: git, at: checkout),
      let present = run(["hash-object", "--no-filters", "--"] + paths, in: git, at: checkout)
    else { return nil }
    let wanted = Set(committed.split(separator: "\0").map(String.init))
    let isCommitted = zip(present.split(separator: "\n"), paths).allSatisfy { hash, path in
      ["100644", "100755"].contains { wanted.contains("\($0) blob \(hash)\t\(path)") }
    }
    guard isCommitted,
      let time = run(["log", "-1", "--format=%ct", head, "--", folder], in: git, at: checkout),
      let seconds = Double(time.trimmed)
    else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }

  /// The commit that is checked out.
  private func head(of git: URL) -> String? {
    func content(_ path: String) -> String? {
      (try? Self.text(git.appendingPathComponent(path))).map { String($0.trimmed) }
    }
    guard let head = content("HEAD") else { return nil }
    guard head.hasPrefix("ref: ") else { return head.isHash ? head : nil }
    let name = String(head.dropFirst(5))
    guard name.hasPrefix("refs/"), name.staysInside else { return nil }
    if let loose = content(name) { return loose.isHash ? loose : nil }
    let packed = content("packed-refs")?.split(separator: "\n")
      .first { $0.hasSuffix(" \(name)") }?.prefix { $0 != " " }
    return packed.map(String.init).flatMap { $0.isHash ? $0 : nil }
  }

  private static func text(_ file: URL) throws -> String {
    String(decoding: try FolderReader.content(of: file), as: UTF8.self)
  }

  private func makeRepository() -> Bool {
    if FileManager.default.fileExists(atPath: repository.appendingPathComponent("HEAD").path) {
      return true
    }
    let made = try? ChildProcess(
      executable: URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["git", "init", "--quiet", "--bare", repository.path], environment: clean
    ).run()
    return made?.ending == .exited(0)
  }

  private func run(_ words: [String], in git: URL, at checkout: URL) -> String? {
    var variables = clean
    variables["GIT_DIR"] = repository.path
    variables["GIT_OBJECT_DIRECTORY"] = git.appendingPathComponent("objects").path
    let shallow = git.appendingPathComponent("shallow").path
    if FileStatus(path: shallow)?.kind == .file { variables["GIT_SHALLOW_FILE"] = shallow }
    let began = SuspendingClock.now
    let result = try? ChildProcess(
      executable: URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["git", "-C", checkout.path, "--no-pager", "--literal-pathspecs"] + words,
      environment: variables
    ).run { SuspendingClock.now - began > .seconds(60) }
    return result?.ending == .exited(0) ? result?.output : nil
  }

  private var clean: [String: String] {
    [
      "PATH": environment["PATH"] ?? "/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0",
      "LC_ALL": "C",
    ]
  }
}

extension String {
  fileprivate var isHash: Bool { count == 40 && allSatisfy(\.isHexDigit) }
}
