import Foundation
import XCTest

@testable import vipkata

final class ManifestFileTests: XCTestCase {
  private func manifest(_ text: String) throws -> Manifest {
    try ManifestFile.manifest(
      from: Data(text.utf8), of: "01-stage/01-kata")
  }

  /// The finding's line and message.
  private func finding(_ data: Data) -> String {
    do {
      _ = try ManifestFile.manifest(
        from: data, of: "01-stage/01-kata")
      return "none"
    } catch let problem as CourseProblem {
      XCTAssertEqual(problem.check, .manifest)
      XCTAssertEqual(problem.kata, "01-stage/01-kata")
      XCTAssertEqual(problem.file, "Katas/01-stage/01-kata/kata.json")
      return "\(problem.line.map(String.init) ?? "-"): \(problem.message)"
    } catch {
      return "\(error)"
    }
  }

  private func finding(_ text: String) -> String { finding(Data(text.utf8)) }

  /// The finding for a manifest with these lines between title and end.
  private func finding(line: String) -> String {
    finding("{\n\"title\": \"T\", \"module\": \"Login\",\n\(line)\n}")
  }

  func testTitleAndModuleAreEnough() throws {
    let manifest = try manifest(#"{"title": "Validate", "module": "Login2"}"#)

    XCTAssertEqual(manifest, Manifest(title: "Validate", module: "Login2"))
    XCTAssertEqual(manifest.kind, .code)
    XCTAssertEqual(manifest.minutes, 10)
    XCTAssertEqual(manifest.testSeconds, 10)
    XCTAssertEqual(manifest.reveal, .failing)
    XCTAssertTrue(manifest.starterBuilds)
  }

  func testEveryKeyIsRead() throws {
    let manifest = try manifest(
      #"""
      {"title": "Line\nbreak \u001b \\ 🎓 \u2028", "module": "Login2", "kind": "tests",
       "minutes": 8, "points": 25, "teaches": ["R1"], "learned": "\t\"quoted\"",
       "edit": ["A b.swift", "Sub/É.swift"], "support": ["KataUI", "KataNet"],
       "play": "Screen()", "carries": "a.b/é", "carriesTests": "all is new", "rules": ["r-1"],
       "withholds": ["r-2"], "postpones": ["r-3"], "allows": ["r-4"], "reveal": "never",
       "testSeconds": 2, "environment": {"RUNALL": "true", "A": "\"b\" / é"},
       "starterBuilds": false,
       "harmless": {"A.swift: in a(_:), \"x\" is not set": "\\ é"},
       "mutants": {"b": {"says": "y", "breaks": ["r-1"]},
                   "a \"b\"": {"says": "x", "fails": ["testA"], "got": "7f"}}}
      """#)

    XCTAssertEqual(manifest, Seeds.fullManifest)
  }

  func testVariablesOfTheToolsAreRefused() {
    for name in ["PATH", "HOME", "SWIFT_EXEC", "DYLD_INSERT_LIBRARIES", "LD_PRELOAD", "XCTEST"] {
      XCTAssertEqual(
        finding(line: "\"environment\": {\"\(name)\": \"x\"}"),
        "3: \"environment\" sets \(name), which the tools need as it is: use another name, such "
          + "as KATA_\(name).")
    }
    XCTAssertEqual(
      finding(line: "\"environment\": {\"A=B\": \"x\"}"),
      "3: \"environment\" names \"A=B\", which is not a variable's name.")
    XCTAssertEqual(
      finding(line: "\"environment\": {\"RUNALL\": true}"),
      "3: \"environment\" must be an object of texts, such as { \"RUNALL\": \"true\" }.")
  }

  func testBrokenJSONIsFoundAtItsLineAndColumn() {
    XCTAssertEqual(
      finding("{\n  \"title\": \"T\",\n  \"module\": Login\n}"),
      "3: kata.json is not JSON: see line 3, column 13.")
    XCTAssertEqual(
      finding("{\r\n  \"title\": \"T\"\r\n  \"module\": \"Login\"\r\n}"),
      "3: kata.json is not JSON: see line 3, column 3.")
    XCTAssertEqual(
      finding("{\n  \"title\": \"T\",\n  \"module\": \"Login\"\n"),
      "4: kata.json is not JSON: it ends too early, at line 4.")
    XCTAssertEqual(
      finding(
        "{\n  \"title\": \"T, ]\",\n  \"edit\": [\"A.swift\", ],\n  \"module\": \"Login\"\n}"),
      "3: kata.json is not JSON: see line 3, column 21.")
    XCTAssertEqual(finding(""), "1: kata.json is not JSON: it ends too early, at line 1.")
    XCTAssertEqual(
      finding("{\"title\": \"line\nbreak\"}"), "1: kata.json is not JSON: see line 1, column 16.")
    XCTAssertEqual(
      finding(Data([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
      "-: kata.json is not JSON: the file is not UTF-8.")
  }

  func testDeeplyNestedJSONIsRefusedWithoutACrash() {
    let text = String(repeating: "[", count: 100_000)
    XCTAssertEqual(finding(text), "1: kata.json is not JSON: see line 1, column 514.")
  }

  func testAnythingButAnObjectIsRefused() {
    for text in ["[]", "\"text\"", "7", "null"] {
      XCTAssertEqual(
        finding(text), "1: kata.json must hold one object: { \"title\": … }.", text)
    }
  }

  func testAnUnknownKeyGetsTheNearestRealOne() {
    XCTAssertEqual(
      finding(line: "\"minuts\": 8"),
      "3: kata.json has the unknown key \"minuts\": did you mean \"minutes\"?")
    XCTAssertEqual(
      finding(line: "\"x\": {}"),
      "3: kata.json has the unknown key \"x\": the keys are title, module, kind, minutes, "
        + "points, teaches, learned, edit, support, play, carries, carriesTests, rules, "
        + "withholds, postpones, allows, reveal, testSeconds, environment, starterBuilds, harmless, mutants."
    )
    XCTAssertEqual(
      finding(line: "\"mutants\": {\n\"m\": {\n\"says\": \"m\",\n\"fail\": []}}"),
      "6: the mutant \"m\" has the unknown key \"fail\": did you mean \"fails\"?")
  }

  func testAKeyThatStandsTwiceIsFoundAtTheSecond() {
    XCTAssertEqual(
      finding(
        line: #"""
          "minutes": 8,
          "learned": "{,\"minutes\": 9}",
          "minut\u0065s": 9
          """#), "5: kata.json has the key \"minutes\" twice: remove one of them.")
    XCTAssertEqual(
      finding(
        line: """
          "mutants": {"m": {"says": "m"},
          "n": {"says": "n"},
          "m": {"says": "o"}}
          """), "5: kata.json has the key \"m\" twice: remove one of them.")
  }

  func testWhatIsMissingIsNamed() {
    XCTAssertEqual(
      finding(#"{"module": "Login"}"#),
      "-: \"title\" is missing: every kata needs it, with a text.")
    XCTAssertEqual(
      finding("{\"title\": \"T\",\n\"module\": \" \"}"),
      "2: \"module\" is missing: every kata needs it, with a text.")
    XCTAssertEqual(
      finding(line: "\"mutants\": {\n\n\"m\": {}}"),
      "5: the mutant \"m\": \"says\" is missing: every mutant needs it, with a text.")
  }

  func testAValueOfTheWrongKindIsNamedWithTheRightOne() {
    let lines = [
      "\"minutes\": \"8\"": "\"minutes\" must be a whole number.",
      "\"minutes\": 8.5": "\"minutes\" must be a whole number.",
      "\"minutes\": true": "\"minutes\" must be a whole number.",
      "\"minutes\": 0": "\"minutes\" must be from 1 to 600.",
      "\"points\": -1": "\"points\" must be from 0 to 1000.",
      "\"testSeconds\": 601": "\"testSeconds\" must be from 1 to 600.",
      "\"starterBuilds\": 1": "\"starterBuilds\" must be true or false.",
      "\"harmless\": []": "\"harmless\" must be an object of texts, each a break's reason.",
      "\"kind\": \"test\"": "\"kind\" must be one of \"code\", \"tests\", not \"test\".",
      "\"reveal\": \"all\"":
        "\"reveal\" must be one of \"failing\", \"never\", \"always\", not \"all\".",
      "\"teaches\": \"R1\"": "\"teaches\" must be a list of texts.",
      "\"edit\": [1]": "\"edit\" must be a list of file names.",
      "\"learned\": null": "\"learned\" must be a text.",
      "\"carries\": \"first\"":
        "\"carries\" must be a kata's id such as \"models/first-request\", not \"first\".",
      "\"carriesTests\": false":
        "\"carriesTests\" must be a text that says why the tests are not carried.",
      "\"mutants\": []": "\"mutants\" must be an object.",
      "\"mutants\": {\"m\": 1}":
        "the mutant \"m\" must be an object: { \"says\": …, \"fails\": […] }.",
      "\"mutants\": {\"m\": {\"says\": \"m\", \"fails\": \"testA\"}}":
        "the mutant \"m\": \"fails\" must be a list of test names.",
    ]
    for (line, message) in lines {
      XCTAssertEqual(finding(line: line), "3: \(message)")
    }
  }

  func testNoNameLeadsOutOfTheKatasFolder() {
    for path in ["../A.swift", "/etc/passwd", "a/../../A.swift", "./A.swift", "a//A.swift", ""] {
      XCTAssertEqual(
        finding(line: "\"edit\": [\"\(path)\"]"),
        "3: \"edit\" names \"\(path)\", which is not a path in the kata's folder: name a file that is there."
      )
    }
    for name in ["..", "../x", "a/b", ".", ""] {
      XCTAssertEqual(
        finding(line: "\"mutants\": {\"\(name)\": {\"says\": \"m\"}}"),
        "3: the mutant \"\(name)\" must be named like its folder under Mutants.")
    }
    XCTAssertEqual(
      finding(line: "\"support\": [\"../KataUI\"]"),
      "3: \"support\" names \"../KataUI\", which is not a module name.")
  }

  func testAModuleMustBeASwiftName() {
    for name in ["2Login", "Log in", "Log-in", "Lögin", "Login\\\"", "../Login"] {
      let shown = name.replacingOccurrences(of: "\\\"", with: "\"")
      XCTAssertEqual(
        finding("{\"title\": \"T\",\n\"module\": \"\(name)\"}"),
        "2: \"module\" must be a Swift name such as \"Login\", not \"\(shown)\".")
    }
    for name in ["class", "XCTest"] {
      XCTAssertEqual(
        finding("{\"title\": \"T\",\n\"module\": \"\(name)\"}"),
        "2: \"module\" cannot be \"\(name)\", which is Swift's own name.")
    }
  }
}
