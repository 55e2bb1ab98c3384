import Foundation
import XCTest

@testable import vipkata

final class ReviewFolderTests: FolderTestCase {
  private func code(at path: String) throws -> CodeToReview {
    try ReviewFolder(
      currentFolder: folder.url, environment: [:], libraries: SourceKitTests.libraries
    ).code(at: [path], part: nil)
  }

  func testSwiftFilesAreReadInOrderWithPathsFromHere() throws {
    try folder.write("class B {}", to: "App/B.swift")
    try folder.write("class A {}", to: "App/A/A.swift")
    try folder.write("no Swift", to: "App/README.md")
    let code = try code(at: "App")
    XCTAssertEqual(code.files.map(\.path), ["App/A/A.swift", "App/B.swift"])
    XCTAssertEqual(code.files.map { $0.tree.nodes.first?.name }, ["A", "B"])
  }

  func testOneFileMayBeNamed() throws {
    try folder.write("class A {}", to: "A.swift")
    XCTAssertEqual(try code(at: "A.swift").files.map(\.path), ["A.swift"])
  }

  func testForeignCodeIsLeftOut() throws {
    for name in ["Pods", ".build", "Carthage", "VIP.xctemplate", "DerivedData"] {
      try folder.write("class X {}", to: "\(name)/X.swift")
    }
    try folder.write("class A {}", to: "A.swift")
    XCTAssertEqual(try code(at: ".").files.map(\.path), ["A.swift"])
  }

  func testACircleOfLinksEnds() throws {
    try folder.write("class A {}", to: "App/A.swift")
    try folder.link("App/again", to: folder.url)
    XCTAssertEqual(try code(at: "App").files.count, 1)
  }

  func testWhatIsNotUTF8IsTold() throws {
    try folder.write("class A {}", to: "A.swift")
    try folder.write(Data([0x66, 0xFF, 0xFE]), to: "B.swift")
    let code = try code(at: ".")
    XCTAssertEqual(code.files.map(\.path), ["A.swift"])
    XCTAssertEqual(
      code.unread, [UnreadFile(path: "B.swift", reason: "it is not UTF-8; save it as UTF-8")])
  }

  func testASyntaxErrorIsToldAndTheRestRead() throws {
    try folder.write(
      "class CartInteractor: CartBusinessLogic {}\nfunc (\n", to: "CartInteractor.swift")
    let report = VIPReview().report(on: try code(at: ".").files)
    XCTAssertEqual(report.scenes.map(\.name), ["Cart"])
    XCTAssertEqual(report.unread.map(\.line), [2])
  }

  func testSettingsAreFoundAtTheRootOrAbove() throws {
    try folder.write("class A {}", to: "App/Scenes/A.swift")
    try folder.write(
      #"{"off": ["presenter-is-pure"], "roles": {"LoginBrain": "interactor"}, "#
        + #""through": {"*Bus": "view"}}"#,
      to: ".vipkata-review.json")
    let settings = try code(at: "App/Scenes").settings
    XCTAssertEqual(settings.rules.count, ReviewRule.everywhere.count - 1)
    XCTAssertFalse(settings.rules.contains("presenter-is-pure"))
    XCTAssertEqual(settings.roles, ["LoginBrain": .interactor])
    XCTAssertEqual(settings.through, ["*Bus": .view])
  }

