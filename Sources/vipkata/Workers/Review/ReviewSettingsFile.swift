import Foundation

/// A project's `.vipkata-review.json`. All of its keys may be left out:
///
///     { "off": ["interactor-imports-no-ui"], "note": ["one-component-a-file"],
///       "roles": { "*Brain": "interactor", "*Presentable": "view" },
///       "through": { "*Dispatcher": "interactor" },
///       "outside": ["Tracker"], "localisers": ["Texts"],
///       "include": ["App/*"], "exclude": ["*/Old/*"],
///       "folders": { "App/Legacy": { "off": ["presenter-is-pure"] } } }
struct ReviewSettingsFile {
  static let name = ".vipkata-review.json"

  /// The folder that it lies in.
  let folder: URL
  private let content: Content

  /// Reads the nearest file at the root or above, up to the top of the project's repository; nil
  /// when there is none.
  /// - Parameter shown: gives a path as findings show it.
  /// - Throws: `UserError` that names the file, the line, the key and how to fix it.
  init?(for root: URL, shown: (URL) -> String) throws {
    guard let file = Self.file(above: root) else { return nil }
    let path = shown(file)
    guard let data = try? Data(contentsOf: file) else {
      throw UserError("\(path) cannot be opened.", mend: "Check its permissions.")
    }
    let keys = JSONKeys(in: data)
    folder = file.deletingLastPathComponent()
    do {
      content = try JSONDecoder().read(Content.self, from: data)
      if keys.strayComma != nil { throw CocoaError(.fileReadCorruptFile) }
    } catch DecodingError.dataCorrupted(let mistake) where !mistake.codingPath.isEmpty {
      let line = keys.line(of: mistake.codingPath).map { ":\($0)" } ?? ""
      throw UserError("\(path)\(line): \(mistake.debugDescription)")
    } catch {
      throw UserError(
        (JSONErrorPlace(in: data) ?? keys.strayComma)
          .map { "\(path) is not JSON: \($0.description)." }
          ?? "\(path) holds no object.",
        mend: #"Write JSON such as {"off": ["RULE"], "roles": {"TYPE": "interactor"}}."#)
    }
    if let twice = keys.duplicate {
      throw UserError("\(path):\(twice.line): it has \"\(twice.key)\" twice: remove one of them.")
    }
    func place(_ name: String) -> String {
      path + (keys.line(of: [JSONKey("folders"), JSONKey(name)]).map { ":\($0)" } ?? "")
    }
    for names in Dictionary(grouping: content.folders.keys, by: \.plainPath).values.map({
      $0.sorted { place($0) < place($1) }
    }) where names.count > 1 {
      throw UserError(
        "\(place(names[1])): it has one folder twice, as \"\(names[0])\" and \"\(names[1])\": "
          + "remove one of them.")
    }
    for name in content.folders.keys.sorted() where !name.contains("*") {
      guard !folder.appendingPathComponent(name).exists else { continue }
      throw UserError(
        "\(place(name)): there is no folder \"\(name)\".",
        mend: "Paths begin at the folder of this file.")
    }
  }

  /// - Parameters:
  ///   - files: all Swift files that exist, left out or not.
  ///   - shown: gives a folder's path as findings show it.
  func settings(for files: [URL], shown: (URL) -> String) -> ReviewSettings {
    var settings = content.settings
    settings.strayPaths = strays(among: files)
    for (path, rules) in content.folders {
      let folder = path.plainPath.isEmpty ? folder : folder.appendingPathComponent(path.plainPath)
      settings.folders[shown(folder.standardizedFileURL)] = rules
    }
    // A rule that is off, but a note in some folder, is turned off for all other paths.
    let noted = content.off.intersection(content.folders.values.flatMap(\.notes))
    settings.rules.subtract(content.off.subtracting(noted))
    if !noted.isEmpty { settings.folders["", default: .init()].off.formUnion(noted) }
    return settings
  }

  /// The paths and patterns that match nothing.
  private func strays(among files: [URL]) -> [String] {
    let paths = (content.include ?? []) + content.exclude
    func isMet(_ pattern: String, by files: [URL]) -> Bool {
      files.contains { path(of: $0).lies(in: pattern.plainPath) }
    }
    let patterns = (paths + content.folders.keys.sorted()).filter { $0.contains("*") }
      .filter { !isMet($0, by: files) }
    // A pattern may match elsewhere in the project.
    let all =
      patterns.isEmpty ? [] : (try? SwiftFiles.paths(in: folder, called: folder.path)) ?? []
    return paths.filter { path in
      !path.contains("*") && !folder.appendingPathComponent(path.plainPath).exists
    } + patterns.filter { !isMet($0, by: all) }
  }

  private func path(of file: URL) -> String { file.path.relative(to: folder.path) }

  /// Whether a file is to be read at all.
  func includes(_ file: URL) -> Bool {
    let path = path(of: file)
    func isMeant(_ pattern: String) -> Bool { path.lies(in: pattern.plainPath) }
    return content.include?.contains(where: isMeant) ?? true
      && !content.exclude.contains(where: isMeant)
  }

  private static func file(above root: URL) -> URL? {
    var folder = root.standardizedFileURL
    while true {
      let file = folder.appendingPathComponent(name)
      if file.exists { return file }
      if folder.path == "/" || folder.appendingPathComponent(".git").exists { return nil }
      folder.deleteLastPathComponent()
    }
  }
}

private struct Content: Decodable {
  /// Without what depends on the files that exist.
  private(set) var settings = ReviewSettings()
  let off: Set<String>
  let include: [String]?
  let exclude: [String]
  private(set) var folders: [String: ReviewSettings.Folder] = [:]

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: JSONKey.self)
    try fields.refuseAll(
      but: [
        "off", "note", "roles", "through", "outside", "localisers", "include", "exclude", "folders",
      ], of: "it")
    let rules = try fields.rules()
    off = rules.off
    settings.notes = rules.notes
    settings.roles = try fields.roles("roles")
    settings.through = try fields.roles("through")
    settings.outside = try fields.names("outside", "a list of names") ?? []
    settings.localisers = try fields.names("localisers", "a list of names") ?? []
    include = try fields.names("include", "a list of paths")
    exclude = try fields.names("exclude", "a list of paths") ?? []
    guard fields.contains("folders") else { return }
    let form = #"must be an object such as { "App/Old": { "off": ["RULE"] } }."#
    guard let inside = try? fields.nestedContainer(keyedBy: JSONKey.self, forKey: "folders")
    else { throw fields.mistake("folders", form) }
    try fields.refuseEmpty(inside.names, in: "folders")
    for name in inside.names {
      guard let own = try? inside.nestedContainer(keyedBy: JSONKey.self, forKey: JSONKey(name))
      else { throw fields.mistake("folders", form) }
      try own.refuseAll(but: ["off", "note"], of: "the folder \"\(name)\"")
      folders[name] = try own.rules()
    }
  }
}

