import Foundation

/// Reads a `kata.json`, or says exactly what is wrong with it.
struct ManifestFile: Decodable {
  private let manifest: Manifest

  /// - Parameter kata: the kata's folder, named in problems.
  /// - Throws: `CourseProblem` for the first mistake.
  static func manifest(from data: Data, of kata: String) throws -> Manifest {
    func problem(_ message: String, line: Int?) -> CourseProblem {
      CourseProblem(
        check: .manifest, kata: kata, file: "Katas/\(kata)/kata.json", line: line,
        message: message)
    }
    do {
      let manifest = try JSONDecoder().read(Self.self, from: data).manifest
      let keys = JSONKeys(in: data)
      if let comma = keys.strayComma {
        throw problem("kata.json is not JSON: \(comma.description).", line: comma.line)
      }
      if let twice = keys.duplicate {
        throw problem(
          "kata.json has the key \"\(twice.key)\" twice: remove one of them.", line: twice.line)
      }
      return manifest
    } catch let problem as CourseProblem {
      throw problem
    } catch DecodingError.dataCorrupted(let mistake) where !mistake.codingPath.isEmpty {
      throw problem(mistake.debugDescription, line: JSONKeys(in: data).line(of: mistake.codingPath))
    } catch {
      guard let place = JSONErrorPlace(in: data) else {
        throw problem("kata.json must hold one object: { \"title\": … }.", line: 1)
      }
      throw problem("kata.json is not JSON: \(place.description).", line: place.line)
    }
  }

  /// The line of a key in a kata's manifest; nil if it is not there.
  /// - Parameter root: the folder `Katas`.
  static func line(of key: String, of kata: Kata, in root: URL) -> Int? {
    (try? Data(contentsOf: root.appendingPathComponent("\(kata.folder)/kata.json"))).flatMap {
      JSONKeys(in: $0).line(of: [JSONKey(key)])
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: JSONKey.self)
    try fields.refuseAll(but: Self.keys, of: "kata.json")
    var manifest = Manifest(
      title: try fields.required("title", by: "kata"), module: try fields.module())
    manifest.kind = try fields.choice("kind") ?? manifest.kind
    manifest.reveal = try fields.choice("reveal") ?? manifest.reveal
    manifest.minutes = try fields.number("minutes", 1...600) ?? manifest.minutes
    manifest.points = try fields.number("points", 0...1000) ?? manifest.points
    manifest.testSeconds = try fields.number("testSeconds", 1...600) ?? manifest.testSeconds
    manifest.starterBuilds = try fields.value("starterBuilds", "true or false") ?? true
    manifest.learned = try fields.value("learned", "a text") ?? ""
    manifest.teaches = try fields.value("teaches", "a list of texts") ?? []
    manifest.edit = try fields.value("edit", "a list of file names") ?? []
    manifest.support = try fields.value("support", "a list of module names") ?? []
    manifest.play = try fields.value("play", "an expression that makes the first screen, as a text")
    manifest.rules = try fields.ruleIDs("rules")
    manifest.withholds = try fields.ruleIDs("withholds")
    manifest.postpones = try fields.ruleIDs("postpones")
    manifest.allows = try fields.ruleIDs("allows")
    manifest.environment = try fields.environment()
    manifest.harmless =
      try fields.value("harmless", "an object of texts, each a break's reason") ?? [:]
    manifest.carries = try fields.carries()
    manifest.carriesTests = try fields.value(
      "carriesTests", "a text that says why the tests are not carried")
    manifest.mutants = try fields.mutants()
    for path in manifest.edit where !path.staysInside {
      throw fields.mistake(
        "edit",
        "names \"\(path)\", which is not a path in the kata's folder: name a file that is there."
      )
    }
    for module in manifest.support where !module.isSwiftName {
      throw fields.mistake("support", "names \"\(module)\", which is not a module name.")
    }
    self.manifest = manifest
  }

