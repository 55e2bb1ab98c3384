import Foundation

/// The commands for a workshop or a class.
extension CommandTable {
  static let workshops = [
    Command(
      names: ["join"], operands: "PLACE",
      options: [
        CommandOption("--as NAME", "your name there, of at most \(LearnerName.longest) characters"),
        CommandOption("--yes", "agree without being asked"),
      ] + accessOptions,
      summary: "share your progress with a workshop",
      details: """
        PLACE is a folder, the address of a WebDAV folder, or a signed address for one file.
        You first see what will be shared. On a terminal, you are asked whether you agree;
        elsewhere, --yes agrees. From then on, one file in that place holds a copy of your
        journal, and no code but what you send with `vipkata ask`. It is delivered in the
        background: no command waits for it, or fails because of it.
        """,
      run: { call in
        guard let name = call.value("--as") else {
          throw UserError(
            "`vipkata join` needs a name.",
            mend: "Write `vipkata join PLACE --as \"Ada Lovelace\"`, with your own.")
        }
        let sharing = call.sharing
        sharing.preview(
          request: Sharing.Preview.Request(
            place: try WorkshopAddress(call.operands[0], in: call.paths.currentFolder),
            name: name, tokenFile: call.url("--token-file"),
            authority: call.url("--ca"), consent: call.consent))
        try call.converse { sharing.answer(request: Sharing.Answer.Request(text: $0)) }
      }),
    Command(
      names: ["leave"], summary: "stop sharing, and remove what was shared",
      run: { $0.sharing.leave() }),
    Command(
      names: ["ask"], operands: "[QUESTION]",
      options: [
        CommandOption("--with-code", "send the files of the open kata with it"),
        CommandOption("--yes", "agree to that without being asked"),
        CommandOption("--done", "take your hand down"),
      ],
      summary: "raise your hand in a workshop, with a question",
      details: """
        The board of the workshop that you joined shows it with the open kata, first come first.
        Only --with-code sends code. You see the files first, and are asked on a terminal;
        elsewhere, --yes agrees. A green kata takes your hand down, and removes the code.
        """,
      run: { call in
        let sharing = call.sharing
        if call.has("--done") { return sharing.lower() }
        sharing.ask(
          request: Sharing.Ask.Request(
            question: call.operands.first ?? "", sendsCode: call.has("--with-code"),
            consent: call.consent))
        try call.converse { sharing.answer(request: Sharing.Answer.Request(text: $0)) }
      }),
    Command(
      names: ["grade"], operands: "DIR", takesMore: true,
      options: [
        CommandOption("--since DATE", "only work changed since then"),
        CommandOption("--deadline DATE", "work changed later is late"),
        CommandOption("--feedback FOLDER", "write a Markdown page for each learner"),
        CommandOption("--shard K/N", "only the K-th of N parts of the learners"),
        CommandOption("--results FILE", "also write the JSON for --merge"),
        CommandOption("--merge", "join the results of all shards: grade --merge FILE…"),
      ],
      formats: [.text, .json, .junit, .csv],
      summary: "run everyone's work again, and grade it",
      details: """
        DIR has a folder for each learner: a workspace, or a git checkout that is one or has
        a folder Workspace in it. Only the files that a kata lets learners edit, and new ones
        beside them, are taken from there; suites, all other files and the points are the course's.
        Nothing is run twice: if you stop `grade`, the next call goes on from there.
        Where bubblewrap (bwrap) is installed, a learner's code has no network, and sees neither
        your files nor those of other learners.
        DATE is 2026-11-30 or 2026-11-30T18:00, in your time zone, or with Z or +01:00 in
        another. A deadline without a time is the end of that day. The time of work is that of the
        last commit that changed it, or of its files if git cannot tell; the grades say which.
        Learners can fake both.
        """,
      run: {
        guard !$0.has("--merge") else {
          return $0.grading(of: $0.paths.currentFolder).merge(
            request: Grading.Merge.Request(files: $0.operands))
        }
        guard $0.operands.count == 1 else {
          throw UserError(
            "`vipkata grade` takes one folder.",
            mend: "`vipkata grade --merge FILE…` joins results.")
        }
        $0.grading(of: $0.paths.currentFolder.resolving($0.operands[0])).grade(
          request: Grading.Grade.Request(
            shard: try $0.value("--shard").map { try shard($0) },
            since: try date("--since", $0, isEnd: false),
            deadline: try date("--deadline", $0, isEnd: true),
            course: $0.paths.course.path))
      }),
    Command(
      names: ["board"], operands: "PLACE",
      options: [
        CommandOption("--watch", "keep the board current, until q or Ctrl-C"),
        CommandOption("--html FILE", "write it as a page for a browser, too"),
        CommandOption("--hands", "only those who ask, with the whole question and what they sent"),
        CommandOption("--csv", "the same as --format csv, for a spreadsheet"),
      ] + accessOptions,
      formats: [.text, .json, .csv],
      summary: "show who shares progress in a place: who is where, who is stuck",
      details: """
        PLACE is what learners gave to `vipkata join`. Learners whose hand is up come first, then
        those who need help. Below is what most learners stumbled over in each kata.
        The page needs no network; with --watch, it keeps itself current.
        \(BoardWording.rule)
        """,
      run: { try $0.lookAtBoard() }),
  ]

  /// The options for access to a place on the web.
  private static let accessOptions = [
    CommandOption(
      "--token-file FILE", "with the place's token, or user:password (also VIPKATA_TOKEN)"),
    CommandOption("--ca FILE", "the certificate of the server's own authority"),
  ]

  private static func shard(_ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw UserError(
        "--shard \(text) is not possible.", mend: "Write --shard 3/20 for the third of 20.")
    }
    return shard
  }

  private static func date(_ option: String, _ call: Call, isEnd: Bool) throws -> Date? {
    try call.value(option).map { text in
      guard let date = DateArgument(text, in: .current) else {
        throw UserError(
          "\(option) \(text) is not a date.",
          mend:
            "Write a day, \(option) 2026-11-30, or a time, \(option) 2026-11-30T18:00; for "
            + "another time zone, add Z or +01:00.")
      }
      return isEnd ? date.end : date.beginning
    }
  }
}

extension Call {
  /// The learner's consent to what a workshop gets to see.
  var consent: Sharing.Consent { has("--yes") ? .given : isInteractive ? .asked : .missing }
}
