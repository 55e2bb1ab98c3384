import Foundation

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

  /// In the order of the help. A new command is a row in the group that it belongs to.
  static let commands: [Command] =
    [learning, ownCode, authoring, workshops, program].flatMap { $0 }

  /// The commands for learners, who work through one kata after another.
  private static let learning = [
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
      names: ["check"], operands: "[KATA]",
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
      names: ["play"], operands: "[KATA]",
      summary: "your own scene on screen, and what goes round its cycle",
      details: """
        Tab and the arrows move, Enter presses, Esc goes back and in the end closes the screen.
        Below the screen stand the last Request, Response and ViewModel with their values, and
        where they stopped. What should be gone and lives on is named. With --format json, and
        where there is no terminal, the first screen is shown once.
        """,
      run: { try $0.play() }),
    Command(
      names: ["hint"], operands: "[KATA]",
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
      names: ["brief"], operands: "[KATA]", summary: "the task once more",
      run: { $0.practice.brief(request: Practice.Brief.Request(kata: $0.operands.first)) }),
    Command(
      names: ["words"], operands: "[WORD]",
      summary: "what the course's terms mean, such as worker or spy",
      run: { $0.overview.explain(request: Overview.Explain.Request(word: $0.operands.first)) }),
    Command(
      names: ["open"], operands: "KATA", summary: "go to any kata",
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
      names: ["skip"], operands: "STAGE",
      summary: "show that you know a stage, by its last katas",
      details: """
        It opens the last kata of the stage, or the last but one of a long stage. Once they are
        green, its other katas count as known: `next` leaves them out.
        """,
      run: { $0.practice.skip(request: Practice.Skip.Request(stage: $0.operands[0])) }),
    Command(
      names: ["reset"], operands: "[KATA|FILE]",
      options: [
        CommandOption("--caches", "free the disk of what was built, nothing else")
      ],
      summary: "the starter again; your version is kept",
      details: "FILE is one Swift file of the open kata, such as LoginRouter.swift: it alone.",
      run: {
        if $0.has("--caches") {
          $0.overview.clear()
        } else if let file = $0.operands.first, file.hasSuffix(".swift") {
          $0.practice.restore(request: Practice.Restore.Request(file: file))
        } else {
          $0.practice.reset(request: Practice.Reset.Request(kata: $0.operands.first))
        }
      }),
    Command(
      names: ["solution"], operands: "[KATA]",
      options: [
        CommandOption("--others", "other right solutions: what each buys and costs"),
        CommandOption("--spoil", "also before the kata is green"),
      ],
      summary: "the reference solution, as a diff from yours",
      run: {
        let (kata, spoil) = ($0.operands.first, $0.has("--spoil"))
        if $0.has("--others") {
          $0.practice.others(request: Practice.Solution.Request(kata: kata, spoil: spoil))
        } else {
          $0.practice.solution(request: Practice.Solution.Request(kata: kata, spoil: spoil))
        }
      }),
    Command(
      names: ["mine"], operands: "[KATA]",
      options: [CommandOption("--all", "every break, not a dozen of all kinds")],
      summary: "break your green code, and see what your own tests notice",
      details: """
        In the folder Tests/<Module>Tests of a kata, such as Tests/LoginTests, you may write tests
        of your own; Xcode and `swift test` run them, too. `mine` makes one small mistake after
        another in your code, such as a call left out, and names each that your tests let pass.
        Your files stay as they are. A break that the course's own tests do not notice either does
        not count.
        """,
      run: {
        $0.mine.tryTests(
          request: Mine.Try.Request(kata: $0.operands.first, all: $0.has("--all")))
      }),
  ]

  private static let quiet = CommandOption(
    "--quiet", "leave out what is said of a first green kata and of a finished stage")

  private static let spacing = Spacing.days.map { "\(Int($0))" }.joined(separator: ", ")
}
