/// The folders around each file, which show what lies near what.
struct Folders: Sendable {
  /// For each file, the numbers of the folders around it, the nearest first and the root last.
  private let around: [[Int]]

  /// - Parameter files: the paths of the files, in the order of their numbers.
  init(_ files: [String]) {
    var known: [Substring: [Int]] = ["": [0]]
    func folders(of path: Substring) -> [Int] {
      if let found = known[path] { return found }
      let above = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
      let outer = folders(of: above)
      let found = [known.count] + outer
      known[path] = found
      return found
    }
    around = files.map { path in folders(of: path.lastIndex(of: "/").map { path[..<$0] } ?? "") }
  }

  subscript(file: SourceCode) -> [Int] { around[file.number] }
}
