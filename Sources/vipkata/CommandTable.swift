import Entities
import Scenes
import Workers

/// Every command and option, in the order of the help.
@MainActor
enum CommandTable {
  static let commonOptions = [
    CommandOption(
      name: "--course", value: "DIR",
      summary: "the Katas folder of a course (also VIPKATA_COURSE)"),
    CommandOption(
      name: "--workspace", value: "DIR",
      summary: "where your work is; default ./Workspace (also VIPKATA_WORKSPACE)"),
    CommandOption(
      name: "--format", value: "FORMAT", summary: "text, or json for programs: one object"),
    CommandOption(
      name: "--color", value: "WHEN", choices: StyleSupport.ColorChoice.allCases.map(\.rawValue),
      summary: "auto, always or never (also NO_COLOR, CLICOLOR_FORCE)"),
    CommandOption(
      name: "--plain", summary: "sentences for a screen reader: nothing is drawn or drawn again"),
    CommandOption(name: "--help", summary: "this, or a command's own help"),
    CommandOption(name: "--version", summary: "the version"),
  ]

  private static let quiet = CommandOption(
    name: "--quiet", summary: "no word on a first green kata or a finished stage")

  private static let sceneOptions =
    SceneChoice.allCases.map {
      CommandOption(
        name: "--\($0.rawValue)", value: $0.rawValue.uppercased(), choices: $0.words,
        summary: $0.words.joined(separator: ", "))
    } + [
      CommandOption(
        name: "--use-case", value: "NAME", summary: "such as Pay; may be given several times"),
      CommandOption(name: "--into", value: "DIR", summary: "where it goes; default: here"),
      CommandOption(
        name: "--module", value: "NAME",
        summary: "what its tests import; default: the scene's name"),
      CommandOption(name: "--templates", value: "DIR", summary: "your team's own templates"),
    ]

  /// How one is let into a place on the web.
  private static let accessOptions = [
    CommandOption(
      name: "--token-file", value: "FILE",
      summary: "holds the place's token, or user:password (else VIPKATA_TOKEN does)"),
    CommandOption(
      name: "--ca", value: "FILE", summary: "the certificate of the server's own authority"),
  ]

