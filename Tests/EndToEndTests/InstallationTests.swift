import Foundation
import XCTest

/// `install.sh`: what is there afterwards, what it works without, and what is left in the end.
final class InstallationTests: XCTestCase {
  private func files(below folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)
    return (names?.allObjects as? [String] ?? []).sorted()
  }

  func testItWorksWithoutTheCloneFromAPathWithSpaces() throws {
    let clone = try Clone()
    let installed = try clone.type("./install.sh --prefix '../it''s here' 2>&1")
    defer { _ = try? clone.type("rm -rf '../it''s here'") }
    XCTAssertEqual(installed.status, 0, installed.output)

    let result = try clone.type(
      "rm -rf Katas Solutions Sources && mkdir -p else/where && cd else/where"
        + " && '../../../it''s here/bin/vipkata' next")

    XCTAssertEqual(result.status, 1, result.errors)
    assertContains(result.output, "hello/hello-cycle")
    assertContains(result.output, "testTheCycleEndsOnTheView")
    let scene = try clone.type(
      "'../it''s here/bin/vipkata' scene Checkout --purpose hub --data input --navigation tab")
    XCTAssertEqual(scene.status, 0, scene.errors)
  }

  func testItsCourseIsTheInstalledOne() throws {
    let clone = try Clone()
    _ = try clone.type("./install.sh")
    let brief = clone.home.appendingPathComponent(
      ".local/share/vipkata/Katas/00-hello/01-hello-cycle/README.md")
    try Data("# The installed brief\n".utf8).write(to: brief)

    let result = try clone.type("rm -rf Katas && vipkata brief hello-cycle")

    assertContains(result.output, "# The installed brief")
  }

  func testUninstallingLeavesWhatWasThereBefore() throws {
    let clone = try Clone()
    let local = clone.home.appendingPathComponent(".local")
    _ = try clone.type(
      "mkdir -p ~/.local/bin ~/.local/share/fish && touch ~/.local/bin/other ~/.local/share/fish/x")
    let before = files(below: local)
    _ = try clone.type("./install.sh")
    _ = try clone.type("./install.sh")
    XCTAssertTrue(files(below: local).contains("share/vipkata/Katas/README.md"))

    let result = try clone.type("./install.sh --uninstall")

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(files(below: local), before)
    XCTAssertEqual(try clone.type("./install.sh --uninstall").status, 2)
  }

  func testSomebodyElsesProgramIsNotReplaced() throws {
    let clone = try Clone()
    _ = try clone.type("mkdir -p ~/.local/bin && echo mine > ~/.local/bin/vipkata")

    let result = try clone.type("./install.sh")

    XCTAssertEqual(result.status, 2)
    assertContains(result.errors, "was not installed by this script")
    XCTAssertEqual(try clone.type("cat ~/.local/bin/vipkata").output, "mine\n")
  }

  func testAMistypedOptionInstallsNothing() throws {
    let clone = try Clone()

    for line in ["./install.sh --prefx x", "./install.sh --prefix", "HOME= ./install.sh"] {
      XCTAssertEqual(try clone.type(line).status, 2, line)
    }
    XCTAssertEqual(files(below: clone.home), [])
  }
}