  func testAMistakeInTheSettingsIsNamed() throws {
    try folder.write("class A {}", to: "A.swift")
    for (text, said) in [
      (
        "{\n\"off\": [\"presenter-is-sure\"]}",
        ":2: \"off\" names the rule presenter-is-sure, which does not exist: "
          + "did you mean presenter-is-pure?"
      ),
      (
        #"{"off": ["be-nice"]}"#,
        #":1: "off" names the rule be-nice, which does not exist: "#
          + "`vipkata review --rules` lists them."
      ),
      (
        #"{"roles": {"A": "boss"}}"#,
        #":1: "roles" names the role boss, which does not exist: the roles are "#
          + Role.allCases.map(\.rawValue).joined(separator: ", ") + "."
      ),
      (
        "{\"off\": [\"presenter-is-pure\"],\n\"note\": [\"presenter-is-pure\"]}",
        #":2: "note" names presenter-is-pure, which "off" names too: remove one of them."#
      ),
      (#"{"of": []}"#, #":1: it has the unknown key "of": did you mean "off"?"#),
      (
        #"{"roles": {"A": "presentor"}}"#,
        #":1: "roles" names the role presentor, which does not exist: did you mean presenter?"#
      ),
      (
        #"{"through": {"A": "viev"}}"#,
        #":1: "through" names the role viev, which does not exist: did you mean view?"#
      ),
      (
        "{\"folders\": {\n\"Old\": {\n\"of\": []}}}",
        #":3: the folder "Old" has the unknown key "of": did you mean "off"?"#
      ),
      (
        "{\"folders\":\n{\"Odl\": {\"off\": []}}}",
        #":2: there is no folder "Odl". Paths begin at the folder of this file."#
      ),
      (
        "{\"folders\": {\n\"App/\": {},\n\"./App\": {}}}",
        #":3: it has one folder twice, as "App/" and "./App": remove one of them."#
      ),
      (
        #"{"outside": [""]}"#,
        #":1: "outside" has an empty name: write a name, or take it out."#
      ),
      (
        #"{"through": {" ": "view"}}"#,
        #":1: "through" has an empty name: write a name, or take it out."#
      ),
      (#"{"roles": ["A"]}"#, #":1: "roles" must be an object of names and their roles."#),
      ("{\"off\": [],\n\"off\": []}", #":2: it has "off" twice: remove one of them."#),
      (
        "{\"off\": [],}",
        " is not JSON: see line 1, column 11. "
          + #"Write JSON such as {"off": ["RULE"], "roles": {"TYPE": "interactor"}}."#
      ),
      (
        "[",
        " is not JSON: it ends too early, at line 1. "
          + #"Write JSON such as {"off": ["RULE"], "roles": {"TYPE": "interactor"}}."#
      ),
    ] {
      try folder.write(text, to: ".vipkata-review.json")
      XCTAssertEqual(told(try code(at: "."))?.inOneLine, ".vipkata-review.json" + said, text)
    }
  }

  func testSettingsThatLeaveNothingSaySo() throws {
    try folder.write("class A {}", to: "App/A.swift")
    try folder.write(#"{"exclude": ["App"]}"#, to: ".vipkata-review.json")
    XCTAssertEqual(
      told(try code(at: "App"))?.inOneLine,
      "The settings leave out every Swift file of \"App\". "
        + "See `include` and `exclude` in .vipkata-review.json.")
  }

  func testWhatIsLeftOutIsNotRead() throws {
    for name in ["App/Old/A.swift", "App/B.swift", "Tools/C.swift"] {
      try folder.write("class X {}", to: name)
    }
    try folder.write("// Generated using Sourcery\nclass D {}", to: "App/D.swift")
    try folder.write(
      #"{"include": ["App/*"], "exclude": ["*/Old/*"]}"#, to: ".vipkata-review.json")
    XCTAssertEqual(try code(at: ".").files.map(\.path), ["App/B.swift"])
    try folder.write(#"{"exclude": ["App/Old", "Tools"]}"#, to: ".vipkata-review.json")
    XCTAssertEqual(try code(at: ".").files.map(\.path), ["App/B.swift"])
  }

  func testAPathMayBeSpeltInAnyWay() throws {
    for name in ["App/Old/A.swift", "App/B.swift"] { try folder.write("class X {}", to: name) }
    for pattern in ["App/Old/", "./App/Old", "*/Old", "*/Old/", "App//Old/*"] {
      for (key, left) in [("include", "App/Old/A.swift"), ("exclude", "App/B.swift")] {
        try folder.write("{\"\(key)\": [\"\(pattern)\"]}", to: ".vipkata-review.json")
        let code = try code(at: ".")
        XCTAssertEqual(code.files.map(\.path), [left], "\(key) \(pattern)")
        XCTAssertEqual(code.settings.strayPaths, [])
      }
    }
  }

  func testPathsThatAreNotThereAreTold() throws {
    try folder.write("class A {}", to: "App/A.swift")
    try folder.write(
      #"{"include": ["App", "Ap"], "exclude": ["App/Odl", "*/Old/*", "*/Lib"], "folders": {"*/New": {}}}"#,
      to: ".vipkata-review.json")
    try folder.write("class L {}", to: "More/Lib/L.swift")
    XCTAssertEqual(
      try code(at: "App").settings.strayPaths, ["Ap", "App/Odl", "*/Old/*", "*/New"],
      "*/Lib is elsewhere in the project")
  }

  func testFoldersHaveRulesOfTheirOwnByTheirPathsFromHere() throws {
    for name in ["App/A.swift", "App/Old/B.swift"] { try folder.write("class A {}", to: name) }
    try folder.write(
      #"{"note": ["models-are-values"], "folders": {"./Old": {"off": ["presenter-is-pure"]}, "Ol*r": {"off": ["no-view-model-class"]}}}"#,
      to: "App/.vipkata-review.json")
    let settings = try code(at: "App").settings
    XCTAssertEqual(settings.severity(of: "models-are-values", in: "App/A.swift"), .note)
    XCTAssertNil(settings.severity(of: "presenter-is-pure", in: "App/Old/A.swift"))
    XCTAssertEqual(settings.severity(of: "presenter-is-pure", in: "App/Older.swift"), .warning)
    XCTAssertNil(settings.severity(of: "no-view-model-class", in: "App/Older/A.swift"))
  }

  func testAFolderMayBeAllOfItAFileOrInAnother() throws {
    for name in ["App/A.swift", "App/Old/B.swift"] { try folder.write("class A {}", to: name) }
    let rule = "presenter-is-pure"
    for (text, severities) in [
      (#""folders": {".": {"off": ["presenter-is-pure"]}}"#, [nil, nil]),
      (#""folders": {"App": {"off": ["presenter-is-pure"]}}"#, [nil, nil]),
      (#""folders": {"App/A.swift": {"off": ["presenter-is-pure"]}}"#, [nil, .warning]),
      (
        #""folders": {"App": {"off": ["presenter-is-pure"]}, "App/Old": {"note": ["presenter-is-pure"]}}"#,
        [nil, .note]
      ),
      (
        #""off": ["presenter-is-pure"], "folders": {"App/Old": {"note": ["presenter-is-pure"]}}"#,
        [nil, .note]
      ),
    ] as [(String, [Finding.Severity?])] {
      try folder.write("{\(text)}", to: ".vipkata-review.json")
      for here in ["", "App"] {
        let settings = try ReviewFolder(
          currentFolder: folder.url.appendingPathComponent(here), environment: [:],
          libraries: SourceKitTests.libraries
        ).code(at: ["."], part: nil).settings
        let files = ["App/A.swift", "App/Old/B.swift"].map { $0.dropFirst(here.isEmpty ? 0 : 4) }
        XCTAssertEqual(
          files.map {
            settings.rules.contains(rule) ? settings.severity(of: rule, in: String($0)) : nil
          }, severities, "\(text) from \(here)")
      }
    }
  }
}
