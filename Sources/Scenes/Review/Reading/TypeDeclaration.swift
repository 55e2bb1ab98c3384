/// Anything that has a place in the code.
protocol Placed {
  var position: Position { get }
}

extension Placed {
  var file: SourceCode { position.file }
}

/// A type of the code under review with everything its extensions add.
struct TypeDeclaration: Placed, Sendable {
  /// Raw values are sourcekitd's names.
  enum Kind: String, Sendable {
    case `protocol` = "decl.protocol"
    case `class` = "decl.class"
    case `actor` = "decl.actor"
    case `struct` = "decl.struct"
    case `enum` = "decl.enum"
    case `extension` = "decl.extension"
  }

  let kind: Kind
  let name: String
  /// With the types around it: `Login.Load.Request`.
  let path: String
  let position: Position
  let isObjC: Bool
  var isPrivate = false
  /// Attributes in front of it that are not Swift's own, such as `Observable`.
  let customAttributes: [String]
  var inherited: [WrittenType]
  var properties: [Property] = []
  var routines: [Routine] = []

  /// Its number among all types of the code.
  var number = 0
  /// Everything it inherits or conforms to, including names that are not declared in this code.
  var ancestors: [String] = []
  var role: Role?
  /// Nil outside of every VIP scene.
  var scene: SceneName?

  var isReference: Bool { kind == .class || kind == .actor }
  var isConcrete: Bool { kind != .protocol && kind != .extension }

  var storedProperties: [Property] { properties.filter { !$0.isComputed } }
  /// It descends from one of the system's screens.
  var isScreen: Bool { ancestors.contains { RoleFinder.isScreenClass($0.lastName) } }
  /// SwiftUI can observe it.
  var isObservable: Bool {
    ancestors.contains("ObservableObject") || customAttributes.contains("Observable")
  }

  /// `private struct PreviewInteractor` beside a `#Preview`; not a view that is shown in one.
  var isForPreviews: Bool {
    guard position.file.hasPreviews else { return false }
    let isNamedSo = name.hasPrefix("Preview") || name.hasSuffix("Preview")
    return (isNamedSo || isPrivate) && !inherited.flatMap(\.names).contains("View")
  }
}

extension TypeDeclaration: Hashable {
  static func == (one: TypeDeclaration, other: TypeDeclaration) -> Bool {
    one.number == other.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Sequence<TypeDeclaration> {
  /// Each type once, in the order of the code.
  var unique: [TypeDeclaration] { Set(self).sorted { $0.number < $1.number } }
}

extension TypeDeclaration {
  /// Whether a routine is a function or a computed property.
  func answers(by routine: Routine) -> Bool { routine.isFunction || computed(by: routine) != nil }

  func makesText(by routine: Routine) -> Bool {
    let result = routine.isFunction ? routine.result : computed(by: routine)?.type
    return result == WrittenType(names: ["String"])
  }

  private func computed(by routine: Routine) -> Property? {
    properties.first { $0.isComputed && $0.range == routine.range && $0.file == routine.file }
  }
}

struct Position: Hashable, Sendable {
  let file: SourceCode
  let offset: Int

  /// Both counted from 1; the column in UTF-8 bytes.
  var place: (line: Int, column: Int) { file.place(of: offset) }
}

/// A stored or computed property.
struct Property: Placed, Sendable {
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

  var text: String { file.text(range) }
  /// Its owner keeps the value alive.
  var isStrong: Bool { !isWeak && !isUnowned && !isComputed }

  /// It has a setter, such as `{ get set }` in a protocol.
  var isSettable: Bool { file.tokens(in: range).contains { file.text($0) == "set" } }
}

/// A parameter or a local name.
struct Variable: Sendable {
  let name: String
  let type: WrittenType?
  /// `if let presenter` and `[weak self]`: it means the outer name that it repeats.
  let isShadow: Bool
  /// Its value, such as `self.presenter` in `if let presenter = self.presenter`, or a call.
  let source: Chain?
  /// It is one element of the source: `order` in `for order in orders`.
  let isElement: Bool
  let offset: Int
}

/// A stretch of code that runs: a function, an initialiser, the accessors or
/// the initial value of a property.
struct Routine: Sendable {
  /// With the labels of a function: `login(request:)`.
  let name: String
  /// `login` of `login(request:)`.
  let baseName: String
  let result: WrittenType?
  let file: SourceCode
  let range: Range<Int>
  let parameters: [Variable]
  /// Parameters and local names.
  let variables: [Variable]
  let isStatic: Bool
  /// A protocol's function has none.
  let hasBody: Bool

  var chains: ArraySlice<Chain> { file.chains(in: range) }
  var calls: ArraySlice<SyntaxNode> { file.calls(in: range) }
  var tokens: ArraySlice<SyntaxToken> { file.tokens(in: range) }

  func contains(_ position: Position) -> Bool {
    position.file == file && range.contains(position.offset)
  }

  /// Not an initialiser, nor the accessors or the initial value of a property.
  var isFunction: Bool { name.hasSuffix(")") && !isInitializer }
  var isInitializer: Bool { name.hasPrefix("init(") }

  /// The parameter or local that a chain begins with; nil if that is a property.
  func local(behind chain: Chain) -> Variable? { variable(chain.names[0], before: chain.start) }

  /// The parameter or local that a name means at an offset; nil if it means a property.
  func variable(_ name: String, before offset: Int) -> Variable? {
    variables.last {
      $0.name == name && $0.offset < offset && !$0.isShadow
        && $0.source?.range.lowerBound != offset
    }
  }
}

/// A `typealias` and what it stands for.
struct TypeAlias: Placed, Sendable {
  let path: String
  let position: Position
  let type: WrittenType
}
