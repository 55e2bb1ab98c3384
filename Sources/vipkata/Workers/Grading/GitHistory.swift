import Foundation

/// Tells when files were committed, in checkouts that others made. Their configuration could make
/// git run any program, so it is not read: git works in an empty repository of ours, and only
/// finds its objects in theirs. A `.git` that is a file, as in worktrees and submodules, and
/// references in a reftable are not read.
struct GitHistory {
  /// Holds repositories of ours, one for each hash algorithm, created when first needed.
  let scratch: URL
  let environment: [String: String]

  /// The time of the last commit that changed something in a folder.
  /// - Parameters:
  ///   - paths: of the present files, relative to the checkout.
  ///   - timeout: the time limit for all of it.
  /// - Returns: nil if a file differs from that commit, or no history could be read.
  /// - Throws: `Interrupted` after Ctrl-C.
  func lastCommit(
    of paths: [String], below folder: String, in checkout: URL, timeout: Duration
  ) throws -> Date? {
    let end = SuspendingClock.now + timeout
    let git = checkout.appendingPathComponent(".git")
    guard timeout > .zero, FileStatus(path: git.path)?.kind == .folder,
      let head = head(of: git), let repository = try repository(for: head)
    else { return nil }
    func run(_ words: [String]) throws -> String? {
      var variables = clean
      variables["GIT_DIR"] = repository.path
      variables["GIT_OBJECT_DIRECTORY"] = git.appendingPathComponent("objects").path
      let shallow = git.appendingPathComponent("shallow").path
      if FileStatus(path: shallow)?.kind == .file { variables["GIT_SHALLOW_FILE"] = shallow }
      let common = ["-C", checkout.path, "--no-pager", "--literal-pathspecs"]
      return try output(of: common + words, variables, until: end)
    }
    guard let committed = try run(["ls-tree", "-r", "-z", head, "--", folder]),
      let present = try run(["hash-object", "--no-filters", "--"] + paths)
    else { return nil }
    let wanted = Set(committed.split(separator: "\0").map { ByteKey(String($0)) })
    let isCommitted = zip(present.split(separator: "\n"), paths).allSatisfy { hash, path in
      ["100644", "100755"].contains { wanted.contains(ByteKey("\($0) blob \(hash)\t\(path)")) }
    }
    guard isCommitted, let time = try run(["log", "-1", "--format=%ct", head, "--", folder]),
      let seconds = Double(time.trimmed)
    else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }

  private func head(of git: URL) -> String? {
    func content(_ path: String) -> String? {
      (try? FolderReader.content(of: git.appendingPathComponent(path)))
        .map { String(decoding: $0, as: UTF8.self).trimmed }
    }
    var head = content("HEAD")
    if let name = head?.dropFirst(5).description, head?.hasPrefix("ref: ") == true {
      guard name.hasPrefix("refs/"), name.staysInside else { return nil }
      let packed = { content("packed-refs")?.lines.first { $0.hasSuffix(" \(name)") } }
      head = content(name) ?? packed()?.prefix { $0 != " " }.description
    }
    let isHash = head.map { [40, 64].contains($0.count) && $0.allSatisfy(\.isHexDigit) }
    return isHash == true ? head : nil
  }

  private func repository(for head: String) throws -> URL? {
    let hash = head.count == 64 ? "sha256" : "sha1"
    let repository = scratch.appendingPathComponent(hash)
    let head = repository.appendingPathComponent("HEAD")
    if head.exists { return repository }
    // Older versions of git have no such option, and only SHA-1.
    let format = hash == "sha1" ? [] : ["--object-format=\(hash)"]
    let words = ["init", "--quiet", "--bare"] + format + [repository.path]
    // This does not count against the learner's time limit: only we write there.
    return try output(of: words, clean, until: .now + .seconds(60)).map { _ in repository }
  }

  /// - Returns: what git printed; nil if it failed or was not done in time.
  private func output(
    of words: [String], _ variables: [String: String], until end: SuspendingClock.Instant
  ) throws -> String? {
    do {
      return try ChildProcess("git", words, environment: variables)
        .run { SuspendingClock.now > end }.answer
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
