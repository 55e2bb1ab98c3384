extension KataMaterial {
  /// The mutants that change only one function's body, by name, as breaks of the reference scene:
  /// these can be built together. A mutant whose code cannot be read is left out.
  func breaks(in kata: Kata, reading syntax: any SyntaxWorkerLogic) throws -> [String: Break] {
    let scene = try solution(of: kata).scene
    return try kata.manifest.mutants.reduce(into: [:]) { breaks, mutant in
      let differing = try self.mutant(mutant, of: kata).scene.filter { !scene.contains($0) }
      guard differing.count == 1, let new = differing.first,
        let old = scene.first(where: { $0.path == new.path }),
        let read = try? syntax.read([old, new], in: "")
      else { return }
      breaks[mutant.name] = Break(mutant: mutant.name, path: new.path, from: read[0], to: read[1])
    }
  }
}

extension Break {
  /// - Parameters:
  ///   - name: the mutant's.
  ///   - path: the one file that differs, relative to the scene.
  /// - Returns: nil if more differs than the body of one function or computed property.
  fileprivate init?(
    mutant name: String, path: String, from original: ReviewedFile, to changed: ReviewedFile
  ) {
    let (old, new) = (Bodies(original), Bodies(changed))
    guard old.rest == new.rest else { return nil }
    let differing = old.ranges.indices.filter { old.texts[$0] != new.texts[$0] }
    guard differing.count == 1, let index = differing.first else { return nil }
    self.init(
      file: path, line: old.code.place(of: old.ranges[index].lowerBound).line, what: name,
      range: old.ranges[index], text: new.texts[index], form: .statements)
  }
}

/// The bodies of a file's functions, and the text around them.
private struct Bodies {
  let code: SourceCode
  let ranges: [Range<Int>]

  init(_ file: ReviewedFile) {
    let code = SourceCode(file)
    self.code = code
    ranges = code.nodes.flatMap { $0.bodies(in: code) }
  }

  var texts: [String] { ranges.map(code.text) }

  var rest: [String] {
    let ends = [0] + ranges.map(\.upperBound)
    let starts = ranges.map(\.lowerBound) + [code.bytes.count]
    return zip(ends, starts).map { code.text($0..<$1) }
  }
}

extension SyntaxNode {
  /// The bodies of the outermost functions and computed properties.
  fileprivate func bodies(in code: SourceCode) -> [Range<Int>] {
    guard isFunction || isProperty, holdsStatements(in: code) else {
      return children.flatMap { $0.bodies(in: code) }
    }
    return [bodyRange]
  }

  private func holdsStatements(in code: SourceCode) -> Bool {
    let (start, end) = (bodyRange.lowerBound, bodyRange.upperBound)
    guard start > 0, end < code.bytes.count, code.bytes[start - 1] == UInt8(ascii: "{"),
      code.bytes[end] == UInt8(ascii: "}")
    else { return false }
    let accessors = ["get", "set", "willSet", "didSet"]
    return code.tokens(in: bodyRange).first.map { !accessors.contains(code.text($0)) } ?? true
  }
}
