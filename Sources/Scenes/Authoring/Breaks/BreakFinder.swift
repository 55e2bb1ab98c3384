/// Finds the breaks of one file in its syntax tree. Not each compiles: who runs them leaves out
/// those that do not.
struct BreakFinder {
  /// The path in the scene, such as `LoginInteractor.swift`.
  let file: String
  let code: BareCode
  /// The cases of the scene's enums that carry no value, each with the one after it.
  let nextCases: [String: String]

  /// - Parameters:
  ///   - scene: all files, with the trees that were read of them.
  ///   - paths: of the files to break.
  static func breaks(
    in scene: [(path: String, read: ReviewedFile)], paths: Set<String>
  ) -> [Break] {
    var nextCases: [String: String] = [:]
    for element in scene.flatMap({ $0.read.tree.nodes }).flatMap({ $0.nextCases }) {
      nextCases[element.name] = element.next
    }
    return scene.filter { paths.contains($0.path) }.flatMap { path, read in
      BreakFinder(file: path, code: BareCode(read), nextCases: nextCases).breaks
    }
  }

  /// In the order of the file.
  private var breaks: [Break] {
    let found = calls + answers + conditions + exits + assignments + holds + arguments + values
    var counts: [String: Int] = [:]
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { found in
      let count = counts[found.what, default: 0] + 1
      counts[found.what] = count
      var numbered = found
      if count > 1 { numbered.what += " (\(count))" }
      return numbered
    }
  }

  /// - Parameter what: goes on after the name of the function or property.
  func broken(_ range: Range<Int>, as text: String, _ what: String) -> Break {
    let place = code.place(of: range.lowerBound)
    return Break(
      file: file, line: place.line, what: (place.name.map { "in \($0), " } ?? "") + what,
      range: range, text: text)
  }

  /// Assignments that are statements.
  private var assignments: [Break] {
    code.source.chains.compactMap { chain in
      guard chain.isAssigned, code.beginsStatement(chain.range.lowerBound) else { return nil }
      let range = code.statement(from: chain.range.lowerBound)
      return broken(range, as: "()", "\(chain.names.joined(separator: ".")) is not set")
    }
  }

  /// What is held weakly or unowned, by a property or a closure.
  private var holds: [Break] {
    let properties = code.nodes.filter(\.isProperty).flatMap { property in
      property.attributes.flatMap { attribute -> [Break] in
        let word = code.text(attribute.range)
        guard word == "weak" || word.hasPrefix("unowned") else { return [] }
        let name = property.name.inWords
        func held(_ other: String, _ how: String) -> Break {
          broken(attribute.range, as: other, "the \(name) is held \(how)")
        }
        guard word == "weak" else { return [held("", "strongly, not \(word)")] }
        return [held("", "strongly, not weakly"), held("unowned", "unowned, not weakly")]
      }
    }
    let tokens = code.source.tokens
    let captures = zip(tokens, tokens.dropFirst()).compactMap { word, name -> Break? in
      let isCapture = name.kind == "identifier" || code.text(name.range) == "self"
      guard code.text(word.range) == "weak", word.kind == "attribute.builtin", isCapture else {
        return nil
      }
      let name = code.text(name.range)
      return broken(
        word.range.lowerBound..<word.range.upperBound + 1 + name.utf8.count,
        as: "\(name) = \(name) as Optional", "the closure holds \(name) strongly, not weakly")
    }
    return properties + captures
  }
}

extension SyntaxNode {
  /// Below this node: a case of an enum that carries no value, and its neighbour.
  fileprivate var nextCases: [(name: String, next: String)] {
    let below = children.flatMap(\.nextCases)
    guard kind == "decl.enum" else { return below }
    let names = children.filter { $0.kind == "decl.enumcase" }.flatMap(\.children)
      .map(\.name).filter { !$0.contains("(") }
    guard names.count > 1 else { return below }
    return below + zip(names, names.dropFirst() + names.prefix(1)).map { ($0, $1) }
  }
}

extension Array {
  /// Each with the next one, the last with the one before it; none where there is but one.
  var withNeighbours: [(Element, Element)] {
    guard count > 1 else { return [] }
    return zip(self, dropFirst() + [self[count - 2]]).map { ($0, $1) }
  }
}

extension String {
  /// `view controller` of `viewController`.
  var inWords: String {
    reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }
}
