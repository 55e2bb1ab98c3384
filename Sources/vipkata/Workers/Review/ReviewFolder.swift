import Foundation

/// Reads the Swift files of a folder, as many at once as the machine has cores.
final class ReviewFolder: ReviewWorkerLogic {
  private let currentFolder: URL
  private let environment: [String: String]
  private let libraries: () throws -> [URL]
  private lazy var kit: Result<SourceKit, any Error> = Result {
    try SourceKit(libraries: self.libraries())
  }

  /// - Parameters:
  ///   - currentFolder: paths are resolved and shown relative to it.
  ///   - libraries: where sourcekitd may be; asked when the first text is read.
  init(
    currentFolder: URL, environment: [String: String], libraries: @escaping () throws -> [URL]
  ) {
    self.currentFolder = currentFolder
    self.environment = environment
    self.libraries = libraries
  }

  func tree(of text: String) throws -> SyntaxTree {
    try kit.get().tree(of: text)
  }

  func code(at paths: [String], part: ReviewedPart?) throws -> CodeToReview {
    let scratch = try Files.temporaryFolder()
    defer { scratch.remove() }
    let source = try source(of: part, around: place(paths[0]), scratch)
    let roots = paths.map { source.place(of: place($0)) }
    let settings = try ReviewSettingsFile(for: roots[0]) { shown(source.origin(of: $0)) }
    var seen: Set<String> = []
    let all = try zip(roots, paths).flatMap { root, path in
      // The path may exist with nothing in it staged.
      part == .staged && FileStatus(path: root.path) == nil
        && FileStatus(path: place(path).path) != nil
        ? [] : try SwiftFiles.paths(in: root, called: path)
    }
    let files = all.filter { settings?.includes($0) ?? true }
      .map { (file: $0, path: shown(source.origin(of: $0))) }
      .filter { seen.insert($0.path).inserted }
    guard !files.isEmpty || all.isEmpty else {
      throw UserError(
        "The settings leave out every Swift file of \"\(paths.joined(separator: " "))\".",
        mend: "See `include` and `exclude` in \(ReviewSettingsFile.name).")
    }
    guard !files.isEmpty || part == .staged else {
      throw UserError(
        "There is no Swift file in \"\(paths.joined(separator: " "))\".",
        mend: "Name a folder with Swift code.")
    }
    let kit = try self.kit.get()
    let read = files.concurrentMap { Self.read($0.file, as: $0.path, with: kit) }
    return CodeToReview(
      files: read.compactMap(\.file), unread: read.compactMap(\.unread),
      settings: settings?.settings(for: all) { shownFolder(source.origin(of: $0)) }
        ?? ReviewSettings(),
      part: try lines(of: part, source, among: files.map(\.path)))
  }

  func baseline(at path: String) throws -> Baseline? {
    let file = place(path)
    guard FileStatus(path: file.path) != nil else { return nil }
    do {
      let data = try FolderReader.content(of: file)
      return try JSONDecoder().read(Baseline.self, from: data)
        .placed(in: String(decoding: data, as: UTF8.self))
    } catch {
      throw UserError(
        "\(path) cannot be read as a baseline.",
        mend: "Restore it, or delete it and write it anew with --update.")
    }
  }

  private func place(_ path: String) -> URL { currentFolder.resolving(path) }

  private func shown(_ file: URL) -> String {
    file.path.relative(to: currentFolder.standardizedFileURL.path)
  }

  /// The folder's path as findings show it; empty if the current folder is it or lies in it.
  private func shownFolder(_ folder: URL) -> String {
    let here = currentFolder.standardizedFileURL.path
    return (here + "/").hasPrefix(folder.path + "/") ? "" : shown(folder)
  }

  /// Where the code is read from: its own place, or a copy of what is staged.
  private struct Source {
    var git: GitChanges?
    var copy: URL?

    func place(of url: URL) -> URL { moved(url, from: git?.root, to: copy) }
    func origin(of url: URL) -> URL { moved(url, from: copy, to: git?.root) }

    private func moved(_ url: URL, from old: URL?, to new: URL?) -> URL {
      guard copy != nil, let old, let new else { return url }
      let path = url.path.relative(to: old.path)
      return url.path == old.path ? new : new.appendingPathComponent(path)
    }
  }

  private func source(of part: ReviewedPart?, around place: URL, _ scratch: URL) throws -> Source {
    switch part {
    case .since, .staged:
      let git = try GitChanges(around: place, environment: environment, scratch: scratch)
      return Source(git: git, copy: part == .staged ? try git.stagedFiles() : nil)
    case .paths, nil: return Source()
    }
  }

  private func lines(
    of part: ReviewedPart?, _ source: Source, among files: [String]
  ) throws -> ReviewedLines? {
    let changed: [String: [ClosedRange<Int>]]
    switch part {
    case .paths(let paths):
      let told = try paths.flatMap { try inside($0, among: files) }
      return ReviewedLines(files: Dictionary(told.map { ($0, ReviewedLines.whole) }) { $1 })
    case .since(let reference): changed = try source.git?.lines(since: reference) ?? [:]
    case .staged: changed = try source.git?.stagedLines() ?? [:]
    case nil: return nil
    }
    let files = changed.map { path, lines in
      (source.git.map { shown($0.root.appendingPathComponent(path)) } ?? path, lines)
    }
    return ReviewedLines(files: Dictionary(files, uniquingKeysWith: +))
  }

  /// The files at a path or below it.
  private func inside(_ name: String, among files: [String]) throws -> [String] {
    let path = place(name).path
    let inside = files.filter { (place($0).path + "/").hasPrefix(path + "/") }
    guard !inside.isEmpty else {
      throw UserError(
        "--only \(name) is not a Swift file in the PATHs, nor a folder with any.",
        mend: "Name a part of the PATHs, such as the folder of one scene.")
    }
    return inside
  }

  private static func read(
    _ file: URL, as path: String, with kit: SourceKit
  ) -> (file: ReviewedFile?, unread: UnreadFile?) {
    guard let data = try? Data(contentsOf: file) else {
      return (nil, UnreadFile(path: path, reason: "it cannot be opened; check its permissions"))
    }
    guard let text = String(data: data, encoding: .utf8) else {
      return (nil, UnreadFile(path: path, reason: "it is not UTF-8; save it as UTF-8"))
    }
    guard !isGenerated(text) else { return (nil, nil) }
    do {
      return (ReviewedFile(path: path, text: text, tree: try kit.tree(of: text)), nil)
    } catch {
      return (nil, UnreadFile(path: path, reason: "sourcekitd could not read it: \(error)"))
    }
  }

  /// Generators say at the top of a file that nobody should edit it.
  private static func isGenerated(_ text: String) -> Bool {
    text.prefix(1_000).split(separator: "\n").prefix { $0.hasPrefix("//") || $0.hasPrefix("/*") }
      .contains { line in
        ["generated using", "@generated", "do not edit"].contains(where: line.lowercased().contains)
      }
  }
}
