extension CommandTable {
  static let grade = Command(
    names: ["grade"], operands: "DIR", operandCount: 1...10_000,
    options: [
      CommandOption(name: "--since", value: "DATE", summary: "only work that was changed since"),
      CommandOption(name: "--deadline", value: "DATE", summary: "what was changed later is late"),
      CommandOption(
        name: "--feedback", value: "FOLDER", summary: "write a Markdown page for each learner"),
      CommandOption(
        name: "--shard", value: "K/N", summary: "only the K-th of N parts of the learners"),
      CommandOption(
        name: "--results", value: "FILE", summary: "write the JSON, for --merge, too"),
      CommandOption(
        name: "--merge", summary: "join the results of all shards: grade --merge FILE…"),
    ],
    formats: ["text", "json", "junit", "csv"],
    summary: "run everyone's work again, and say what it is worth",
    details: """
      DIR has a folder for each learner: a workspace, or a git checkout that is one or has
      a folder Workspace in it. Only the files that a kata lets them edit, and new ones
      beside them, are theirs; suites, all other files and the points are the course's.
      What was run once is not run again: called again, it goes on where it was ended.
      Where bubblewrap (bwrap) is installed, learners' code has no network, and sees
      neither your files nor theirs.
      DATE is 2026-11-30 or 2026-11-30T18:00, in your time zone, or with Z or +01:00 in
      another. A deadline that is a day is the day's end. Work is as old as the last commit
      that touched it, and as its files where it is not committed. Learners can set both.
      """,
    run: { try GradingConfigurator.run($0) })
}
