extension ReviewedFile {
  /// The code with a call at the beginning of each method that takes a message of the cycle.
  /// Line numbers do not change.
  var notingMessages: String {
    var bytes = Array(text.utf8)
    let insertions = tree.nodes.flatMap { self.insertions(in: $0) }.sorted { $0.offset > $1.offset }
    for insertion in insertions where insertion.offset <= bytes.count {
      bytes.insert(contentsOf: Array(insertion.text.utf8), at: insertion.offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func insertions(in node: SyntaxNode) -> [(offset: Int, text: String)] {
    let inner = node.children.flatMap { insertions(in: $0) }
    guard node.kind == "decl.function.method.instance", !node.bodyRange.isEmpty,
      let (message, name) = node.message
    else { return inner }
    let call = "(self, #function, \"\(message.rawValue)\", \(name))"
    guard let result = node.typeName, !["Void", "()"].contains(result) else {
      return inner + [(node.bodyRange.lowerBound, " vipkataNote\(call); ")]
    }
    // The body may be a single expression, which is not returned if a statement precedes it.
    let code = Array(text.utf8)
    let head = node.nameRange.upperBound..<node.bodyRange.lowerBound
    let words = String(decoding: code[head.clamped(to: code.indices)], as: UTF8.self)
    guard !words.contains("async"), !words.contains("throws") else { return inner }
    return inner + [
      (node.bodyRange.lowerBound, " vipkataNoted\(call) {"),
      (node.bodyRange.upperBound, " }"),
    ]
  }
}

extension SyntaxNode {
  /// The kind of message that a method takes, and its parameter's name.
  fileprivate var message: (PlayedScene.Message, name: String)? {
    let parameters = children.filter { $0.kind == "decl.var.parameter" }
    // A part's own helpers are no arrows of the cycle.
    guard !has(attribute: "private"), !has(attribute: "fileprivate"), parameters.count == 1,
      let type = parameters[0].typeName?.split(separator: ".").last
    else { return nil }
    return PlayedScene.Message(rawValue: String(type)).map { ($0, parameters[0].name) }
  }
}
