import XCTest

@testable import vipkata

/// The signs that the review reads before and after an expression.
final class SignsTests: XCTestCase {
  private func code(_ text: String) throws -> SourceCode {
    let tree = try ReviewFixture.kit().tree(of: text)
    return SourceCode(ReviewedFile(path: "Code.swift", text: text, tree: tree))
  }

  /// The file, and the first chain in it that ends with a name.
  private func chain(_ name: String, in text: String) throws -> (file: SourceCode, chain: Chain) {
    let file = try code(text)
    return (file, try XCTUnwrap(file.chains.first { $0.lastName == name }, text))
  }

  /// - Parameter name: the last name of the chain to ask about in each text.
  private func assert(
    _ name: String, isSoIn yes: [String], notIn no: [String], line: UInt = #line,
    _ question: (SourceCode, Chain) -> Bool
  ) throws {
    for (texts, answer) in [(yes, true), (no, false)] {
      for text in texts {
        let (file, chain) = try chain(name, in: text)
        XCTAssertEqual(question(file, chain), answer, text, line: line)
      }
    }
  }

  func testASignIsReadPastBlanksCommentsAndMarks() throws {
    let cases = [
      ("f(name == 3)", "=="), ("f(name==3)", "=="), ("f(name\n  == 3)", "=="),
      ("f(name /* as shown */ == 3)", "=="), ("f(name // as shown\n  == 3)", "=="),
      ("f(name? == 3)", "=="), ("f(name! == 3)", "=="), ("f(name!=3)", "!="),
      ("f(name ?? 3)", "??"), ("name! += 3", "+="), ("name = // as shown\n 3", "="),
      ("f(name ? 1 : 2)", "?"), ("name { }", "{"), ("f(name, 3)", ","), ("name", ""),
      ("f(name as Int)", ""),
    ]
    for (text, sign) in cases {
      let (file, chain) = try chain("name", in: text)
      XCTAssertEqual(String(file.signs.after(chain.range.upperBound).sign), sign, text)
    }
  }

  func testTheSignBeforeIsReadInTheSameWay() throws {
    let cases = [
      ("f(3 == name)", "=="), ("f(3==name)", "=="), ("f(3 ==\n  name)", "=="),
      ("f(3 + /* as shown */ name)", "+"), ("f(3 + // as shown\n name)", "+"),
      ("f(name)", "("), ("f(3, name)", ","), ("f(\"==\", a: name)", ":"), ("return name", ""),
      ("name", ""),
    ]
    for (text, sign) in cases {
      let (file, chain) = try chain("name", in: text)
      XCTAssertEqual(String(file.signs.before(chain.range.lowerBound)), sign, text)
    }
  }

  func testAComparedNameMayStandInParentheses() throws {
    try assert(
      "count",
      isSoIn: [
        "f(rows.count > 3)", "f((rows.count) > 3)", "f(( (rows.count ) )>3)",
        "if(rows.count) > 3 {}",
      ],
      notIn: ["max(rows.count) > 3", "f((rows.count, 1) > 3)", "f((rows.count + 1) > 3)"]
    ) { $0.comparedNumber($1)?.number == 3 }
  }

  func testANameIsAMethodsWhereAMethodIsCalledSo() throws {
    let texts = [
      "Load()": "Load", "func Load() {}\nfunc f() { Load() }": nil,
      "func Load() {}\nstruct Load {}\nfunc f() { Load() }": "Load",
      "worker.Load()": nil, "self.Load()": nil, "Orders.Load()": "Orders.Load",
      "Orders.Load.init()": "Orders.Load", "(row as? Row)?.Load()": nil,
    ]
    for (text, type) in texts {
      let tree = try ReviewFixture.kit().tree(of: text)
      let file = SourceCode(
        ReviewedFile(path: "Code.swift", text: text, tree: tree),
        methods: [tree].methodsNamedLikeTypes)
      XCTAssertEqual(file.chains.compactMap(\.constructedType).last?.names.first, type, text)
    }
  }