  /// The keys that `Katas/README.md` documents.
  private static let keys = [
    "title", "module", "kind", "minutes", "points", "teaches", "learned", "edit", "support", "play",
    "carries", "carriesTests", "rules", "withholds", "postpones", "allows", "reveal", "testSeconds",
    "environment", "starterBuilds", "harmless", "mutants",
  ]
}

extension KeyedDecodingContainer<JSONKey> {
  fileprivate func module() throws -> String {
    let module = try required("module", by: "kata")
    guard module.isSwiftName else {
      throw mistake("module", "must be a Swift name such as \"Login\", not \"\(module)\".")
    }
    guard !SwiftName.modules.contains(module), !SwiftName.keywords.contains(module) else {
      throw mistake("module", "cannot be \"\(module)\", which is Swift's own name.")
    }
    return module
  }

  fileprivate func ruleIDs(_ key: JSONKey) throws -> [String] {
    try value(key, "a list of rule ids") ?? []
  }

  fileprivate func environment() throws -> [String: String] {
    let variables: [String: String] =
      try value("environment", "an object of texts, such as { \"RUNALL\": \"true\" }") ?? [:]
    for name in variables.keys.sorted() where !name.isSwiftName || name.isToolsVariable {
      throw mistake(
        "environment",
        name.isSwiftName
          ? "sets \(name), which the tools need as it is: use another name, such as KATA_\(name)."
          : "names \"\(name)\", which is not a variable's name.")
    }
    return variables
  }

  fileprivate func carries() throws -> KataID? {
    guard let text: String = try value("carries", "a kata's id") else { return nil }
    guard let id = KataID(text) else {
      throw mistake(
        "carries", "must be a kata's id such as \"models/first-request\", not \"\(text)\".")
    }
    return id
  }

  fileprivate func mutants() throws -> [Mutant] {
    guard contains("mutants") else { return [] }
    guard let mutants = try? nestedContainer(keyedBy: JSONKey.self, forKey: "mutants") else {
      throw mistake("mutants", "must be an object.")
    }
    return try mutants.names.map { try Mutant(JSONKey($0), in: mutants) }
  }
}

extension Mutant {
  fileprivate init(_ key: JSONKey, in mutants: KeyedDecodingContainer<JSONKey>) throws {
    let name = key.stringValue
    func mistake(_ message: String) -> DecodingError {
      .dataCorruptedError(
        forKey: key, in: mutants, debugDescription: "the mutant \"\(name)\" \(message)")
    }
    guard let fields = try? mutants.nestedContainer(keyedBy: JSONKey.self, forKey: key) else {
      throw mistake("must be an object: { \"says\": …, \"fails\": […] }.")
    }
    guard name.staysInside, !name.utf8.contains(UInt8(ascii: "/")) else {
      throw mistake("must be named like its folder under Mutants.")
    }
    try fields.refuseAll(
      but: ["says", "fails", "breaks", "got"], of: "the mutant \"\(name)\"")
    self.init(
      name: name, says: try fields.required("says", by: "mutant"),
      fails: try fields.value("fails", "a list of test names") ?? [],
      breaks: try fields.value("breaks", "a list of rule ids") ?? [],
      got: try fields.value("got", "a text"))
  }
}

extension String {
  /// Whether a relative path stays in the folder that it is relative to.
  var staysInside: Bool {
    guard utf8.allSatisfy({ $0 >= 32 }) else { return false }
    return utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }

  /// Whether Swift, the tests or this program depend on an environment variable of this name.
  fileprivate var isToolsVariable: Bool {
    let names = [
      "PATH", "HOME", "USER", "SHELL", "PWD", "IFS", "TMPDIR", "LANG", "LANGUAGE", "CC", "CXX",
      "AR", "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS",
    ]
    let beginnings = [
      "SWIFT", "SWT_", "XCT", "VIPKATA", "LD_", "DYLD_", "LC_", "CLANG_", "LLVM_",
    ]
    return names.contains(self) || beginnings.contains(where: hasPrefix)
  }

  fileprivate var isSwiftName: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