  static let commands = [
    Command(
      names: ["next"], options: [quiet],
      summary: "check the open kata; when it is green, go on to the next",
      details: """
        The one command of the course. The first time it opens the first kata: it copies
        the starter into your workspace, shows the brief and the first failing test.
        After an edit it checks again. When the kata is green it is recorded, and the
        next one is opened.
        """,
      run: { PracticeConfigurator.view(for: $0).next() }),
    Command(
      names: ["check"], operands: "[KATA]", operandCount: 0...1, options: [quiet],
      summary: "run the hidden suite and the review, and stay there",
      run: { PracticeConfigurator.view(for: $0).check($0.arguments.operands.first) }),
    Command(
      names: ["watch"],
      options: [
        CommandOption(
          name: "--editor", value: "COMMAND", summary: "what `o` opens; default $VISUAL, $EDITOR"),
        CommandOption(name: "--poll", summary: "look for saves instead of being told of them"),
        quiet,
      ],
      summary: "a verdict on every save, with single keys",
      details: """
        The same as `vipkata` alone, on a terminal, once there is a workspace. Without a
        terminal it has no keys, and prints one verdict after the other.
        """,
      run: { try WatchConfigurator.run($0) }),
    Command(
      names: ["hint"], operands: "[KATA]", operandCount: 0...1,
      options: [CommandOption(name: "--all", summary: "all hints of the kata at once")],
      summary: "one hint more",
      details: "The first is the one written for the test that failed last, where there is one.",
      run: {
        PracticeConfigurator.view(for: $0).hint(
          $0.arguments.operands.first, all: $0.arguments.has("--all"))
      }),
    Command(
      names: ["list", "progress"], summary: "the map: stages, katas, how far you are",
      run: { OverviewConfigurator.view(for: $0).list() }),
    Command(
      names: ["brief"], operands: "[KATA]", operandCount: 0...1, summary: "the task once more",
      run: { PracticeConfigurator.view(for: $0).brief($0.arguments.operands.first) }),
    Command(
      names: ["open"], operands: "KATA", operandCount: 1...1, summary: "go to any kata",
      details: """
        KATA is an id such as interactor/validate-then-ask, a part of one that fits no
        other, or a number from `vipkata list`. What you wrote there before is still there.
        """,
      run: { PracticeConfigurator.view(for: $0).open($0.arguments.operands[0]) }),
    Command(
      names: ["reset"], operands: "[KATA]", operandCount: 0...1,
      options: [
        CommandOption(name: "--caches", summary: "free the disk of what was built, nothing else")
      ],
      summary: "the starter again; your version is kept",
      run: { session in
        if session.arguments.has("--caches") {
          OverviewConfigurator.view(for: session).clearCaches()
        } else {
          PracticeConfigurator.view(for: session).reset(session.arguments.operands.first)
        }
      }),
    Command(
      names: ["solution"], operands: "[KATA]", operandCount: 0...1,
      options: [CommandOption(name: "--spoil", summary: "also before the kata is green")],
      summary: "the reference solution, as a diff from yours",
      run: {
        PracticeConfigurator.view(for: $0).solution(
          $0.arguments.operands.first, spoil: $0.arguments.has("--spoil"))
      }),
    Command(
      names: ["review"], operands: "[PATH]", operandCount: 0...1,
      options: [
        CommandOption(name: "--diagram", summary: "each scene's cycle as a Mermaid diagram"),
        CommandOption(name: "--rules", summary: "the rules, a line each"),
        CommandOption(
          name: "--explain", value: "RULE", choices: ReviewRule.all.map(\.id),
          summary: "why a rule is there, with examples"),
      ],
      formats: ["text", "json", "github", "sarif"],
      summary: "the VIP rules on any folder of Swift, such as your own app",
      details: """
        PATH is a folder or a file; nothing is built, so it reads iOS code on Linux too. A
        line `// vipkata:allow RULE reason` silences one finding, and a file
        .vipkata-review.json at the root turns rules off.
        """,
      run: { session in
        let view = ReviewConfigurator.view(for: session)
        if let rule = session.arguments.value("--explain") {
          view.explain(rule)
        } else if session.arguments.has("--rules") {
          view.listRules()
        } else if let path = session.arguments.operands.first {
          session.arguments.has("--diagram") ? view.draw(path) : view.check(path)
        } else {
          throw UserError(
            "`vipkata review` needs PATH.", mend: "Write `vipkata review Sources`, for example.")
        }
      }),
    Command(
      names: ["scene"], operands: "NAME", operandCount: 1...1, options: sceneOptions,
      summary: "a new VIP scene for your own app, with spies and tests",
      details: """
        On a terminal it asks for the purpose, the data and the navigation, shows the files
        and asks before it writes; elsewhere the options say it. Nothing is ever written over.
        DIR gets two folders, NAME and NAMETests. Templates are plain files: copy the folder
        Katas/Templates/Scene, change it, and name your copy with --templates.
        """,
      run: { try NewSceneConfigurator.run($0) }),
    Command(
      names: ["new"], operands: "STAGE/KATA", operandCount: 1...1,
      options: [
        CommandOption(
          name: "--kind", value: "KIND", choices: Manifest.Kind.allCases.map(\.rawValue),
          summary: "code, or tests: the learner writes the suite"),
        CommandOption(name: "--carries", value: "KATA", summary: "go on with that kata's code"),
      ],
      summary: "scaffold a kata",
      run: { session in
        let kind = try session.arguments.choice("--kind") ?? "code"
        AuthoringConfigurator.view(for: session).make(
          session.arguments.operands[0], kind: Manifest.Kind(rawValue: kind) ?? .code,
          carries: session.arguments.value("--carries"))
      }),
    Command(
      names: ["verify"], operands: "[KATA…]", operandCount: 0...1000,
      options: [
        CommandOption(name: "--fix", summary: "write what each mutant was seen to fail"),
        CommandOption(name: "--ideas", summary: "only say which kata teaches which idea"),
      ],
      formats: ["text", "json", "junit"],
      summary: "prove that katas teach what they claim",
      details: """
        The starter is red, the reference solution is green in any order, clean and
        formatted; every mutant fails just what it declares; no test cannot fail.
        KATA is a kata or a whole stage.
        """,
      run: { session in
        let view = AuthoringConfigurator.view(for: session)
        if session.arguments.has("--ideas") {
          view.coverage()
        } else {
          view.verify(session.arguments.operands, fix: session.arguments.has("--fix"))
        }
      }),
    Command(
      names: ["join"], operands: "PLACE", operandCount: 1...1,
      options: [
        CommandOption(name: "--as", value: "NAME", summary: "what you are called there"),
        CommandOption(name: "--yes", summary: "agree without being asked"),
      ] + accessOptions,
      summary: "share how far you are with a workshop",
      details: """
        PLACE is a folder, the address of a WebDAV folder, or a signed address for one file.
        What will be shared is shown first, and asked for on a terminal; elsewhere --yes
        agrees. From then on one file there holds what your journal holds, and no code of
        yours. It is delivered in the background: no command waits for it or fails with it.
        """,
      run: { try SharingConfigurator.join($0) }),
    Command(
      names: ["leave"], summary: "share no longer, and remove what was shared",
      run: { SharingConfigurator.view(for: $0).leave() }),
    grade,
    Command(
      names: ["board"], operands: "PLACE", operandCount: 1...1,
      options: [
        CommandOption(name: "--watch", summary: "keep the board current, until q or Ctrl-C"),
        CommandOption(
          name: "--html", value: "FILE", summary: "write it as a page for a browser, too"),
        CommandOption(name: "--csv", summary: "the same as --format csv, for a spreadsheet"),
      ] + accessOptions,
      formats: ["text", "json", "csv"],
      summary: "everybody who shares progress in a place: who is where, who is stuck",
      details: """
        PLACE is what learners gave to `vipkata join`. Who needs help stands first. Below
        stands what the class met in each kata. The page needs no network; with --watch it
        keeps itself current.
        \(Board.rule)
        """,
      run: { try BoardConfigurator.run($0) }),
    Command(
      names: ["completions"], operands: "SHELL", operandCount: 1...1, formats: ["text"],
      summary: "a script by which bash, zsh or fish completes commands and katas",
      details: """
        For bash and zsh: eval "$(vipkata completions bash)", with the shell's own name;
        for fish: vipkata completions fish | source.
        """,
      run: { try ShellPages.printScript($0) }),
    Command(
      names: ["man"], formats: ["text"], summary: "the man page: vipkata man | man -l -",
      run: { ShellPages.printManPage($0) }),
    Command(
      names: ["doctor"],
      options: [
        CommandOption(name: "--vscode", summary: "write tasks for VS Code into the workspace")
      ],
      summary: "toolchain, course, workspace: what is wrong, and the mend",
      run: { session in
        let view = OverviewConfigurator.view(for: session, isThorough: true)
        session.arguments.has("--vscode") ? view.setUp() : view.doctor()
      }),
  ]
}