extension String {
  /// The path without what means nothing: `./` before it and `/` after it.
  fileprivate var plainPath: String {
    split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

extension KeyedDecodingContainer<JSONKey> {
  fileprivate func names(_ key: JSONKey, _ expected: String) throws -> [String]? {
    let names: [String]? = try value(key, expected)
    try refuseEmpty(names ?? [], in: key)
    return names
  }

  fileprivate func refuseEmpty(_ names: some Sequence<String>, in key: JSONKey) throws {
    guard names.contains(where: \.trimmed.isEmpty) else { return }
    throw mistake(key, "has an empty name: write a name, or take it out.")
  }

  fileprivate func rules() throws -> ReviewSettings.Folder {
    let rules = ReviewSettings.Folder(off: try rules("off"), notes: try rules("note"))
    if let twice = rules.off.intersection(rules.notes).min() {
      throw mistake("note", "names \(twice), which \"off\" names too: remove one of them.")
    }
    return rules
  }

  private func rules(_ key: JSONKey) throws -> Set<String> {
    let names: [String] = try value(key, "a list of rules") ?? []
    for name in names where ReviewRule.named(name) == nil {
      throw unknown(
        "rule", name, in: key, among: ReviewRule.all.map(\.id),
        else: "`vipkata review --rules` lists them")
    }
    return Set(names)
  }

  fileprivate func roles(_ key: JSONKey) throws -> [String: Role] {
    let names: [String: String] = try value(key, "an object of names and their roles") ?? [:]
    try refuseEmpty(names.keys, in: key)
    let known = Role.allCases.map(\.rawValue)
    return try names.mapValues { name in
      guard let role = Role(rawValue: name) else {
        throw unknown(
          "role", name, in: key, among: known,
          else: "the roles are \(known.joined(separator: ", "))")
      }
      return role
    }
  }

  private func unknown(
    _ what: String, _ name: String, in key: JSONKey, among known: [String], else list: String
  ) -> DecodingError {
    let mend = Nearest.word(to: name, among: known).map { "did you mean \($0)?" } ?? list + "."
    return mistake(key, "names the \(what) \(name), which does not exist: \(mend)")
  }
}
