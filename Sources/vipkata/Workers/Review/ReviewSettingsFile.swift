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

  /// The nearest file at the root or above it, as far as the project's repository reaches; nil
  /// where there is none.
  /// - Parameter shown: a path as findings show it.
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
    } catch DecodingError.dataCorrupted(let mistake) where !mistake.codingPath.isEmpty {
      let line = keys.line(of: mistake.codingPath).map { ":\($0)" } ?? ""
      throw UserError("\(path)\(line): \(mistake.debugDescription)")
    } catch {
      throw UserError(
        JSONErrorPlace(in: data).map { "\(path) is no JSON: \($0.description)." }
          ?? "\(path) holds no object.",
        mend: #"Write JSON such as {"off": ["RULE"], "roles": {"TYPE": "interactor"}}."#)
    }
    if let twice = keys.duplicate {
      throw UserError("\(path):\(twice.line): it has \"\(twice.key)\" twice: leave one of them.")
    }
    for name in content.folders.keys.sorted() where !name.contains("*") {
      guard !folder.appendingPathComponent(name).exists else { continue }
      let line = keys.line(of: [JSONKey("folders"), JSONKey(name)]).map { ":\($0)" } ?? ""
      throw UserError(
        "\(path)\(line): there is no folder \"\(name)\".",
        mend: "Paths begin at the folder of this file.")
    }
  }

  /// - Parameter shown: a path as findings show it.
  func settings(shown: (URL) -> String) -> ReviewSettings {
    var settings = ReviewSettings()
    settings.rules.subtract(content.rules.off)
    settings.notes = content.rules.notes
    settings.roles = content.roles
    settings.through = content.through
    settings.outside = content.outside
    settings.localisers = content.localisers
    settings.strayPaths = ((content.include ?? []) + content.exclude).filter { path in
      !path.contains("*") && !folder.appendingPathComponent(path).exists
    }
    for (path, rules) in content.folders {
      settings.folders[shown(folder.appendingPathComponent(path).standardizedFileURL)] = rules
    }
    return settings
  }

  /// Whether a file is to be read at all.
  func includes(_ file: URL) -> Bool {
    let path = file.path.relative(to: folder.path)
    func isMeant(_ pattern: String) -> Bool { path.fits(pattern) || path.hasPrefix(pattern + "/") }
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
  let rules: ReviewSettings.Folder
  let roles, through: [String: Role]
  let outside, localisers, exclude: [String]
  let include: [String]?
  private(set) var folders: [String: ReviewSettings.Folder] = [:]

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: JSONKey.self)
    try fields.refuseAll(
      but: [
        "off", "note", "roles", "through", "outside", "localisers", "include", "exclude", "folders",
      ], of: "it")
    rules = try fields.rules()
    roles = try fields.roles("roles")
    through = try fields.roles("through")
    outside = try fields.value("outside", "a list of names") ?? []
    localisers = try fields.value("localisers", "a list of names") ?? []
    include = try fields.value("include", "a list of paths")
    exclude = try fields.value("exclude", "a list of paths") ?? []
    guard fields.contains("folders") else { return }
    let form = #"must be an object such as { "App/Old": { "off": ["RULE"] } }."#
    guard let inside = try? fields.nestedContainer(keyedBy: JSONKey.self, forKey: "folders")
    else { throw fields.mistake("folders", form) }
    for name in inside.names {
      guard let own = try? inside.nestedContainer(keyedBy: JSONKey.self, forKey: JSONKey(name))
      else { throw fields.mistake("folders", form) }
      try own.refuseAll(but: ["off", "note"], of: "the folder \"\(name)\"")
      folders[name] = try own.rules()
    }
  }
}

extension KeyedDecodingContainer<JSONKey> {
  fileprivate func rules() throws -> ReviewSettings.Folder {
    ReviewSettings.Folder(off: try rules("off"), notes: try rules("note"))
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
    let names: [String: String] = try value(key, "an object of roles by names") ?? [:]
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
    return mistake(key, "names the \(what) \(name), which there is not: \(mend)")
  }
}
