import Foundation

@MainActor
enum CommandTable {
  static let commonOptions = [
    CommandOption("--course DIR", "the Katas folder of a course (also VIPKATA_COURSE)"),
    CommandOption("--workspace DIR", "your work; default ./Workspace (also VIPKATA_WORKSPACE)"),
    CommandOption("--format FORMAT", "text, or json for programs (one object)"),
    CommandOption(
      "--color WHEN", "auto, always or never (also NO_COLOR, CLICOLOR_FORCE)",
      choices: StyleSupport.ColorChoice.allCases.map(\.rawValue)),
    CommandOption("--plain", "sentences for a screen reader, no drawings"),
    CommandOption("--help", "this page, or a command's help"),
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
        CommandOption("--all", "all katas that you solved, in case the course has changed"),
        quiet,
      ],
      summary: "run the hidden suite and the review; do not go on",
      run: {
        $0.has("--all")
          ? $0.practice.checkAll()
          : $0.practice.check(request: Practice.Check.Request(kata: $0.operands.first))
      }),
    Command(
      names: ["watch"],
      options: [
        CommandOption("--editor COMMAND", "editor for `o`; default $VISUAL, $EDITOR"),
        CommandOption("--no-editor", "`n` does not open the next file (also VIPKATA_EDITOR=off)"),
        CommandOption("--poll", "poll for saves, where the disk reports none"),
        quiet,
      ],
      summary: "check on every save; single keys do the rest",
      details: """
        Once there is a workspace, `vipkata` without a command does the same on a terminal.
        Without a terminal, `watch` takes no keys, and prints one verdict after another. In a
        terminal of VS Code, tmux or Zellij, `n` opens the next kata's file in your editor.
        """,
      run: { try $0.watch() }),
    Command(
      names: ["play"], operands: "[KATA]",
      summary: "run your scene, and see what goes round its cycle",
      details: """
        Tab and the arrows move, Enter presses, Esc goes back, or closes the first screen. Below
        the screen are the last Request, Response and ViewModel with their values, and where
        they stopped. `play` names each part that should be gone but lives on. With --format
        json, or without a terminal, it shows the first screen once.
        """,
      run: { try $0.play() }),
    Command(
      names: ["hint"], operands: "[KATA]",
      options: [CommandOption("--all", "all hints of the kata at once")],
      summary: "show one more hint",
      details: "The first hint is for the test that failed last, if the kata has one for it.",
      run: {
        $0.practice.hint(
          request: Practice.Hint.Request(kata: $0.operands.first, all: $0.has("--all")))
      }),
    Command(
      names: ["list", "progress"], summary: "show the map: stages, katas, how far you are",
      details: """
        In JSON, "status" is done, known, open, begun (left after a check), opened (left before
        one) or ahead; "state" says skipped for both begun and opened.
        """,
      run: { $0.overview.show() }),
    Command(
      names: ["brief"], operands: "[KATA]", summary: "show the task again",
      run: { $0.practice.brief(request: Practice.Brief.Request(kata: $0.operands.first)) }),
    Command(
      names: ["words"], operands: "[WORD]",
      summary: "explain the course's terms, such as worker or spy",
      run: { $0.overview.explain(request: Overview.Explain.Request(word: $0.operands.first)) }),
    Command(
      names: ["open"], operands: "KATA", summary: "go to any kata",
      details: """
        KATA is an id such as interactor/validate-then-ask, a part that fits only one id,
        or a number from `vipkata list`. Your earlier work on the kata is kept.
        """,
      run: { $0.practice.open(request: Practice.Open.Request(kata: $0.operands[0])) }),
    Command(
      names: ["again"], summary: "open the kata that is due again, from its starter",
      details: """
        A solved kata of at most \(Spacing.longest) minutes is due again after \(spacing) days; in
        half the time if it was hard. Your solution is kept: once the new one is green, you see
        both. `next` says once a day what is due; VIPKATA_AGAIN=off turns that off.
        """,
      run: { $0.practice.again() }),
    Command(
      names: ["skip"], operands: "STAGE",
      summary: "skip a stage by solving its last katas",
      details: """
        It opens the last kata of the stage, or the last two of a long stage, one by one. Once
        they are green, the other katas count as known, and `next` leaves them out.
        """,
      run: { $0.practice.skip(request: Practice.Skip.Request(stage: $0.operands[0])) }),
    Command(
      names: ["reset"], operands: "[KATA|FILE]",
      options: [
        CommandOption("--caches", "only delete what was built, to free the disk")
      ],
      summary: "put the starter back; your version is kept",
      details: "FILE resets only that Swift file of the open kata, such as LoginRouter.swift.",
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
        CommandOption("--spoil", "even before the kata is green"),
      ],
      summary: "show the reference solution, as a diff from yours",
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
      options: [CommandOption("--all", "try every break, not only a dozen")],
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
    "--quiet", "leave out milestones (first green, finished stage) and reminders")

  private static let spacing = Spacing.days.map { "\(Int($0))" }.joined(separator: ", ")
}
