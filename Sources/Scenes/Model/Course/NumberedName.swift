/// A folder's name such as `02-interactor`: the number sets the order, the rest is the name.
struct NumberedName: Comparable {
  let folder: String
  let number: Int
  let name: String

  init?(_ folder: String) {
    let parts = folder.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]), !parts[1].isEmpty else { return nil }
    self.folder = folder
    self.number = number
    self.name = String(parts[1])
  }

  static func < (one: NumberedName, other: NumberedName) -> Bool {
    (one.number, one.name) < (other.number, other.name)
  }
}

extension String {
  /// Turns `02-interactor/01-validate-then-ask` into `interactor/validate-then-ask`.
  var withoutNumbers: String {
    split(separator: "/").map(String.init).map { NumberedName($0)?.name ?? $0 }
      .joined(separator: "/")
  }
}
