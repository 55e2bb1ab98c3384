import Entities

/// All code under review: its types with their extensions merged in, and what
/// a written name stands for.
struct CodeBase: Sendable {
  let files: [SourceCode]
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
  func declaration(named name: String, from file: Int) -> Int? {
    if let exact = typesByPath[name] { return nearest(exact, to: file) { types[$0].position.file } }
    let last = name.lastName
    guard let sameName = typesByName[last] else { return nil }
    let fitting = last == name ? sameName : sameName.filter { types[$0].path.ends(with: name) }
    return fitting.count < 2 ? fitting.first : clearlyNearest(fitting, to: file)
  }

  /// The names that a written type is made of, with aliases followed.
  func expanded(_ type: WrittenType, from file: Int, depth: Int = 0) -> [String] {
    guard depth < 8 else { return [] }
    return type.names.flatMap { name -> [String] in
      let known = (aliases[name.lastName] ?? []).filter { $0.path.ends(with: name) }
      guard declaration(named: name, from: file) == nil,
        let alias = nearest(Array(known.indices), to: file, place: { known[$0].position.file })
      else { return [name] }
      let target = known[alias]
      return expanded(target.type, from: target.position.file, depth: depth + 1)
    }
  }

  /// The declarations that a written type is made of.
  func declarations(of type: WrittenType, from file: Int) -> [Int] {
    expanded(type, from: file).compactMap { declaration(named: $0, from: file) }
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

  /// Two apps reviewed together may use one name twice: the declaration that
  /// shares most of the folder path is meant.
  private func nearest(_ candidates: [Int], to file: Int, place: (Int) -> Int) -> Int? {
    guard candidates.count > 1 else { return candidates.first }
    let path = files[file].path.split(separator: "/").dropLast()
    return candidates.max { shared(path, place($0)) < shared(path, place($1)) }
  }

  /// Types of one name in several scopes: only one in a folder of its own is meant.
  private func clearlyNearest(_ candidates: [Int], to file: Int) -> Int? {
    let path = files[file].path.split(separator: "/").dropLast()
    let ranked = candidates.map { (type: $0, shared: shared(path, types[$0].position.file)) }
      .sorted { $0.shared > $1.shared }
    return ranked[0].shared > ranked[1].shared ? ranked[0].type : nil
  }

  private func shared(_ path: ArraySlice<Substring>, _ file: Int) -> Int {
    let other = files[file].path.split(separator: "/").dropLast()
    return zip(path, other).prefix { $0 == $1 }.count
  }
}
