/// Reads the properties and routines of one type or extension.
struct MemberReader {
  let code: SourceCode
  let file: Int
  let node: SyntaxNode

  /// What the cases of an enum carry counts as its properties.
  var properties: [Property] {
    let payloads = node.children.filter { $0.kind == "decl.enumcase" }.flatMap(\.children)
      .flatMap(\.children).filter { $0.kind == "decl.var.parameter" }
    return (node.children.filter(\.isProperty) + payloads).map { member in
      let written = member.typeName.map { WrittenType($0) }
      return Property(
        name: member.name,
        type: written ?? initialValue(of: member).type,
        position: Position(file: file, offset: member.nameRange.lowerBound),
        isWeak: member.has(attribute: "weak"),
        isUnowned: isUnowned(member),
        isConstant: keyword(of: member) == "let",
        isComputed: isComputed(member),
        isPrivate: member.has(attribute: "private") || member.has(attribute: "fileprivate"),
        range: range(of: member))
    }
  }

  /// Its wrapper included: `@AppStorage("sort") var sort`.
  private func range(of member: SyntaxNode) -> Range<Int> {
    let wrappers = member.attributes.filter { $0.kind == "_custom" }.map(\.range.lowerBound)
    return min(
      wrappers.min() ?? member.range.lowerBound, member.range.lowerBound)..<member.range
      .upperBound
  }

  var routines: [Routine] {
    node.children.filter { $0.isFunction || $0.isProperty }.map { member in
      let inside = member.isFunction ? [member] : value(of: member)
      return Routine(
        name: member.name, result: member.typeName.map { WrittenType($0) }, file: file,
        range: member.isProperty ? range(of: member) : member.range,
        parameters: member.children.filter { $0.kind == "decl.var.parameter" }.map(variable),
        variables: inside.flatMap(\.variables).map(variable))
    }
  }

  /// The initial value of a property stands beside it in the tree.
  private func value(of member: SyntaxNode) -> [SyntaxNode] {
    node.children.filter { member.range.contains($0.range.lowerBound) }
  }

  private func variable(_ node: SyntaxNode) -> Variable {
    let value = initialValue(of: node)
    return Variable(
      name: node.name,
      type: node.typeName.map { WrittenType($0) } ?? value.type,
      isShadow: !value.exists && node.kind == "decl.var.local",
      source: value.source,
      offset: node.nameRange.lowerBound)
  }

  /// What stands after `=`: a construction (its type) or a chain to follow.
  private func initialValue(
    of node: SyntaxNode
  ) -> (exists: Bool, type: WrittenType?, source: Chain?) {
    guard let start = code.valueStart(after: node) else { return (false, nil, nil) }
    if let cast = code.castType(from: start) { return (true, cast, nil) }
    guard let chain = code.chains(in: start..<start + 1).first, !code.goesOn(after: chain) else {
      return (true, nil, nil)
    }
    let made = chain.isCalled ? chain.constructedType : nil
    return (true, made, made == nil ? chain : nil)
  }

  private func keyword(of member: SyntaxNode) -> String? {
    code.tokens(in: member.range.lowerBound..<member.nameRange.lowerBound)
      .map { code.text($0.range) }.first { $0 == "let" || $0 == "var" }
  }

  private func isComputed(_ member: SyntaxNode) -> Bool {
    guard !member.bodyRange.isEmpty, code.valueStart(after: member) == nil else { return false }
    let first = code.tokens(in: member.bodyRange).first.map { code.text($0.range) }
    return first != "willSet" && first != "didSet"
  }

  private func isUnowned(_ member: SyntaxNode) -> Bool {
    member.attributes.contains { code.text($0.range).hasPrefix("unowned") }
  }
}

extension SyntaxNode {
  var isProperty: Bool {
    ["decl.var.instance", "decl.var.static", "decl.var.class"].contains(kind)
  }

  var isFunction: Bool {
    kind.hasPrefix("decl.function.")
  }

  /// Local names, and the parameters of closures.
  fileprivate var variables: [SyntaxNode] {
    let own = children.flatMap(\.variables)
    let isVariable = kind == "decl.var.local" || kind == "decl.var.parameter"
    return isVariable ? [self] + own : own
  }
}

extension Chain {
  /// `LoginWorker` of `LoginWorker()` and `Login.Worker.init()`.
  var constructedType: WrittenType? {
    guard !startsWithDot else { return nil }
    let path = names.last == "init" ? names.dropLast() : names[...]
    guard let last = path.last, last.first?.isUppercase == true else { return nil }
    return WrittenType(names: [path.joined(separator: ".")])
  }
}
