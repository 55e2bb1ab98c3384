import Foundation
import TestSupport
import XCTest

/// Types each command that a page prints, in the page's own words.
final class PageCommandTests: XCTestCase {
  static let pages = [
    "README.md", "CONTRIBUTING.md", "SECURITY.md", "Katas/README.md", "Katas/Shell-and-editor.md",
    "Katas/Workshop/README.md", "Katas/Templates/README.md", "Packaging/README.md",
  ]

  private func text(_ page: String) throws -> String {
    try String(
      contentsOf: BuiltProgram.repository.appendingPathComponent(page), encoding: .utf8)
  }

  /// The lines after `$` in the page's console blocks.
  private func commands(of page: String) throws -> [String] {
    try Transcript.blocks(in: text(page)).filter { $0.language == "console" }
      .flatMap(\.steps).map(\.command)
  }

  func testEachCommandOfAPageRunsInTheOrderOfThePage() throws {
    print("in small here: swift build and test (another package), Tests/Benchmarks/run and")
    print(".ci/run (nothing is measured or built), docker run (this machine, a bare environment)")
    // `DocumentationTests` follows that guide word for word.
    for page in Sample.of(Self.pages.filter { $0 != "Katas/README.md" }, every: 7) {
      let clone = try clone()
      for command in try commands(of: page) {
        guard !command.hasPrefix("docker run") else {
          try typeInTerminal(command, clone)
          continue
        }
        if command == ".ci/run" { try prepareForChecks(clone) }
        if command.contains("--since") { try commit("Sources", in: clone) }
        let result = try clone.type(command)
        // 1 means red, as the first kata is before anybody has changed it.
        XCTAssertTrue(
          result.status == 0 || result.status == 1 && command.contains("vipkata "),
          "\(page): \(command)\n\(result.output)\(result.errors)")
        if command.contains("--filter") {
          assertContains(result.output + result.errors, "Executed 1 test,")
          try assertTestExists(command)
        }
        if command == ".ci/run" { assertContains(result.output, "hello/hello-cycle is green") }
      }
    }
  }

  func testTheWorkflowForAllSystemsRunsTheCommandsOfThePages() throws {
    let workflow = try YAML.documents(".github/workflows/ci.yml")[0]
    let job = try XCTUnwrap((workflow["jobs"] as? [String: [String: Any]])?["test"])
    let matrix = (job["strategy"] as? [String: Any])?["matrix"] as? [String: [[String: String]]]
    let rows = matrix?["include"]?.map { "\($0["system"] ?? "") \($0["swift"] ?? "")" }
    let versions = ["6.0", "6.1", "6.2", "6.3"]
    XCTAssertEqual(
      rows,
      versions.map { "ubuntu-24.04 \($0)" } + versions.dropLast().map { "macos-15 \($0)" }
        + ["macos-26 6.3"])
    let steps = try XCTUnwrap(job["steps"] as? [[String: Any]])
    let runs = steps.compactMap { $0["run"] as? String }
    let pages = try Self.pages.flatMap(commands)
    for command in ["swift build", "swift run vipkata next", "swift test"] {
      XCTAssertTrue(pages.contains(command))
      assertContains(runs.joined(separator: "\n"), command)
    }

    let clone = try clone()
    // Commands that a page has typed are not run again.
    for run in runs where !["swift build", "swift test"].contains(run) {
      let result = try clone.type("set -e\n\(run)")
      XCTAssertEqual(result.status, 0, "\(run)\n\(result.output)\(result.errors)")
    }
  }

  /// A clone with small replacements for what takes long or is not available here.
  private func clone() throws -> Clone {
    let clone = try Clone()
    try clone.makeSmallPackage(
      tests: [
        "AnswersTests.testEachAnswerIsAsItWasKept",
        "CommandLineTests.testAfterTwoDashesNoWordIsAnOption",
        "PictureTests.testTheLoop",
      ])
    try clone.add("apt-get", "exit 0")
    // The benchmark's script is run, but not the program that measures.
    try clone.add(
      "swiftc",
      """
      until [ $# -eq 0 ] || [ "$1" = -o ]; do shift; done
      [ $# -eq 0 ] || { printf '#!/bin/sh\\n' >"$2"; chmod +x "$2"; }
      """)
    try clone.add("docker", Self.docker)
    return clone
  }

