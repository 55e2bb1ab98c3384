import Foundation

/// The commands about the program itself.
extension CommandTable {
  static let program = [
    Command(
      names: ["completions"], operands: "SHELL", formats: [.text],
      summary: "print a script that completes commands and katas in bash, zsh or fish",
      details: """
        For bash and zsh: eval "$(vipkata completions bash)", with the shell's own name;
        for fish: vipkata completions fish | source.
        """,
      run: {
        let isInstalled = Paths.program == "vipkata"
        let script = CompletionScript(executable: isInstalled ? nil : Paths.executable.path)
        $0.terminal.write(try script.text(for: $0.operands[0]) + "\n")
      }),
    Command(
      names: ["man"], formats: [.text], summary: "print the man page (vipkata man | man -l -)",
      run: { $0.terminal.write(ManPage().text) }),
    Command(
      names: ["doctor"],
      options: [
        CommandOption("--vscode", "write tasks for VS Code into the workspace")
      ],
      summary: "check toolchain, course and workspace, and say how to fix them",
      run: {
        $0.has("--vscode")
          ? $0.overview.setUp()
          : $0.overview.examine()
      }),
    Command(
      names: ["help"], operands: "[COMMAND]", formats: [.text],
      summary: "show this page, or a command's help",
      run: {
        let command = try $0.operands.first.map { try Arguments.command($0) }
        $0.terminal.display(HelpPage(program: Paths.program).page(for: command))
      }),
  ]
}
