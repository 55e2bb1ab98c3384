/// A type of the code under review with everything its extensions add.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case `protocol`, `class`, `actor`, `struct`, `enum`, `extension` }

  let kind: Kind
  let name: String
  /// With the types around it: `Login.Load.Request`.
  let path: String
  let position: Position
  let isObjC: Bool
  /// Attributes in front of it that are not Swift's own, such as `Observable`.
  let customAttributes: [String]
  var inherited: [WrittenType]
  var properties: [Property] = []
  var routines: [Routine] = []

  var isReference: Bool { kind == .class || kind == .actor }
  var isConcrete: Bool { kind != .protocol }
}

/// An offset in a file, the file by its number.
struct Position: Equatable, Sendable {
  let file: Int
  let offset: Int
}

/// A stored or computed property.
struct Property: Sendable {
  let name: String
  let type: WrittenType?
  let position: Position
  let isWeak: Bool
  let isUnowned: Bool
  let isConstant: Bool
  let isComputed: Bool
  let isPrivate: Bool
  /// The whole declaration, its initial value included.
  let range: Range<Int>
}

/// A parameter or a local name.
struct Variable: Sendable {
  let name: String
  let type: WrittenType?
  /// `if let presenter` and `[weak self]`: it stands for what has its name.
  let isShadow: Bool
  /// Such as `self.presenter` in `if let presenter = self.presenter`, or a call.
  let source: Chain?
  let offset: Int
}

/// A stretch of code that runs: a function, an initialiser, the accessors or
/// the initial value of a property.
struct Routine: Sendable {
  /// With the labels of a function: `login(request:)`.
  let name: String
  let result: WrittenType?
  let file: Int
  let range: Range<Int>
  let parameters: [Variable]
  /// Parameters and local names.
  let variables: [Variable]

  /// What a name stands for at an offset, unless it is a property's.
  func variable(_ name: String, before offset: Int) -> Variable? {
    variables.last { $0.name == name && $0.offset < offset && !$0.isShadow }
  }
}

/// A name for other types.
struct TypeAlias: Sendable {
  let path: String
  let position: Position
  let type: WrittenType
}
