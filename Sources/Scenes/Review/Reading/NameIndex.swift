/// Finds the declaration that a name means. Two apps or two scenes may use the same name: then it
/// is the declaration that shares the most folders with the code that names it.
struct NameIndex: Sendable {
  private struct Namesakes {
    let only: (number: Int, folders: [Int])
    /// For each folder, the first declaration inside it and their count; empty for a single one.
    var inside: [Int: (first: Int, count: Int)] = [:]

    mutating func add(_ number: Int, in folders: [Int]) {
      for folder in folders {
        let found = inside[folder]
        inside[folder] = (found?.first ?? number, (found?.count ?? 0) + 1)
      }
    }
  }

  private var named: [String: Namesakes] = [:]

  /// - Parameter folders: the folders around the declaration, from `Folders`.
  mutating func add(_ number: Int, named name: String, in folders: [Int]) {
    guard var others = named.removeValue(forKey: name) else {
      named[name] = Namesakes(only: (number, folders))
      return
    }
    if others.inside.isEmpty { others.add(others.only.number, in: others.only.folders) }
    others.add(number, in: folders)
    named[name] = others
  }

  /// Adds each end of its path: `Login.Load.Request`, `Load.Request` and `Request`.
  mutating func add(_ number: Int, endingOf path: String, in folders: [Int]) {
    var end = path[...]
    add(number, named: path, in: folders)
    while let dot = end.firstIndex(of: ".") {
      end = end[end.index(after: dot)...]
      add(number, named: String(end), in: folders)
    }
  }

  /// - Parameters:
  ///   - folders: the folders around the code that names it.
  ///   - clearly: whether to answer nil when two are equally near.
  func nearest(_ name: String, to folders: [Int], clearly: Bool = false) -> Int? {
    guard let candidates = named[name] else { return nil }
    guard !candidates.inside.isEmpty else { return candidates.only.number }
    let near = folders.lazy.compactMap { candidates.inside[$0] }.first
    return near.flatMap { clearly && $0.count > 1 ? nil : $0.first }
  }
}