  func testAnAssignmentIsNoComparison() throws {
    try assert(
      "name",
      isSoIn: ["name = 3", "name += 3", "name! = 3", "name = // three\n 3", "name? = 3"],
      notIn: ["f(name == 3)", "f(name != 3)", "f(name >= 3)", "f(name!=3)", "f(name ~= 3)"]
    ) { $1.isAssigned }
  }

  func testTheOtherSideOfAComparisonIsFound() throws {
    try assert(
      "name", isSoIn: ["f(name > 10_000)", "f(name>10_000)", "f(name > /* many */ 10_000)"],
      notIn: []
    ) { $0.comparedNumber($1)?.number == 10_000 }
    try assert(
      "name", isSoIn: ["f(name > other)", "f(name + 3)", "f(name = 3)", "name(3)"], notIn: []
    ) { $0.comparedNumber($1) == nil }
  }

  func testACallIsComparedOnEitherSide() throws {
    try assert(
      "now", isSoIn: ["f(due <= now())", "f(now() > due)", "f(now { 3 } == due)"],
      notIn: ["f(now())", "f { () -> Int in now() }", "f(due - now())"]
    ) { $0.isCompared($1) }
  }

  func testOperatorsInsideOfTextsAndMarksBehindNamesAreNone() throws {
    let text = #"f(a + "b + c" + d?.e ?? -1 /* + */ , g="h"+i)"#
    let file = try code(text)
    XCTAssertEqual(
      file.signs.operators(in: 0..<text.utf8.count).map(String.init), ["+", "+", "??", "=", "+"])
  }

  func testABracketInATextOpensNothing() throws {
    let list = try chain("title", in: #"f(rows[names[")"]].title)"#)
    XCTAssertEqual(list.chain.names, ["rows", "title"])
    let made = try chain("text", in: #"f(Words(mark: ")").text)"#)
    XCTAssertEqual(made.chain.names, ["Words", "text"])
  }

  func testWhatIsMadeOrFoundIsGoneOnFrom() throws {
    try assert(
      "make",
      isSoIn: ["make().show", "make()?.show", "make()\n  // then\n  .show", "make { 3 }.show"],
      notIn: ["make()", "make() + show", "f(make(), .show)"]
    ) { $0.hasMember(after: $1) }
    for (text, isSo) in [
      (#""a".localized"#, true), ("\"a\"\n  .localized", true), ("a.b()", false),
    ] {
      let file = try code(text)
      XCTAssertEqual(try file.isOnText(XCTUnwrap(file.chains.last)), isSo, text)
    }
  }

  func testAnElementIsAssigned() throws {
    try assert(
      "cache", isSoIn: ["cache[key] = 3", "cache[key]! += 3", "cache[key] // here\n = 3"],
      notIn: ["f(cache[key] == 3)", "cache(key)", "cache[key].add()"]
    ) { $0.assignsElement(of: $1) }
  }

  func testAConditionOfAGuardIsKnownOverLines() throws {
    let text = """
      func f() {
        guard first,
          second else { third() }
        fourth()
      }
      """
    let file = try code(text)
    let guarded = file.chains.filter(file.isGuarded).map(\.lastName)
    XCTAssertEqual(guarded, ["first", "second"])
  }

  func testTheWordBeforeIsNoneBehindASign() throws {
    let (file, chain) = try chain(
      "kind", in: "switch /* by kind */ row.kind { default: f(row.kind) }")
    XCTAssertEqual(file.word(before: chain.range.lowerBound), "switch")
    XCTAssertNil(file.word(before: try XCTUnwrap(file.chains.last).range.lowerBound))
  }

  func testALogIsKnownByItsWords() {
    for name in [
      "print", "debugPrint", "NSLog", "os_log", "logger.warning", "Log.debug", "DDLogError",
      "Logger(subsystem: \"a\").error", "assertionFailure",
    ] {
      XCTAssertTrue(WordingReader.isLog(name), name)
    }
    for name in ["login", "dialog.show", "catalog", "blueprint", "rows.map { print($0) }"] {
      XCTAssertFalse(WordingReader.isLog(name), name)
    }
    XCTAssertTrue(WordingReader.isForDevelopers("fatalError"))
    XCTAssertFalse(WordingReader.isForDevelopers("assertive"))
  }
}
