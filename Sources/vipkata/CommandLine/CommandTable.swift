import Foundation

/// Every command and option, in the order of the help.
@MainActor
enum CommandTable {
  static let commonOptions = [
    CommandOption("--course DIR", "the Katas folder of a course (also VIPKATA_COURSE)"),
    CommandOption("--workspace DIR", "your work; default ./Workspace (also VIPKATA_WORKSPACE)"),
    CommandOption("--format FORMAT", "text, or json for programs: one object"),
    CommandOption(
      "--color WHEN", "auto, always or never (also NO_COLOR, CLICOLOR_FORCE)",
      choices: StyleSupport.ColorChoice.allCases.map(\.rawValue)),
    CommandOption("--plain", "sentences for a screen reader: nothing is drawn"),
    CommandOption("--help", "this, or a command's own help"),
    CommandOption("--version", "the version"),
  ]

  private static let quiet = CommandOption(
    "--quiet", "leave out what is said of a first green kata and of a finished stage")

  private static let spacing = Spacing.days.map { "\(Int($0))" }.joined(separator: ", ")

  private static let sceneOptions =
    SceneChoice.allCases.map {
      CommandOption(
        "--\($0.rawValue) \($0.rawValue.uppercased())", $0.words.joined(separator: ", "),
        choices: $0.words)
    } + [
      CommandOption("--use-case NAME", "such as Pay; may be given several times"),
      CommandOption("--into DIR", "where it goes; default: here"),
      CommandOption("--module NAME", "what its tests import; default: the scene's name"),
      CommandOption("--templates DIR", "your team's own templates"),
    ]

  /// How one is let into a place on the web.
  private static let accessOptions = [
    CommandOption(
      "--token-file FILE", "holds the place's token, or user:password (else VIPKATA_TOKEN does)"),
    CommandOption("--ca FILE", "the certificate of the server's own authority"),
  ]

