import Foundation
import TestSupport
import XCTest

/// `install.sh`: what it installs, what it does without, and what it leaves in the end.
final class InstallationTests: XCTestCase {
  /// One clone for tests that do not change it, with a new home for each.
  nonisolated(unsafe) private static var kept: Clone?

  private func untouched() throws -> Clone {
    let clone = try Self.kept ?? Clone()
    Self.kept = clone
    try FileManager.default.removeItem(at: clone.home)
    try FileManager.default.createDirectory(at: clone.home, withIntermediateDirectories: true)
    return clone
  }

  private func files(below folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)
    return (names?.allObjects as? [String] ?? []).sorted()
  }

  func testItWorksWithoutTheCloneFromAPathWithSpaces() throws {
    let clone = try Clone()
    let installed = try clone.type("./install.sh --prefix '../it''s here' 2>&1")
    defer { _ = try? clone.type("rm -rf '../it''s here'") }
    XCTAssertEqual(installed.status, 0, installed.output)
    try BuiltProgram.warm(clone.program.folder.appendingPathComponent("else/where/Workspace"))

    let result = try clone.type(
      "rm -rf Katas Solutions Sources && cd else/where"
        + " && '../../../it''s here/bin/vipkata' next")

    XCTAssertEqual(result.status, 1, result.errors)
    assertContains(result.output, "hello/hello-cycle")
    assertContains(result.output, "testTheCycleEndsOnTheView")
    let scene = try clone.type(
      "'../it''s here/bin/vipkata' scene Checkout --purpose hub --data input --navigation tab")
    XCTAssertEqual(scene.status, 0, scene.errors)
  }

  func testShellsCompleteWhatIsInstalledAndTheManPageLiesWhereManLooks() throws {
    let clone = try untouched()
    let prefix = "\(clone.program.folder.deletingLastPathComponent().path)/it s here"
    XCTAssertEqual(try clone.type("./install.sh --prefix '\(prefix)'").status, 0)
    defer { _ = try? clone.type("rm -rf '\(prefix)'") }
    clone.program.environment["PREFIX"] = prefix
    clone.program.environment["XDG_DATA_DIRS"] = "\(prefix)/share:/usr/share"
    let words = "vipkata open presenter/ord"
    func complete(_ shell: String, _ script: String) throws {
      guard try clone.type("command -v \(shell)").status == 0 else { throw NotTried.skip(shell) }
      let result = try clone.type("PATH=\"$PREFIX/bin:$PATH\" \(shell) \(script)")
      assertContains(result.output + result.errors, "presenter/order-placed")
    }

    try complete(
      "bash",
      """
      -c '. "$PREFIX/share/bash-completion/completions/vipkata"
      COMP_WORDS=(\(words)); COMP_CWORD=2; _vipkata vipkata; echo "${COMPREPLY[@]}"'
      """)
    try complete(
      "zsh",
      """
      -fc 'fpath=("$PREFIX/share/zsh/site-functions" $fpath); autoload -Uz compinit; compinit -u
      _describe() { print -l -- "${(@P)2}"; }
      words=(\(words)); CURRENT=3; $_comps[vipkata]'
      """)
    try complete("fish", "-c 'complete -C \"\(words)\"'")
    assertContains(
      try clone.type("head -1 \"$PREFIX/share/man/man1/vipkata.1\"").output, ".TH VIPKATA")

    XCTAssertEqual(try clone.type("./install.sh --uninstall --prefix '\(prefix)'").status, 0)
    XCTAssertEqual(files(below: URL(fileURLWithPath: prefix)), [])
  }

  func testOnMacOSTheProgramIsInstalledAsTheLinkerSignedIt() throws {
    let clone = try Clone()
    try clone.add("uname", "echo Darwin")
    try clone.add("strip", "touch stripped")

    let installed = try clone.type("./install.sh && [ ! -e stripped ]")

    XCTAssertEqual(installed.status, 0, installed.output + installed.errors)
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

  /// A program as Mint installs it, by `Package.resources`.
  func testAProgramAloneSaysHowToGetACourseAndTakesTheOneInItsFolder() throws {
    let clone = try Clone()
    let copied = try clone.type(
      "mkdir ~/alone && cp '\(BuiltProgram.executable.path)' ~/alone/ && rm -rf Katas")
    XCTAssertEqual(copied.status, 0, copied.errors)

    let alone = try clone.type("~/alone/vipkata list")
    XCTAssertEqual(alone.status, 2)
    assertContains(alone.errors, "Write one with `vipkata course init DIR`")

    let resources = try String(
      contentsOf: BuiltProgram.repository.appendingPathComponent("Package.resources"),
      encoding: .utf8)
    for name in resources.split(separator: "\n") {
      _ = try clone.type("cp -R '\(BuiltProgram.repository.path)/\(name)' ~/alone/")
    }
    let taken = try clone.type("~/alone/vipkata list && ~/alone/vipkata course init ~/mine")
    XCTAssertEqual(taken.status, 0, taken.errors)
    assertContains(taken.output, "hello-cycle")
    for file in [
      "Katas/README.md", "Solutions/01-models/04-entities-from-json/Others/a-wire-type/README.md",
    ] {
      XCTAssertTrue(files(below: clone.home).contains("mine/\(file)"), file)
    }
  }

  func testUninstallingLeavesWhatWasThereBefore() throws {
    let clone = try untouched()
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
    let clone = try untouched()
    _ = try clone.type("mkdir -p ~/.local/bin && echo mine > ~/.local/bin/vipkata")

    let result = try clone.type("./install.sh")

    XCTAssertEqual(result.status, 2)
    assertContains(result.errors, "was not installed by this script")
    XCTAssertEqual(try clone.type("cat ~/.local/bin/vipkata").output, "mine\n")
  }

  func testAMistypedOptionInstallsNothing() throws {
    let clone = try untouched()

    for line in ["./install.sh --prefx x", "./install.sh --prefix", "HOME= ./install.sh"] {
      XCTAssertEqual(try clone.type(line).status, 2, line)
    }
    XCTAssertEqual(files(below: clone.home), [])
  }
}
