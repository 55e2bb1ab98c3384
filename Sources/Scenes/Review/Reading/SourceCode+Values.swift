extension SourceCode {
  /// Where the value of `let name: Type = value` starts.
  func valueStart(after node: SyntaxNode) -> Int? {
    var (sign, start) = signs.after(node.nameRange.upperBound)
    if let type = node.typeName, sign == ":" {
      (sign, start) = signs.after(start + type.utf8.count)
    }
    return sign == "=" && start < bytes.count ? start : nil
  }

  /// Globals whose value begins with an accepted name: `store` in `let store = RealmStore.shared`,
  /// and in `let store: Store = { … return Store(…) }()`.
  func globals(made isMeant: (String) -> Bool) -> [String] {
    nodes.filter { $0.kind == "decl.var.global" }.compactMap { node in
      guard let start = valueStart(after: node), start < node.range.upperBound else { return nil }
      let value = chains(in: start..<node.range.upperBound)
      let makers =
        bytes[start] == UInt8(ascii: "{")
        ? value.filter { word(before: $0.range.lowerBound) == "return" }
        : value.prefix(1).filter { $0.range.lowerBound == start }
      return makers.contains { isMeant($0.names[0]) } ? node.name : nil
    }
  }

  /// The classes that Core Data generates from a model, which no file declares: `Trip` of
  /// `NSFetchRequest<Trip>`, `Trip.fetchRequest()`, `Trip(context: context)` and
  /// `NSEntityDescription.insertNewObject(forEntityName: "Trip", into: context) as! Trip`.
  var managedObjects: [TypeDeclaration] {
    let asked = chains.filter {
      $0.isCalled && $0.names.count == 2 && $0.names[1] == "fetchRequest"
    }
    .map { ($0.names[0], $0.range.lowerBound) }
    let requests = tokens.indices.dropLast().filter { text(tokens[$0]) == "NSFetchRequest" }
      .map { (text(tokens[$0 + 1]), tokens[$0 + 1].range.lowerBound) }
    let made = imports.contains { $0.module == "CoreData" } ? calls.compactMap(managedName) : []
    return (asked + requests + made).filter { name, _ in
      // `T` of `NSFetchRequest<T>` is a generic parameter.
      name.first?.isUppercase == true && name.count > 1 && !name.hasPrefix("NS")
    }.map { name, offset in
      TypeDeclaration(
        kind: .class, name: name, path: name, position: Position(file: self, offset: offset),
        isObjC: false, customAttributes: [], inherited: [WrittenType(names: ["NSManagedObject"])])
    }
  }

  private func managedName(in call: SyntaxNode) -> (String, Int)? {
    if call.labels == ["context"], !call.name.contains(".") {
      return (call.name, call.range.lowerBound)
    }
    guard call.name.hasSuffix("insertNewObject"),
      let name = castType(from: call.range.upperBound)?.names.first
    else { return nil }
    return (name, call.range.lowerBound)
  }

  /// `DetailViewController` of `… as! DetailViewController`, on the same line.
  func castType(from start: Int) -> WrittenType? {
    let line = Array(tokens(in: start..<lineEnd(of: start)))
    guard let cast = line.lastIndex(where: { text($0) == "as" }),
      let type = line[(cast + 1)...].first(where: { text($0) != "any" })
    else { return nil }
    return chains(in: type.range).first.map {
      WrittenType(names: [$0.names.joined(separator: ".")])
    }
  }

  /// The list behind a closure: `orders` of `orders.map { $0.number }` and
  /// `ForEach(orders) { order in … }`.
  /// - Parameter offset: an offset within the closure.
  func collectionIterated(by offset: Int) -> Chain? {
    let walk = calls(in: 0..<offset).last { call in
      call.arguments.contains {
        $0.bodyRange.contains(offset) && bytes[$0.bodyRange.lowerBound] == UInt8(ascii: "{")
      }
    }
    guard let walk else { return nil }
    if ["ForEach", "List"].contains(walk.name) {
      let list = walk.arguments[0].bodyRange
      return chains(in: list).first.flatMap { $0.range == list ? $0 : nil }
    }
    let walks: Set = [
      "allSatisfy", "compactMap", "contains", "filter", "first", "firstIndex", "forEach", "last",
      "map",
    ]
    let asked = chains(in: walk.nameRange).first { $0.range == walk.nameRange }
    return asked.flatMap { walks.contains($0.lastName) ? $0.owner : nil }
  }

  /// `[Order]` of `[Order]()` and `Set<Order>` of `Set<Order>()`.
  func emptyCollection(from start: Int) -> WrittenType? {
    guard let end = bytes[start...].firstIndex(where: { "(\n".utf8.contains($0) }),
      bytes[end] == UInt8(ascii: "("), "]>".utf8.contains(bytes[end - 1])
    else { return nil }
    let type = WrittenType(text(start..<end))
    return type.isCollection && type.names.first?.first?.isUppercase == true ? type : nil
  }

  /// `String` for `""`, `Int` for `0`, if nothing comes after it.
  func literal(at start: Int) -> WrittenType? {
    guard let token = token(at: start),
      let next = bytes[token.range.upperBound...].first(where: { $0 != UInt8(ascii: " ") }),
      "\n\r;{}".utf8.contains(next)
    else { return nil }
    let written = text(token)
    return switch token.kind {
    case "string": WrittenType(names: ["String"])
    case "number": WrittenType(names: [written.contains(".") ? "Double" : "Int"])
    default: ["true", "false"].contains(written) ? WrittenType(names: ["Bool"]) : nil
    }
  }

  /// Where the value of a statement ends, even if it goes on for some lines. A block or a closure
  /// that opens at the end of a line is left out, and so is the `else` block of a `guard`. A value
  /// is cut off after 500 bytes, so that broken code is not read to the end of the file again and
  /// again.
  func statementEnd(from start: Int) -> Int {
    let longest = min(bytes.count, start + 500)
    var texts = tokens(in: start..<longest).filter {
      $0.kind.hasPrefix("comment") || $0.kind.hasPrefix("string")
    }[...]
    var depth = 0
    var last = UInt8(ascii: "=")
    var offset = start
    while offset < longest {
      let byte = bytes[offset]
      if let token = texts.first, token.range.lowerBound <= offset {
        texts.removeFirst()
        if token.kind.hasPrefix("string") { last = UInt8(ascii: "\"") }
        let end = token.range.upperBound
        // The token of a `//` comment includes the newline.
        offset = max(bytes[end - 1] == UInt8(ascii: "\n") ? end - 1 : end, offset + 1)
        continue
      }
      if depth == 0, byte == UInt8(ascii: "{"), isLastInLine(offset) || isElse(before: offset) {
        return offset
      }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth < 0 || depth == 0 && byte == UInt8(ascii: ";") { return offset }
      if depth == 0, byte == UInt8(ascii: "\n"), !"=+-*/?:,&|<".utf8.contains(last) {
        let next = bytes[offset...].first { !" \t\n\r".utf8.contains($0) }
        guard let next, ".+?:&|".utf8.contains(next) else { return offset }
      }
      if !" \t\n\r".utf8.contains(byte) { last = byte }
      offset += 1
    }
    return longest
  }

  /// Recognises the `else` of a `guard`, not that of
  /// `let title = if isLate { "Late" } else { "On time" }`.
  private func isElse(before offset: Int) -> Bool {
    word(before: offset) == "else"
      && nodes(kind: "stmt.guard").contains { node in
        node.children.contains { $0.kind == "stmt.brace" && $0.range.lowerBound == offset }
      }
  }

  private func isLastInLine(_ offset: Int) -> Bool {
    bytes[(offset + 1)...].first { !" \t\r".utf8.contains($0) } == UInt8(ascii: "\n")
  }

  /// The call whose name is this chain.
  func call(of chain: Chain) -> SyntaxNode? {
    calls(in: chain.range).first { $0.nameRange == chain.range }
  }

  /// The call whose name ends with this chain: `.write(…)` of `Data().write(…)`.
  func call(endingWith chain: Chain) -> SyntaxNode? {
    call(of: chain) ?? calls.first { $0.nameRange.upperBound == chain.range.upperBound }
  }

  /// Whether the result of a call is unused: nothing stands before the call on its line, or in its
  /// braces.
  func standsAlone(_ chain: Chain) -> Bool {
    line(before: chain).reversed().prefix { $0 != "{" }.allSatisfy(\.isWhitespace)
  }
}

extension SourceCode {
  /// `"Home"` of `title = "Home"`, `let title: String = "Home"` and `title += "Home"`.
  func value(givenTo chain: Chain) -> Range<Int>? {
    let rest = bytes[chain.range.upperBound..<statementEnd(from: chain.range.upperBound)]
    guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let start = signs.next(from: equals + 1)
    guard start < bytes.count else { return nil }
    let end = statementEnd(from: start)
    let last = tokens(in: start..<end).last { !$0.kind.hasPrefix("comment") }
    return start..<(last?.range.upperBound ?? end)
  }
}

extension Routine {
  /// The values that a name was given before it is read.
  func values(of chain: Chain) -> [Range<Int>] {
    let local = local(behind: chain)
    let start = local?.offset ?? range.lowerBound
    return file.chains(in: start..<max(start, chain.start)).filter {
      $0.names == chain.names
        && ($0.isAssigned || $0.range.lowerBound == local?.offset && file.isTyped($0))
    }.compactMap(file.value)
  }
}
