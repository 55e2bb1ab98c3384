/// The classes of a suite that descend from XCTestCase, their extensions included.
struct TestClasses {
  /// A class or an extension of one.
  private struct Part {
    let file: SuiteFile
    let node: SyntaxNode
    let isNested: Bool

    var name: String { node.name.typeName }
    var isClass: Bool { node.kind == "decl.class" }
    var isGeneric: Bool {
      let end = node.nameRange.upperBound
      return file.code.text(end..<end + 1) == "<"
    }
  }

  private let parts: [Part]
  /// Private classes, whose tests XCTest does not find.
  private let hidden: [Part]
  /// The type that a class descends from, or that a typealias stands for.
  private var parents: [String: String] = [:]
  private var mainActor: Set<String> = []
  private let classes: Set<String>

  init(files: [SuiteFile]) {
    let all = files.flatMap { file in
      Self.parts(of: file, in: file.code.nodes, isNested: false)
    }
    parts = all.filter { !$0.node.isPrivate }
    hidden = all.filter { $0.node.isPrivate && $0.isClass }
    classes = Set(parts.filter(\.isClass).map(\.name))
    // If two have the same name, the one that is not nested counts.
    for part in parts.filter(\.isNested) + parts.filter({ !$0.isNested }) where part.isClass {
      parents[part.name] = part.node.inherited.first?.typeName
      if part.file.isMainActor(part.node) { mainActor.insert(part.name) }
    }
    for file in files {
      for alias in file.code.nodes.flatMap({ $0.descendants(kind: "decl.typealias") })
      where parents[alias.name] == nil {
        parents[alias.name] = file.code.text(alias.range).split(separator: "=").last?.typeName
      }
    }
  }

  private static func parts(
    of file: SuiteFile, in nodes: [SyntaxNode], isNested: Bool
  ) -> [Part] {
    nodes.flatMap { node in
      let isPart = ["decl.class", "decl.extension"].contains(node.kind)
      return (isPart ? [Part(file: file, node: node, isNested: isNested)] : [])
        + parts(of: file, in: node.children, isNested: true)
    }
  }

  /// A class also has the tests of its parents, as XCTest finds them on macOS.
  var tests: [TestDeclaration] {
    // A test in an extension of XCTestCase itself is a helper for all. If two methods have the
    // same name, one of them `async`, XCTest runs one.
    var names: Set<TestName> = []
    var own: [TestDeclaration] = []
    for part in testCases where part.name != "XCTestCase" {
      for node in part.node.children.filter(\.isXCTest) {
        let test = part.file.declaration(
          of: node, suite: className(part.name), library: .xctest,
          isMainActor: isMainActor(part.name) || part.file.isMainActor(node))
        if !test.conditions.isEmpty || names.insert(test.name).inserted { own.append(test) }
      }
    }
    return parts.filter { $0.isClass && !$0.isNested }.reduce(into: own) { tests, part in
      let conditions = part.file.conditions(at: part.node.range.lowerBound)
      for ancestor in ancestors(of: part.name).dropFirst() {
        let known = Set(tests.filter { $0.name.suite == part.name }.map(\.name.function))
        for var test in own
        where test.name.suite == ancestor && !known.contains(test.name.function) {
          test.name.suite = part.name
          test.isMainActor = test.isMainActor || isMainActor(part.name)
          test.conditions = conditions + test.conditions
          tests.append(test)
        }
      }
    }
  }

  private var testCases: [Part] {
    parts.filter { ancestors(of: $0.name).contains("XCTestCase") }
  }

  /// Whether SwiftPM, which asks the compiler, has to find the tests: a class may be a test case
  /// through a parent of another module or below `#if`; or conditions ask for features, which are
  /// different where our own list of tests is compiled.
  var mayHaveMoreTests: Bool {
    parts.contains { part in
      let isKnown = classes.contains(part.name) && part.node.inherited.isEmpty
      return !isKnown && !ancestors(of: part.name).contains("XCTestCase")
        && part.node.children.contains(where: \.isXCTest)
    }
      || tests.contains { test in
        test.conditions.contains { $0.contains("hasFeature") || $0.contains("swift(") }
      }
  }

