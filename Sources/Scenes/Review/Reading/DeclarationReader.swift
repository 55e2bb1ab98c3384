/// Reads the declarations of one file out of its syntax tree.
struct DeclarationReader: Sendable {
  let file: SourceCode
  private(set) var types: [TypeDeclaration] = []
  private(set) var aliases: [TypeAlias] = []

  init(_ file: SourceCode) {
    self.file = file
    read(file.nodes, inside: [])
  }

  private mutating func read(_ nodes: [SyntaxNode], inside path: [String]) {
    for node in nodes {
      if node.kind == "decl.typealias" {
        aliases.append(alias(node, inside: path))
      } else if let kind = TypeDeclaration.Kind(rawValue: node.kind) {
        types.append(declaration(node, kind: kind, inside: path))
        read(node.children, inside: path + [node.name])
      } else {
        read(node.children, inside: path)
      }
    }
  }

  private func alias(_ node: SyntaxNode, inside path: [String]) -> TypeAlias {
    let written = file.text(node.nameRange.upperBound..<node.range.upperBound)
    return TypeAlias(
      path: (path + [node.name]).joined(separator: "."), position: position(of: node),
      type: WrittenType(String(written.drop { $0 != "=" }.dropFirst())))
  }

  private func declaration(
    _ node: SyntaxNode, kind: TypeDeclaration.Kind, inside path: [String]
  ) -> TypeDeclaration {
    TypeDeclaration(
      kind: kind,
      name: node.name.lastName,
      path: (path + [node.name]).joined(separator: "."),
      position: position(of: node),
      isObjC: node.has(attribute: "objc"),
      isPrivate: isPrivate(node),
      // `Observable` of `@Observable class`: sourcekitd gives only its place.
      customAttributes: node.attributes.filter { $0.kind == "_custom" }.map { attribute in
        String(file.text(attribute.range).drop { $0 == "@" }.prefix { $0 != "(" })
      },
      inherited: node.inherited.map { WrittenType($0) } + selfRequirements(of: node),
      properties: properties(of: node),
      routines: node.children.filter { $0.isFunction || $0.isProperty }.map {
        routine($0, in: node)
      })
  }

  /// `where Self: UIViewController` on a protocol means the same as an inherited type.
  private func selfRequirements(of node: SyntaxNode) -> [WrittenType] {
    guard node.kind == "decl.protocol" else { return [] }
    let head = file.tokens(in: node.nameRange.upperBound..<node.bodyRange.lowerBound)
    let names = head.map { file.text($0) }.drop { $0 != "where" }.dropFirst()
    return names.first == "Self" ? names.dropFirst().map { WrittenType(names: [$0]) } : []
  }

  /// The associated values of an enum's cases count as its properties.
  private func properties(of node: SyntaxNode) -> [Property] {
    let payloads = node.children.filter { $0.kind == "decl.enumcase" }.flatMap(\.children)
      .flatMap(\.children).filter { $0.kind == "decl.var.parameter" }
    return (node.children.filter(\.isProperty) + payloads).map { member in
      let head = file.tokens(in: member.range.lowerBound..<member.nameRange.lowerBound)
      return Property(
        name: member.name,
        type: member.typeName.map { WrittenType($0) } ?? typeOfValue(of: member),
        position: position(of: member),
        isWeak: member.has(attribute: "weak"),
        isUnowned: member.attributes.contains { file.text($0.range).hasPrefix("unowned") },
        isConstant: head.lazy.map { file.text($0) }.first { $0 == "let" || $0 == "var" } == "let",
        isComputed: isComputed(member),
        isPrivate: isPrivate(member),
        range: range(of: member))
    }
  }

  private func isPrivate(_ node: SyntaxNode) -> Bool {
    node.has(attribute: "private") || node.has(attribute: "fileprivate")
  }

  private func isComputed(_ member: SyntaxNode) -> Bool {
    guard !member.bodyRange.isEmpty, file.valueStart(after: member) == nil else { return false }
    let first = file.tokens(in: member.bodyRange).first.map { file.text($0) }
    return first != "willSet" && first != "didSet"
  }

  /// Includes the property wrapper: `@AppStorage("sort") var sort`.
  private func range(of member: SyntaxNode) -> Range<Int> {
    let wrappers = member.attributes.filter { $0.kind == "_custom" }.map(\.range.lowerBound)
    let start = ([member.range.lowerBound] + wrappers).min() ?? 0
    return start..<member.range.upperBound
  }

