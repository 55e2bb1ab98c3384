import Foundation
import TestSupport
import XCTest

/// Completions by real shells; help, man page and README must agree.
final class CompletionTests: XCTestCase {
  private var program: BuiltProgram!

  override func setUpWithError() throws {
    program = try BuiltProgram()
  }

  private func tool(_ name: String, _ arguments: String...) throws -> BuiltProgram.Result {
    let path = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let path else { throw NotTried.skip(name) }
    return try program.run(arguments, of: URL(fileURLWithPath: path))
  }

  private func words(_ typed: String...) throws -> [String] {
    try program.run(["__complete"] + typed).output.split(separator: "\n").map {
      String($0.split(separator: "\t")[0])
    }
  }

  func testCommandsOptionsValuesAndKatasAreCompleted() throws {
    XCTAssertEqual(try words("ne"), ["next", "new"])
    XCTAssertEqual(try words("help", "ne"), ["next", "new"])
    XCTAssertEqual(try words("next", "--q"), ["--quiet"])
    XCTAssertEqual(
      try words("review", "--format", ""),
      ["text", "json", "github", "sarif", "junit", "checkstyle"])
    XCTAssertEqual(try words("--color", "=", "al"), ["always"])
    XCTAssertEqual(try words("--color=al"), ["--color=always"])
    XCTAssertEqual(
      try words("open", "models/ch"), ["models/change-in-mvvm", "models/change-in-vip"])
    XCTAssertEqual(try words("reset", "hello/"), ["hello/hello-cycle"])
    XCTAssertEqual(try words("course", ""), ["init", "site"])
    XCTAssertEqual(try words("--course", "x", "ope"), ["open"])
    XCTAssertEqual(try words("open", "hello/hello-cycle", ""), [])
    XCTAssertEqual(try words("review", ""), [], "a path: the shell knows its files")
    XCTAssertEqual(try words("review", "--explain", "view-is"), ["view-is-held-weakly"])
  }

  private var load: String { "eval \"$('\(BuiltProgram.executable.path)' completions" }

  func testBashCompletes() throws {
    let output = try tool(
      "bash", "-c",
      load + """
         bash)"
        COMP_WORDS=(vipkata open presenter/ord); COMP_CWORD=2
        _vipkata vipkata; echo "${COMPREPLY[@]}"
        complete -p vipkata
        """
    ).output

    assertContains(output, "presenter/order-placed\n")
    assertContains(output, "complete -o default -F _vipkata vipkata")
  }

  func testZshCompletes() throws {
    let output = try tool(
      "zsh", "-fc",
      load + """
         zsh)"
        _describe() { print -l -- "${(@P)2}"; }
        words=(vipkata open presenter/ord); CURRENT=3
        _vipkata; print -- ${_comps[vipkata]}
        """
    ).output

    XCTAssertEqual(output, "presenter/order-placed:Words for an order\n_vipkata\n")
  }

  func testFishCompletes() throws {
    let output = try tool(
      "fish", "-c",
      "'\(BuiltProgram.executable.path)' completions fish | source\n"
        + "complete -C 'vipkata open presenter/ord'; complete -C 'vipkata nex'"
    ).output

    XCTAssertEqual(
      output.split(separator: "\n"),
      [
        "presenter/order-placed\tWords for an order",
        "next\tcheck the open kata; when it is green, go on to the next",
      ])
  }

  /// The first words of the lines below a title of a help page, without continuation lines.
  private func names(below title: String, in help: String) -> [String] {
    help.components(separatedBy: "\n\(title)\n").dropFirst().joined()
      .components(separatedBy: "\n\n")[0].split(separator: "\n")
      .filter { !$0.hasPrefix("   ") }.map { String($0.split(separator: " ")[0]) }
  }

  func testHelpCompletionsAndManPageNameTheSameCommandsAndOptions() throws {
    let help = try program.run("--help").output
    let man = try program.run("man").output.replacingOccurrences(of: "\\-", with: "-")
    let bold = man.split(separator: "\n").filter { $0.hasPrefix("\\fB") }
      .map { $0.dropFirst(3).prefix { !" ,\\".contains($0) } }.map(String.init)
    let commands = names(below: "Commands", in: help)
    let common = names(below: "Options of every command", in: help)
    XCTAssertTrue(commands.contains("next") && common.contains("--plain"), help)

    XCTAssertEqual(try words(""), commands)
    var expected: [String] = []
    for command in commands {
      let own = names(below: "Options", in: try program.run(command, "--help").output)
      XCTAssertEqual(try words(command, "-"), own + common, command)
      expected += [command] + own
    }
    XCTAssertEqual(bold, expected + common)
  }

  func testThePagesNameOnlyCommandsAndOptionsThatThereAre() throws {
    let pages = try PageCommandTests.pages.map {
      try String(contentsOf: BuiltProgram.repository.appendingPathComponent($0), encoding: .utf8)
    }.joined(separator: "\n")
    let commands = try words("")
    let common = try words("--")
    let options = Dictionary(
      uniqueKeysWithValues: try commands.map { ($0, try words($0, "--")) })
    for match in pages.matches(of: /(?:`|run )vipkata ([a-z]+|--[a-z]+)([^`\n]*)/) {
      let word = String(match.output.1)
      XCTAssertTrue((commands + common).contains(word), "\(match.output.0)")
      for option in match.output.2.matches(of: /--[a-z-]+/) {
        XCTAssertTrue(
          options[word]?.contains(String(option.output)) ?? true, "\(match.output.0)")
      }
    }
  }

  func testTheManPageIsRead() throws {
    let page = program.folder.appendingPathComponent("vipkata.1")
    try program.run("man").output.write(to: page, atomically: true, encoding: .utf8)

    let shown = try tool("groff", "-man", "-Tascii", "-ww", "-P-cbou", page.path)

    assertContains(shown.output, "--spoil")
    XCTAssertEqual(shown.errors, "", "groff has nothing to say against it")
  }
}
