import Foundation

/// Finds out from git what has changed in a repository.
struct GitChanges {
  /// The top folder of the working tree.
  let root: URL
  private let environment: [String: String]
  /// A folder for git's output.
  private let scratch: URL

  /// - Parameters:
  ///   - place: a file or folder in the repository.
  ///   - scratch: an empty folder to write to.
  /// - Throws: `UserError` when there is no repository or no git.
  init(around place: URL, environment: [String: String], scratch: URL) throws {
    let isFolder = FileStatus(path: place.path)?.kind == .folder
    let folder = isFolder ? place : place.deletingLastPathComponent()
    // Hooks in a linked worktree get these; with them, git would take any folder for the root.
    let environment = environment.filter {
      !["GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX"].contains($0.key)
    }
    self.environment = environment
    self.scratch = scratch
    guard let up = try Self.git(["rev-parse", "--show-cdup"], in: folder, environment) else {
      throw UserError(
        "\(folder.path) is not in a git repository, which would say what has changed.",
        mend: "Name a folder of a checkout, or the files themselves with --only.")
    }
    root = folder.appendingPathComponent(up.trimmed).standardizedFileURL
  }

  /// The lines that were added or changed since the merge base of a commit and `HEAD`, keyed by the
  /// path of the Swift file below the root. Files that git does not track yet are new as a whole.
  /// - Throws: `UserError` when the local history does not reach back to that commit.
  func lines(since reference: String) throws -> [String: [ClosedRange<Int>]] {
    let named = try git([
      "rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}",
    ])
    guard let commit = named?.trimmed, let base = try git(["merge-base", commit, "HEAD"]) else {
      let isShallow = try git(["rev-parse", "--is-shallow-repository"])?.trimmed == "true"
      throw UserError(
        isShallow
          ? "This clone is shallow: its history does not reach back to \(reference)."
          : "git knows no commit \"\(reference)\" that shares history with this one.",
        mend: isShallow
          ? "Run `git fetch --unshallow`; in a GitHub workflow, give checkout `fetch-depth: 0`."
          : "Name a branch, a tag or a commit; `git branch --all` lists the branches.")
    }
    let new = try git(["ls-files", "--others", "--exclude-standard", "-z", "--", "*.swift"]) ?? ""
    return try lines(of: [base.trimmed]).merging(
      new.split(separator: "\0").map { (String($0), ReviewedLines.whole) }, uniquingKeysWith: { $1 }
    )
  }

  func stagedLines() throws -> [String: [ClosedRange<Int>]] { try lines(of: ["--cached"]) }

  /// A temporary folder with the Swift files and the settings as the next commit has them.
  func stagedFiles() throws -> URL {
    guard try git(["ls-files", "--unmerged"])?.isEmpty != false else {
      throw UserError(
        "A merge in \(root.path) has conflicts, so nothing can be committed yet.",
        mend: "Finish the merge first: `git status` lists the files.")
    }
    let folder = scratch.appendingPathComponent("staged")
    // The search for settings stops at a folder that has `.git`.
    try folder.appendingPathComponent(".git").makeFolder()
    let script = """
      git -C "$1" ls-files -z -- '*.swift' '*\(ReviewSettingsFile.name)' >"$3" &&
        git -C "$1" checkout-index -z --stdin --prefix="$2/" <"$3"
      """
    let list = scratch.appendingPathComponent("list").path
    let result = try ChildProcess(
      "/bin/sh", ["-c", script, "sh", root.path, folder.path, list], environment: environment
    ).run()
    guard result.ending == .exited(0) else { throw failure(result.errors) }
    return folder
  }

  /// The lines that `git diff` with these arguments adds or changes.
  private func lines(of words: [String]) throws -> [String: [ClosedRange<Int>]] {
    func diff(_ form: [String]) throws -> Data {
      let file = scratch.appendingPathComponent("diff")
      let common = ["diff", "--output=\(file.path)", "--find-renames", "--diff-filter=ACMR"]
      guard try git(common + form + words + ["--", "*.swift"]) != nil else {
        throw failure("`git diff` failed")
      }
      return try Data(contentsOf: file)
    }
    let names = try diff(["--name-only", "-z"]).split(separator: 0)
    var hunks: [[ClosedRange<Int>]] = []
    let patch = [
      "--patch", "--unified=0", "--no-color", "--no-ext-diff", "--no-textconv", "--text",
    ]
    for line in try diff(patch).split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: Data("diff --git ".utf8)) {
        hunks.append([])
      } else if line.starts(with: Data("@@ ".utf8)), !hunks.isEmpty {
        hunks[hunks.count - 1] += Self.range(of: String(decoding: line, as: UTF8.self))
      }
    }
    guard hunks.count == names.count else { throw failure("`git diff` lists other files") }
    return Dictionary(
      zip(names.map { String(decoding: $0, as: UTF8.self) }, hunks), uniquingKeysWith: +)
  }

  /// The new lines in a hunk's header, `@@ -1,2 +3,4 @@`; none if the hunk only deletes.
  private static func range(of header: String) -> [ClosedRange<Int>] {
    guard let match = header.firstMatch(of: /^@@ -[0-9,]+ \+(\d+)(?:,(\d+))? @@/),
      let start = Int(match.1)
    else { return [] }
    let count = match.2.flatMap { Int($0) } ?? 1
    return count > 0 ? [start...start + count - 1] : []
  }

  private func git(_ words: [String]) throws -> String? {
    try Self.git(words, in: root, environment)
  }

  /// - Returns: nil if git fails.
  private static func git(
    _ words: [String], in folder: URL, _ environment: [String: String]
  ) throws -> String? {
    try ChildProcess(
      "git", ["-C", folder.path, "--no-pager"] + words, environment: environment
    ).run().answer
  }

  private func failure(_ reason: String) -> UserError {
    UserError(
      "git does not say what has changed: \(reason.trimmed)",
      mend: "Run `git status` in \(root.path); it shows what is wrong there.")
  }
}
