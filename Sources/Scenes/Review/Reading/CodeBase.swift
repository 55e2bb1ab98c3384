/// All code under review: its types with their extensions merged in, and what
/// a written name stands for.
struct CodeBase: Sendable {
  let files: [SourceCode]
  let folders: Folders
  /// Extensions of types that are declared elsewhere come last.
  private(set) var types: [TypeDeclaration] = []
  private var typesByPath: [String: [Int]] = [:]
  private var typesByName: [String: [Int]] = [:]
  private var aliases: [String: [TypeAlias]] = [:]
  /// Everything each type inherits or conforms to, by its number; names that are
  /// not declared in this code included.
  private(set) var ancestors: [[String]] = []

  init(_ files: [SourceCode]) {
    self.files = files
    folders = Folders(files)
    let readers = Array(files.indices).concurrentMap {
      DeclarationReader(code: files[$0], file: $0)
    }
    for type in readers.flatMap(\.types) { add(type) }
    for alias in readers.flatMap(\.aliases) {
      aliases[alias.path.lastName, default: []].append(alias)
    }
    for part in readers.flatMap(\.extensions) { merge(part) }
    ancestors = types.indices.map { ancestorNames(of: $0) }
  }

  private mutating func add(_ type: TypeDeclaration) {
    typesByPath[type.path, default: []].append(types.count)
    typesByName[type.name, default: []].append(types.count)
    types.append(type)
  }

  private mutating func merge(_ part: TypeDeclaration) {
    guard let index = declaration(named: part.path, from: part.position.file) else {
      return add(part)
    }
    types[index].inherited += part.inherited
    types[index].properties += part.properties
    types[index].routines += part.routines
  }

  /// The number of the type that a name written in a file stands for.
  /// - Parameter path: of the type around it, whose own types come first.
  func declaration(named name: String, from file: Int, inside path: String = "") -> Int? {
    if !path.isEmpty {
      if let nested = typesByPath[path + "." + name] { return nearest(nested, to: file) }
      let outer = path.split(separator: ".").dropLast().joined(separator: ".")
      return declaration(named: name, from: file, inside: outer)
    }
    if let exact = typesByPath[name] { return nearest(exact, to: file) }
    let last = name.lastName
    guard let sameName = typesByName[last] else { return nil }
    let fitting = last == name ? sameName : sameName.filter { types[$0].path.ends(with: name) }
    return nearest(fitting, to: file, clearly: true)
  }

  /// The names that a written type is made of, with aliases followed.
  func expanded(_ type: WrittenType, from file: Int, depth: Int = 0) -> [String] {
    guard depth < 8 else { return [] }
    return type.names.flatMap { name -> [String] in
      let known = (aliases[name.lastName] ?? []).filter { $0.path.ends(with: name) }
      guard declaration(named: name, from: file) == nil,
        let alias = folders.nearest(known.map(\.position.file), to: file, clearly: false)
      else { return [name] }
      let target = known[alias]
      return expanded(target.type, from: target.position.file, depth: depth + 1)
    }
  }

  /// The declarations that a written type is made of.
  func declarations(of type: WrittenType, from file: Int, inside path: String = "") -> [Int] {
    expanded(type, from: file).compactMap { declaration(named: $0, from: file, inside: path) }
  }

  func declarations(of property: Property, inside path: String = "") -> [Int] {
    property.type.map { declarations(of: $0, from: property.position.file, inside: path) } ?? []
  }

  private func ancestorNames(of index: Int) -> [String] {
    var found: [String] = []
    var waiting = [index]
    var seen: Set<Int> = [index]
    while let next = waiting.popLast() {
      let type = types[next]
      for name in type.inherited.flatMap({ expanded($0, from: type.position.file) }) {
        found.append(name)
        if let known = declaration(named: name, from: type.position.file),
          seen.insert(known).inserted
        {
          waiting.append(known)
        }
      }
    }
    return found
  }

  func ancestors(of type: TypeDeclaration) -> [String] {
    number(of: type).map { ancestors[$0] } ?? []
  }

  func number(of type: TypeDeclaration) -> Int? {
    declaration(named: type.path, from: type.position.file)
  }

  private func nearest(_ candidates: [Int], to file: Int, clearly: Bool = false) -> Int? {
    let files = candidates.map { types[$0].position.file }
    return folders.nearest(files, to: file, clearly: clearly).map { candidates[$0] }
  }
}