  private func routine(_ member: SyntaxNode, in type: SyntaxNode) -> Routine {
    // In the tree, a property's initial value is beside the property.
    let inside =
      member.isFunction
      ? [member] : type.children.filter { member.range.contains($0.range.lowerBound) }
    return Routine(
      name: member.name, baseName: String(member.name.prefix { $0 != "(" }),
      result: member.typeName.map { WrittenType($0) }, file: file,
      range: member.isProperty ? range(of: member) : member.range,
      parameters: member.children.filter { $0.kind == "decl.var.parameter" }.map(variable),
      variables: inside.flatMap(\.variables).map(variable),
      isStatic: member.kind.hasSuffix(".static") || member.kind.hasSuffix(".class"),
      // A declaration without a body has an empty one, at its own start.
      hasBody: member.bodyRange.lowerBound > member.nameRange.lowerBound)
  }

  private func variable(_ node: SyntaxNode) -> Variable {
    let value = initialValue(of: node)
    let list = value.exists || node.typeName != nil ? nil : list(of: node)
    let isIndexed = value.source.map { file.signs.adjoins("[", $0.range.upperBound) }
    return Variable(
      name: node.name,
      type: node.typeName.map { WrittenType($0) } ?? value.type,
      isShadow: !value.exists && list == nil && node.kind == "decl.var.local",
      source: value.source ?? list,
      isElement: isIndexed ?? (list != nil),
      offset: node.nameRange.lowerBound)
  }

  /// `orders` of `for order in orders`, `orders.map { order in … }` and
  /// `ForEach(orders) { order in … }`.
  private func list(of node: SyntaxNode) -> Chain? {
    let isParameter = node.kind == "decl.var.parameter"
    // A closure's parameter has no range for its name.
    let end = isParameter ? node.range.upperBound : node.nameRange.upperBound
    guard let after = file.tokens(in: end..<file.bytes.count).first, file.text(after) == "in"
    else { return nil }
    if isParameter {
      let offset = node.range.lowerBound
      return file.signs.before(offset) == "," ? nil : file.collectionIterated(by: offset)
    }
    let start = after.range.upperBound + 1
    let list = file.chain(at: start)
    return list.flatMap { file.hasMember(after: $0) ? nil : $0 }
  }

  /// The value after `=`: a construction (its type) or a chain to follow.
  private func initialValue(
    of node: SyntaxNode
  ) -> (exists: Bool, type: WrittenType?, source: Chain?) {
    guard let start = file.valueStart(after: node) else { return (false, nil, nil) }
    if let known = file.castType(from: start) ?? file.emptyCollection(from: start)
      ?? file.literal(at: start)
    {
      return (true, known, nil)
    }
    guard let chain = file.chain(at: start), !file.hasMember(after: chain) else {
      return (true, nil, nil)
    }
    let made = chain.constructedType
    return (true, made, made == nil ? chain : nil)
  }

  /// The type of a property's value: `OrderStore` of `OrderStore.shared`.
  private func typeOfValue(of property: SyntaxNode) -> WrittenType? {
    let value = initialValue(of: property)
    guard property.kind == "decl.var.instance", value.type == nil, let names = value.source?.names,
      names.count == 2,
      VIPCode.instances.contains(names[1]), names[0].first?.isUppercase == true
    else { return value.type }
    return WrittenType(names: [names[0]])
  }

  private func position(of node: SyntaxNode) -> Position {
    Position(file: file, offset: node.nameRange.lowerBound)
  }
}

extension [SyntaxTree] {
  /// `Load` of `func Load()`, unless a type has that name, too.
  var methodsNamedLikeTypes: Set<String> {
    var methods: Set<String> = []
    var types: Set<String> = []
    var waiting = flatMap(\.nodes)
    while let node = waiting.popLast() {
      waiting += node.children
      if node.isFunction, node.name.first?.isUppercase == true {
        methods.insert(String(node.name.prefix { $0 != "(" }))
      } else if node.kind == "decl.typealias" || TypeDeclaration.Kind(rawValue: node.kind) != nil {
        types.insert(node.name.lastName)
      }
    }
    return methods.subtracting(types)
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
    return kind == "decl.var.local" || kind == "decl.var.parameter" ? [self] + own : own
  }
}