  /// A commit, and proofs of the course and of a release that only say that they ran.
  private func prepareForChecks(_ clone: Clone) throws {
    let made = try clone.type(
      """
      rm Tests && mkdir -p Tests/Course Tests/Packages Tests/Whole
      ln -s '\(BuiltProgram.repository.path)/Tests'/* Tests 2>/dev/null
      printf '#!/bin/sh\\necho walked\\n' | tee Tests/{Course,Whole,Packages}/run >/dev/null &&
        chmod +x Tests/{Course,Whole,Packages}/run
      """)
    XCTAssertEqual(made.status, 0, made.errors)
    try commit(".ci Katas Solutions Sources Tests", in: clone)
  }

  private func commit(_ names: String, in clone: Clone) throws {
    let made = try clone.type(
      """
      git init -q && git add \(names) &&
        git -c user.name=me -c user.email=me@example.org commit -qm clone
      """)
    XCTAssertEqual(made.status, 0, made.errors)
  }

  /// What docker would do with the arguments: change to the folder, and run the command with a bare
  /// environment. No image is fetched.
  private static let docker = #"""
    [ "$1" = run ] && shift || exit 125
    while :; do
      case $1 in
        --rm | -it) ;;
        -v) host=${2%:*} inside=${2##*:}; shift ;;
        -w) place=$2; shift ;;
        swift:[0-9]*) shift; break ;;
        *) echo "docker does not know $1" >&2; exit 125 ;;
      esac
      shift
    done
    [ "$place" = "$inside" ] && cd "$host" || exit 125
    exec env -i HOME="$HOME" PATH="$PATH" TERM="$TERM" VIPKATA_AHEAD=off "$@"
    """#

  private func typeInTerminal(_ command: String, _ clone: Clone) throws {
    let terminal = try PseudoTerminal()
    defer { if terminal.child > 0 { kill(terminal.child, SIGKILL) } }
    clone.program.environment["TERM"] = "xterm"
    try terminal.start(
      URL(fileURLWithPath: "/bin/bash"),
      ["-c", "cd '\(clone.program.folder.path)' && \(command)"],
      environment: clone.program.environment)
    try terminal.wait(for: "4 of 4 tests fail")
    terminal.press("q")
    XCTAssertEqual(terminal.waitForEnd(), 0, command)
  }

  func testTheContainerForEditorsIsThatOfTheRecipe() throws {
    let file = BuiltProgram.repository.appendingPathComponent(".devcontainer/devcontainer.json")
    let container = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let image = try XCTUnwrap(container["image"] as? String)
    let docker = try commands(of: "README.md").filter { $0.hasPrefix("docker run") }

    XCTAssertEqual(docker.map { $0.contains(" \(image) ") }, [true])
    XCTAssertEqual(container["remoteUser"] as? String, "root", "the image has no other user")
    assertContains(container["postCreateCommand"] as? String ?? "", "procps")
    let editors = container["customizations"] as? [String: [String: [String]]]
    XCTAssertEqual(editors?["vscode"]?["extensions"], ["swiftlang.swift-vscode"])
  }

  func testPagesLinkToWhatIsThere() throws {
    for page in Self.pages + ["ARCHITECTURE.md"] {
      let folder = BuiltProgram.repository.appendingPathComponent(page).deletingLastPathComponent()
      for match in try text(page).matches(of: /\]\(([^)#:]+)[^):]*\)/) {
        let file = folder.appendingPathComponent(String(match.output.1))
        XCTAssertTrue(
          FileManager.default.fileExists(atPath: file.path), "\(page): \(match.output.1)")
      }
    }
  }

  private func assertTestExists(_ command: String) throws {
    let name = try XCTUnwrap(command.split(separator: " ").last).split(separator: ".")
    let tests = BuiltProgram.repository.appendingPathComponent("Tests/EndToEndTests")
    let file = tests.appendingPathComponent("\(name[0]).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    if name.count > 1 { assertContains(text, "func \(name[1])(") }
  }
}
