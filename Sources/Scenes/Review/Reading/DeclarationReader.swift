/// Reads the declarations of one file out of its syntax tree.
struct DeclarationReader: Sendable {
  let code: SourceCode
  let file: Int
  private(set) var types: [TypeDeclaration] = []
  private(set) var extensions: [TypeDeclaration] = []
  private(set) var aliases: [TypeAlias] = []

  init(code: SourceCode, file: Int) {
    self.code = code
    self.file = file
    read(code.nodes, inside: [])
  }

  private mutating func read(_ nodes: [SyntaxNode], inside path: [String]) {
    for node in nodes {
      if node.kind == "decl.typealias" {
        aliases.append(alias(node, inside: path))
      } else if let kind = node.typeKind {
        let declared = declaration(node, kind: kind, inside: path)
        if kind == .extension {
          extensions.append(declared)
        } else {
          types.append(declared)
        }
        read(node.children, inside: path + [node.name])
      } else {
        read(node.children, inside: path)
      }
    }
  }

  private func declaration(
    _ node: SyntaxNode, kind: TypeDeclaration.Kind, inside path: [String]
  ) -> TypeDeclaration {
    let members = MemberReader(code: code, file: file, node: node)
    return TypeDeclaration(
      kind: kind,
      name: node.name.lastName,
      path: (path + [node.name]).joined(separator: "."),
      position: Position(file: file, offset: node.nameRange.lowerBound),
      isObjC: node.has(attribute: "objc"),
      customAttributes: customAttributes(of: node),
      inherited: node.inherited.map { WrittenType($0) } + selfRequirements(of: node),
      properties: members.properties,
      routines: members.routines)
  }

  private func alias(_ node: SyntaxNode, inside path: [String]) -> TypeAlias {
    let written = code.text(node.nameRange.upperBound..<node.range.upperBound)
    let type = written.drop { $0 != "=" }.dropFirst()
    return TypeAlias(
      path: (path + [node.name]).joined(separator: "."),
      position: Position(file: file, offset: node.nameRange.lowerBound),
      type: WrittenType(String(type)))
  }

  /// `Observable` of `@Observable class`: sourcekitd gives only its place.
  private func customAttributes(of node: SyntaxNode) -> [String] {
    node.attributes.filter { $0.kind == "_custom" }.map { attribute in
      String(code.text(attribute.range).drop { $0 == "@" }.prefix { $0 != "(" })
    }
  }

  /// `where Self: UIViewController` on a protocol says what an inherited type says.
  private func selfRequirements(of node: SyntaxNode) -> [WrittenType] {
    guard node.kind == "decl.protocol" else { return [] }
    let head = Array(code.tokens(in: node.nameRange.upperBound..<node.bodyRange.lowerBound))
    guard let start = head.firstIndex(where: { code.text($0.range) == "where" }) else { return [] }
    let names = head[start...].dropFirst().map { code.text($0.range) }
    return names.first == "Self" ? names.dropFirst().map { WrittenType(names: [$0]) } : []
  }
}

extension SyntaxNode {
  var typeKind: TypeDeclaration.Kind? {
    switch kind {
    case "decl.protocol": .protocol
    case "decl.class": .class
    case "decl.actor": .actor
    case "decl.struct": .struct
    case "decl.enum": .enum
    case "decl.extension": .extension
    default: nil
    }
  }
}

extension String {
  /// `Login.Load.Request` ends with `Load.Request`.
  func ends(with path: String) -> Bool {
    self == path || hasSuffix("." + path)
  }

  /// `Request` of `Login.Load.Request`.
  var lastName: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}