  static let commands: [Command] = [
    Command(
      names: ["next"], options: [quiet],
      summary: "check the open kata; when it is green, go on to the next",
      details: """
        The one command that you need. The first time, it opens the first kata: it copies
        the starter into your workspace, and shows the brief and the first failing test.
        After each edit, run it again to check. Once the kata is green, it records that,
        and opens the next kata.
        """,
      run: { $0.practice.next() }),
    Command(
      names: ["check"], operands: "[KATA]", operandCount: 0...1,
      options: [
        CommandOption("--all", "all katas that you solved, since a course may have changed"),
        quiet,
      ],
      summary: "run the hidden suite and the review, and stay there",
      run: {
        $0.has("--all")
          ? $0.practice.checkAll()
          : $0.practice.check(request: Practice.Check.Request(kata: $0.operands.first))
      }),
    Command(
      names: ["watch"],
      options: [
        CommandOption("--editor COMMAND", "what `o` opens; default $VISUAL, $EDITOR"),
        CommandOption("--no-editor", "`n` does not open the next file (also VIPKATA_EDITOR=off)"),
        CommandOption("--poll", "look for saves instead of being told of them"),
        quiet,
      ],
      summary: "a verdict on every save, with single keys",
      details: """
        Once there is a workspace, `vipkata` without a command does the same on a terminal.
        Without a terminal, `watch` takes no keys, and prints one verdict after another. In a
        terminal of VS Code, tmux or Zellij, `n` opens the next kata's file in your editor.
        """,
      run: { try $0.watch() }),
    Command(
      names: ["play"], operands: "[KATA]", operandCount: 0...1,
      summary: "your own scene on screen, and what goes round its cycle",
      details: """
        Tab and the arrows move, Enter presses, Esc goes back and in the end closes the screen.
        Below the screen stand the last Request, Response and ViewModel with their values, and
        where they stopped. What should be gone and lives on is named. With --format json, and
        where there is no terminal, the first screen is shown once.
        """,
      run: { try $0.play() }),
    Command(
      names: ["hint"], operands: "[KATA]", operandCount: 0...1,
      options: [CommandOption("--all", "all hints of the kata at once")],
      summary: "one hint more",
      details: "The first is the one written for the test that failed last, where there is one.",
      run: {
        $0.practice.hint(
          request: Practice.Hint.Request(kata: $0.operands.first, all: $0.has("--all")))
      }),
    Command(
      names: ["list", "progress"], summary: "the map: stages, katas, how far you are",
      details: """
        In JSON, "status" is done, known, open, begun (left after a check), opened (left before
        one) or ahead; "state" says skipped for both begun and opened.
        """,
      run: { $0.overview.show() }),
    Command(
      names: ["brief"], operands: "[KATA]", operandCount: 0...1, summary: "the task once more",
      run: { $0.practice.brief(request: Practice.Brief.Request(kata: $0.operands.first)) }),
    Command(
      names: ["words"], operands: "[WORD]", operandCount: 0...1,
      summary: "what the course's terms mean, such as worker or spy",
      run: { $0.overview.explain(request: Overview.Explain.Request(word: $0.operands.first)) }),
    Command(
      names: ["open"], operands: "KATA", operandCount: 1...1, summary: "go to any kata",
      details: """
        KATA is an id such as interactor/validate-then-ask, a part of one that fits no
        other, or a number from `vipkata list`. What you wrote there before is still there.
        """,
      run: { $0.practice.open(request: Practice.Open.Request(kata: $0.operands[0])) }),
    Command(
      names: ["again"], summary: "the kata that is due again, from its starter",
      details: """
        A solved kata of at most \(Spacing.longest) minutes comes again after \(spacing) days, in
        half the time where it was hard. Your solution is kept, and shown beside the new one when
        that is green. `next` says once a day what is due; VIPKATA_AGAIN=off ends that.
        """,
      run: { $0.practice.again() }),
    Command(
      names: ["skip"], operands: "STAGE", operandCount: 1...1,
      summary: "show that you know a stage, by its last katas",
      details: """
        It opens the last kata of the stage, or the last but one of a long stage. Once they are
        green, its other katas count as known: `next` leaves them out.
        """,
      run: { $0.practice.skip(request: Practice.Skip.Request(stage: $0.operands[0])) }),
    reset, solution, mine,
    Command(
      names: ["review"], operands: "[PATH…]", operandCount: 0...Int.max, options: reviewOptions,
      formats: [.text, .json, .github, .sarif, .junit, .checkstyle],
      summary: "check a folder of Swift, such as your own app, against the VIP rules",
      details: """
        PATH is a folder or a file; nothing is built, so it reads iOS code on Linux too. A
        line `// vipkata:allow RULE reason` silences one finding, and a file
        .vipkata-review.json at the root turns rules off. All code is read, even where
        --only, --since or --staged limits what is reported.
        """,
      run: { try review($0) }),
    Command(
      names: ["scene"], operands: "NAME", operandCount: 1...1, options: sceneOptions,
      summary: "a new VIP scene for your own app, with spies and tests",
      details: """
        On a terminal it asks for the purpose, the data and the navigation, shows the files
        and asks before it writes; elsewhere the options say it. Nothing is ever written over.
        DIR gets two folders, NAME and NAMETests. Templates are plain files: copy the folder
        Katas/Templates/Scene, change it, and name your copy with --templates.
        """,
      run: { call in
        var request = NewScene.Plan.Request(name: call.operands[0])
        request.module = call.value("--module")
        request.useCases = call.arguments.values("--use-case")
        for choice in SceneChoice.allCases {
          request.choices[choice] = try call.arguments.choice("--\(choice.rawValue)")
        }
        request.isInteractive = call.isInteractive
        let scene = call.newScene
        scene.plan(request: request)
        try call.converse { scene.answer(request: NewScene.Answer.Request(text: $0)) }
      }),
    Command(
      names: ["course"], operands: "init|site DIR", operandCount: 2...2,
      summary: "write the course out, as folders to work in or as pages to read",
      details: """
        `init` writes the course that this program came with, as DIR/Katas and DIR/Solutions;
        vipkata finds it in DIR and below. `site` writes pages for a browser to DIR: map, briefs,
        rules and ideas of the course that is found here, without tests, hints and solutions.
        """,
      run: { call in
        let folder = call.operands[1]
        switch call.operands[0] {
        case "init": call.publishing.copy(request: Publishing.Copy.Request(folder: folder))
        case "site": call.publishing.makeSite(request: Publishing.Site.Request(folder: folder))
        default:
          throw UserError(
            "`vipkata course` has no use for \"\(call.operands[0])\".",
            mend: "Write `vipkata course init DIR` or `vipkata course site DIR`.")
        }
      }),
    new, verify,
    Command(
      names: ["join"], operands: "PLACE", operandCount: 1...1,
      options: [
        CommandOption("--as NAME", "your name there, of at most \(LearnerName.longest) characters"),
        CommandOption("--yes", "agree without being asked"),
      ] + accessOptions,
      summary: "share how far you are with a workshop",
      details: """
        PLACE is a folder, the address of a WebDAV folder, or a signed address for one file.
        You see first what will be shared. On a terminal you are asked whether you agree;
        elsewhere --yes agrees. From then on one file in that place holds what your journal
        holds, and no code but what you send with `vipkata ask`. It is delivered in the
        background: no command waits for it, or fails because of it.
        """,
      run: { call in
        guard let name = call.value("--as") else {
          throw UserError(
            "`vipkata join` needs a name.",
            mend: "Write `vipkata join PLACE --as \"Ada Lovelace\"`, with your own.")
        }
        let sharing = call.sharing
        sharing.plan(
          request: Sharing.Plan.Request(
            place: try WorkshopAddress(call.operands[0], in: call.places.currentFolder),
            name: name, tokenFile: call.url("--token-file"),
            authority: call.url("--ca"), consent: call.consent))
        try call.converse {
          sharing.answer(request: Sharing.Answer.Request(isYes: $0?.isYes ?? false))
        }
      }),
    Command(
      names: ["leave"], summary: "share no longer, and remove what was shared",
      run: { $0.sharing.leave() }),
    ask, grade,
    Command(
      names: ["board"], operands: "PLACE", operandCount: 1...1,
      options: [
        CommandOption("--watch", "keep the board current, until q or Ctrl-C"),
        CommandOption("--html FILE", "write it as a page for a browser, too"),
        CommandOption("--hands", "only those who ask, with the whole question and what they sent"),
        CommandOption("--csv", "the same as --format csv, for a spreadsheet"),
      ] + accessOptions,
      formats: [.text, .json, .csv],
      summary: "everybody who shares progress in a place: who is where, who is stuck",
      details: """
        PLACE is what learners gave to `vipkata join`. Learners whose hand is up come first, then
        those who need help. Below stands for each kata what most learners stumbled over.
        The page needs no network; with --watch it keeps itself current.
        \(BoardWording.rule)
        """,
      run: { try $0.lookAtBoard() }),
    Command(
      names: ["completions"], operands: "SHELL", operandCount: 1...1, formats: [.text],
      summary: "a script by which bash, zsh or fish completes commands and katas",
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
      names: ["man"], formats: [.text], summary: "the man page: vipkata man | man -l -",
      run: { $0.terminal.write(ManPage().text) }),
    Command(
      names: ["doctor"],
      options: [
        CommandOption("--vscode", "write tasks for VS Code into the workspace")
      ],
      summary: "toolchain, course, workspace: what is wrong, and how to fix it",
      run: {
        $0.has("--vscode")
          ? $0.overview.setUp()
          : $0.overview.examine()
      }),
    Command(
      names: ["help"], operands: "[COMMAND]", operandCount: 0...1, formats: [.text],
      summary: "this, or a command's own help",
      run: {
        let command = try $0.operands.first.map { try Arguments.command($0) }
        $0.terminal.display(HelpPage(program: Paths.program).page(for: command))
      }),
  ]
}
