/// Words in a learner's code that no kata needs but a cheat may, such as `dlsym`, and declarations
/// that replace the standard library's. They prove nothing: a teacher has to look.
enum Suspicion {
  private static let attributes: Set = [
    "c", "_cdecl", "_silgen_name", "_dynamicReplacement", "_alwaysEmitIntoClient", "_expose",
    "_extern", "_implements", "section", "_section", "used", "_used",
  ]
  private static let names: Set = [
    "_section", "_used", "dlsym", "dlopen", "fork", "posix_spawn", "Process", "exit", "_exit",
    "_Exit", "atexit", "externalMacro", "CommandLine", "ProcessInfo", "getenv", "environ",
    "FileHandle", "FileManager", "fopen", "open", "write", "socket",
  ]
  private static let declared: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
  /// Types of the standard library. If they are declared anew, a test compares something else.
  private static let types: Set = [
    "Any", "Array", "Bool", "Character", "Dictionary", "Double", "Equatable", "Float", "Hashable",
    "Int", "Never", "Optional", "Set", "StaticString", "String", "Substring", "UInt", "Void",
    "ArrayLiteralType", "BooleanLiteralType", "DictionaryLiteralType",
    "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType", "StringLiteralType",
    "UnicodeScalarType",
  ]

  /// - Parameter given: the course's files, whose words are not the learner's.
  static func words(in own: [ReviewedFile], given: [ReviewedFile]) -> [String] {
    let known = Set(given.flatMap(words))
    return own.flatMap(words).filter { !known.contains($0) }.eachOnce
  }

  private static func words(in file: ReviewedFile) -> [String] {
    file.tree.nodes.flatMap(words)
      + file.texts.compactMap { kind, text in
        switch kind {
        case "comment": text.contains("vipkata:allow") ? "vipkata:allow" : nil
        case "string": text.contains("/proc/") ? "/proc/" : nil
        default: names.contains(text) || text.lowercased().contains("unsafe") ? text : nil
        }
      }
  }

  private static func words(in node: SyntaxNode) -> [String] {
    let kind = node.kind.split(separator: ".").map(String.init)
    var words = node.attributes.map(\.kind).filter(attributes.contains).map { "@\($0)" }
    if kind.starts(with: ["decl", "function"]) {
      let name = node.name.prefix { $0 != "(" }
      if let first = name.first, !first.isLetter, first != "_", first != "`" {
        words.append("func \(name)")
      }
    } else if kind.first == "decl", let last = kind.last, declared.contains(last),
      types.contains(node.name)
    {
      words.append("\(last) \(node.name)")
    }
    return words + node.children.flatMap(Self.words)
  }
}

extension ReviewedFile {
  /// Identifiers, string literals, comments and all other tokens.
  var texts: [(kind: String, text: String)] {
    let bytes = Array(text.utf8)
    return tree.tokens.filter { $0.range.upperBound <= bytes.count }.map { token in
      let kinds = ["identifier", "comment", "string"]
      return (
        kinds.first(where: token.kind.contains) ?? token.kind,
        String(decoding: bytes[token.range], as: UTF8.self)
      )
    }
  }
}
