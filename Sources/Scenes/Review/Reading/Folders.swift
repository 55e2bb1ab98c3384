/// Which files lie near each other. Two apps reviewed together, or two scenes,
/// may use one name twice: the declaration that shares most of the folder path
/// with the code that names it is meant.
struct Folders: Sendable {
  /// The folders of each file's path, each name as a number.
  private let paths: [[Int]]

  /// - Parameter files: their paths, by their numbers.
  init(_ files: [String]) {
    var numbers: [Substring: Int] = [:]
    paths = files.map { path in
      path.split(separator: "/").dropLast().map { name in
        let number = numbers[name] ?? numbers.count
        numbers[name] = number
        return number
      }
    }
  }

  /// The index of the candidate whose file is nearest.
  /// - Parameter clearly: whether a second one as near leaves the question open.
  func nearest(_ candidates: [Int], to file: Int, clearly: Bool) -> Int? {
    guard candidates.count > 1 else { return candidates.indices.first }
    let shares = candidates.map { shared(paths[file], paths[$0]) }
    guard let most = shares.max(), let first = shares.firstIndex(of: most) else { return nil }
    return clearly && shares.lastIndex(of: most) != first ? nil : first
  }

  func areTheSame(_ file: SourceCode, _ other: SourceCode) -> Bool {
    paths[file.number] == paths[other.number]
  }

  private func shared(_ path: [Int], _ other: [Int]) -> Int {
    var count = 0
    while count < path.count, count < other.count, path[count] == other[count] { count += 1 }
    return count
  }
}
