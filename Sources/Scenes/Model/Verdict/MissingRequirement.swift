/// What a suite asks for and the learner's code does not offer. It is read from the compiler's
/// error in the suite's file, which the learner cannot see.
enum MissingRequirement: Codable, Hashable, Sendable {
  /// What does not exist, such as `LoginInteractor` or `LoginInteractor.presenter`.
  case name(String)
  case access(String)
  /// The learner's code holds this concrete type where the suite puts a spy.
  case boundary(String)
  /// A protocol that a spy of the suite does not satisfy, since it requires something else.
  case conformance(String)
  case module(String)
  /// Anything else, in the compiler's words.
  case other(String)

  init(compilerMessage message: String) {
    let quoted = message.namesInQuotes
    let first = quoted.first ?? ""
    let second = quoted.dropFirst().first ?? ""
    if message.hasPrefix("cannot find"), message.contains("in scope") {
      self = .name(first)
    } else if message.contains("has no member"), quoted.count >= 2 {
      self = .name("\(first.hasSuffix(".Type") ? String(first.dropLast(5)) : first).\(second)")
    } else if message.contains("is not a member type of"), quoted.count >= 2 {
      // The compiler includes the module: `LoginScene.Login.Show`.
      self = .name("\(second.split(separator: ".", maxSplits: 1).last ?? "").\(first)")
    } else if message.hasPrefix("no such module") {
      self = .module(first)
    } else if message.contains("is inaccessible due to") {
      self = .access(first)
    } else if message.hasPrefix("cannot assign value of type")
      || message.hasPrefix("cannot convert value of type"), first.unwrapped.namesADouble
    {
      self = second.contains("any ") ? .other(message) : .boundary(second.unwrapped)
    } else if message.contains("does not conform to protocol"), quoted.count >= 2 {
      self = .conformance(second)
    } else {
      self = .other(message)
    }
  }

  /// Whether it is only a consequence of another error nearby.
  var isConsequence: Bool {
    guard case .other(let message) = self else { return false }
    return ["cannot infer", "generic parameter", "type 'Any' cannot"].contains {
      message.hasPrefix($0)
    }
  }

  var isOther: Bool {
    if case .other = self { true } else { false }
  }
}

extension String {
  fileprivate var unwrapped: String {
    hasSuffix("?") ? String(dropLast()) : self
  }

  /// Whether a type's name says that it stands in for another part in tests.
  fileprivate var namesADouble: Bool {
    ["Spy", "Stub", "Fake", "Mock", "Dummy"].contains { hasSuffix($0) }
  }
}
