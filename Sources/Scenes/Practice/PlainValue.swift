extension String {
  /// A printed value with its names as one writes them, without the modules before them:
  /// `Login.User(name: "Ada")` of the module Login is `User(name: "Ada")`. What stands in
  /// quotes stays as it is.
  func withoutModules(_ modules: [String]) -> String {
    var plain = ""
    var isQuoted = false
    var rest = self[...]
    while let character = rest.first {
      if isQuoted, character == "\\" {
        plain += rest.prefix(2)
        rest = rest.dropFirst(2)
        continue
      }
      if character == "\"" { isQuoted.toggle() }
      let isWithinName = plain.last.map { $0.isPartOfName || $0 == "." } ?? false
      if !isQuoted, !isWithinName, let module = modules.first(where: rest.isQualified) {
        rest = rest.dropFirst(module.count + 1)
        let name = rest.prefix(while: \.isPartOfName)
        plain += name
        rest = rest.dropFirst(name.count)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    return plain
  }
}

extension Substring {
  fileprivate func isQualified(by module: String) -> Bool {
    hasPrefix(module + ".") && dropFirst(module.count + 1).first?.isUppercase == true
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
