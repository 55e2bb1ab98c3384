import CSourceKit
package import Entities
package import Foundation

/// Why Swift code could not be read; `description` is a sentence for the user.
package struct SourceKitFailure: Error, CustomStringConvertible {
  package let description: String
}

/// Reads Swift files through sourcekitd, the code reader that every toolchain
/// ships. It needs no modules and no build, so it reads iOS code on Linux too.
package struct SourceKit: Sendable {
  /// - Parameter library: sourcekitd, such as `usr/lib/libsourcekitdInProc.so`
  ///   of the toolchain. It is loaded once for the whole process.
  /// - Throws: `SourceKitFailure` when it cannot be loaded.
  package init(library: URL) throws {
    if let message = csourcekit_open(library.path) {
      throw SourceKitFailure(description: "\(library.path): \(takeString(message))")
    }
  }

  /// - Throws: `SourceKitFailure` when sourcekitd does not answer as expected.
  package func tree(of text: String) throws -> SyntaxTree {
    let source = try String(decoding: JSONEncoder().encode(text), as: UTF8.self)
    let request = """
      {key.request: source.request.editor.open, key.name: "vipkata.swift", \
      key.syntactic_only: 1, key.enablesyntaxmap: 1, key.enablesubstructure: 1, \
      key.sourcetext: \(source)}
      """
    var failure: UnsafeMutablePointer<CChar>?
    guard let answer = csourcekit_send(request, &failure) else {
      throw SourceKitFailure(description: failure.map(takeString) ?? "sourcekitd gave no answer")
    }
    do {
      return try JSONDecoder().decode(Answer.self, from: Data(takeString(answer).utf8)).tree
    } catch {
      throw SourceKitFailure(description: "sourcekitd answered in a form that is not known")
    }
  }
}

private func takeString(_ pointer: UnsafeMutablePointer<CChar>) -> String {
  defer { free(pointer) }
  return String(cString: pointer)
}

/// The keys of sourcekitd's answer that are relied on.
private struct Answer: Decodable {
  let structure: [Structure]?
  let tokens: [Token]?

  enum CodingKeys: String, CodingKey {
    case structure = "key.substructure"
    case tokens = "key.syntaxmap"
  }

  var tree: SyntaxTree {
    SyntaxTree(
      nodes: (structure ?? []).map(\.node), tokens: (tokens ?? []).map(\.token))
  }
}

private struct Structure: Decodable {
  let kind: String
  let name: String?
  let typeName: String?
  let inherited: [Inherited]?
  let attributes: [Attribute]?
  let offset: Int
  let length: Int
  let nameOffset: Int?
  let nameLength: Int?
  let bodyOffset: Int?
  let bodyLength: Int?
  let children: [Structure]?

  enum CodingKeys: String, CodingKey {
    case kind = "key.kind"
    case name = "key.name"
    case typeName = "key.typename"
    case inherited = "key.inheritedtypes"
    case attributes = "key.attributes"
    case offset = "key.offset"
    case length = "key.length"
    case nameOffset = "key.nameoffset"
    case nameLength = "key.namelength"
    case bodyOffset = "key.bodyoffset"
    case bodyLength = "key.bodylength"
    case children = "key.substructure"
  }

  var node: SyntaxNode {
    SyntaxNode(
      kind: kind.withoutPrefix("source.lang.swift."),
      name: name ?? "",
      typeName: typeName,
      inherited: (inherited ?? []).map(\.name),
      attributes: (attributes ?? []).map(\.attribute),
      range: offset..<offset + length,
      nameRange: (nameOffset ?? offset)..<(nameOffset ?? offset) + (nameLength ?? 0),
      bodyRange: (bodyOffset ?? offset)..<(bodyOffset ?? offset) + (bodyLength ?? 0),
      children: (children ?? []).map(\.node))
  }
}

private struct Inherited: Decodable {
  let name: String

  enum CodingKeys: String, CodingKey { case name = "key.name" }
}

private struct Attribute: Decodable {
  let kind: String
  let offset: Int
  let length: Int

  enum CodingKeys: String, CodingKey {
    case kind = "key.attribute"
    case offset = "key.offset"
    case length = "key.length"
  }

  var attribute: SyntaxAttribute {
    SyntaxAttribute(
      kind: kind.withoutPrefix("source.decl.attribute."), range: offset..<offset + length)
  }
}

private struct Token: Decodable {
  let kind: String
  let offset: Int
  let length: Int

  enum CodingKeys: String, CodingKey {
    case kind = "key.kind"
    case offset = "key.offset"
    case length = "key.length"
  }

  var token: SyntaxToken {
    SyntaxToken(
      kind: kind.withoutPrefix("source.lang.swift.syntaxtype."), range: offset..<offset + length)
  }
}

extension String {
  fileprivate func withoutPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
