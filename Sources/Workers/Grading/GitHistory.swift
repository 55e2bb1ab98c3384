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
  /// - Throws: `Interrupted` after Ctrl-C.
  func lastCommit(
    of paths: [String], below folder: String, in checkout: URL
  ) throws -> Date? {
    let git = checkout.appendingPathComponent(".git")
    guard FileStatus(path: git.path)?.kind == .folder, let head = head(of: git),
      try makeRepository(),
      let committed = try run(["ls-tree", "-r", "-z", head, "--", folder], in: git, at: checkout),
      let present = try run(["hash-object", "--no-filters", "--"] + paths, in: git, at: checkout)
    else { return nil }
    let wanted = Set(committed.split(separator: "\0").map(String.init))
    let isCommitted = zip(present.split(separator: "\n"), paths).allSatisfy { hash, path in
      ["100644", "100755"].contains { wanted.contains("\($0) blob \(hash)\t\(path)") }
    }
    guard isCommitted,
      let time = try run(["log", "-1", "--format=%ct", head, "--", folder], in: git, at: checkout),
      let seconds = Double(time.trimmed)
    else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }

  /// The commit that is checked out.
  private func head(of git: URL) -> String? {
    func content(_ path: String) -> String? {
      (try? FolderReader.content(of: git.appendingPathComponent(path)))
        .map { String(decoding: $0, as: UTF8.self).trimmed }
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

  private func makeRepository() throws -> Bool {
    if FileManager.default.fileExists(atPath: repository.appendingPathComponent("HEAD").path) {
      return true
    }
    return try output(of: ["init", "--quiet", "--bare", repository.path], clean) != nil
  }

  private func run(_ words: [String], in git: URL, at checkout: URL) throws -> String? {
    var variables = clean
    variables["GIT_DIR"] = repository.path
    variables["GIT_OBJECT_DIRECTORY"] = git.appendingPathComponent("objects").path
    let shallow = git.appendingPathComponent("shallow").path
    if FileStatus(path: shallow)?.kind == .file { variables["GIT_SHALLOW_FILE"] = shallow }
    return try output(
      of: ["-C", checkout.path, "--no-pager", "--literal-pathspecs"] + words, variables)
  }

  /// - Returns: what git printed; nil when it failed, or took more than a minute.
  private func output(of words: [String], _ variables: [String: String]) throws -> String? {
    let began = SuspendingClock.now
    do {
      let result = try ChildProcess(
        executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["git"] + words,
        environment: variables
      ).run { SuspendingClock.now - began > .seconds(60) }
      return result.ending == .exited(0) ? result.output : nil
    } catch is WorkerFailure {
      return nil
    }
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