  /// Errors at tests that `swift test` cannot reach either: it does not even build there.
  var unreachable: [Diagnostic] {
    let suites = Set(tests.map(\.name.suite))
    return testCases.flatMap { part -> [Diagnostic] in
      var fault: String?
      if part.isClass, part.isNested, ancestors(of: part.name).contains(where: suites.contains) {
        fault =
          "is nested in another type, where XCTest does not find its tests: declare it outside of "
          + "any type"
      } else if part.isClass, part.isGeneric, suites.contains(part.name) {
        fault =
          "is generic and has tests, which XCTest cannot run: move them to subclasses that "
          + "specify its type"
      }
      if let fault { return [error(at: part.node, in: part, fault)] }
      return part.node.children.filter(\.isRawXCTest).map {
        error(
          at: $0, in: part,
          "has the test \($0.name.dropLast(2)), which XCTest cannot run: give it a name without "
            + "backticks, such as testOnePlusOne")
      }
    }
  }

  var overlooked: [OverlookedTest] {
    let called = Set(
      parts.flatMap { $0.file.code.calls }.compactMap { $0.name.split(separator: ".").last })
    let open = testCases.flatMap { part in
      part.node.children.compactMap { node in
        reason(that: node, in: part).map { test(node, in: part, $0) }
      }
    }
    let closed = hidden.filter {
      ancestors(of: $0.node.inherited.first?.typeName ?? "").contains("XCTestCase")
    }.flatMap { part in
      part.node.children.filter(\.isXCTest).map { test($0, in: part, .isPrivate) }
    }
    return (open + closed).filter { !called.contains($0.name[...]) }
  }

  private func reason(that node: SyntaxNode, in part: Part) -> OverlookedTest.Reason? {
    if node.isMisplacedTest { return node.isPrivate ? .isPrivate : .takesArguments }
    let asserts = part.file.code.calls(in: node.bodyRange).contains {
      $0.name.hasPrefix("XCTAssert")
    }
    return node.isHelper && asserts ? .name : nil
  }

  private func test(
    _ node: SyntaxNode, in part: Part, _ why: OverlookedTest.Reason
  ) -> OverlookedTest {
    OverlookedTest(
      name: node.name.nameWithoutBackticks, place: place(of: node, in: part), why: why)
  }

  private func error(at node: SyntaxNode, in part: Part, _ words: String) -> Diagnostic {
    Diagnostic(
      severity: .error, place: place(of: node, in: part),
      message: "the class \(part.name) \(words)")
  }

  private func place(of node: SyntaxNode, in part: Part) -> SourceLocation {
    let place = part.file.code.place(of: node.nameRange.lowerBound)
    return SourceLocation(file: part.file.code.path, line: place.line, column: place.column)
  }

  private func ancestors(of name: String) -> [String] {
    var found = [name]
    while let parent = parents[found[found.count - 1]], !found.contains(parent) {
      found.append(parent)
    }
    return found
  }

  /// The class that an extension belongs to, even if it extends a typealias.
  private func className(_ name: String) -> String {
    ancestors(of: name).first(where: classes.contains) ?? name
  }

  private func isMainActor(_ name: String) -> Bool {
    ancestors(of: name).contains { mainActor.contains($0) }
  }
}

extension StringProtocol {
  /// `Base` of `Outer.Base<Int>`.
  fileprivate var typeName: String {
    let path = trimmed.prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) }
    return path.split(separator: ".").last.map(String.init) ?? ""
  }
}

extension SyntaxNode {
  fileprivate var isPrivate: Bool { has(attribute: "private") || has(attribute: "fileprivate") }

  fileprivate var isXCTest: Bool { isInstanceTest && name.hasPrefix("test") }

  /// Whether its name is in backticks because it is no identifier.
  fileprivate var isRawXCTest: Bool { isInstanceTest && name.hasPrefix("`test") }

  fileprivate var isHelper: Bool {
    isInstanceTest && !isXCTest && !isRawXCTest && !has(attribute: "override")
  }

  /// Whether it would be a test, but is private or takes arguments.
  fileprivate var isMisplacedTest: Bool {
    isVoidMethod && name.hasPrefix("test") && !isXCTest && !has(attribute: "override")
  }

  /// Whether it is an instance method that takes and returns nothing, and is not private.
  private var isInstanceTest: Bool { isVoidMethod && name.hasSuffix("()") && !isPrivate }

  private var isVoidMethod: Bool {
    kind == "decl.function.method.instance"
      && ["", "Void", "Swift.Void", "()"].contains(typeName ?? "")
  }
}
