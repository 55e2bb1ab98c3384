extension VerdictPage {
  var green: [Line] {
    let bugs = verdict.bugs.count
    let caught =
      bugs == 0 ? "" : bugs == 1 ? ", the planted bug caught" : ", all \(bugs) planted bugs caught"
    let passed = verdict.tests.filter { $0.status == .passed }.count
    let cost =
      switch response.origin {
      case .thisCheck: Wording.seconds(verdict.seconds)
      case .lastCheck: "nothing changed"
      case .anotherCheck: "checked before"
      }
    let result = "\(kata.id) is green: \(Wording.count(passed, "test"))\(caught), \(cost)"
    let learned = kata.manifest.learned
    let isDone = response.isAfterOpening && response.isUntouched && kata.isCode
    return wrapped(Line("✔ \(result)", .good, spoken: "\(result)."))
      + (isDone ? indented("Your earlier code already does this: read why, and go on.") : [])
      + skips + (learned.isEmpty ? [] : indented("You learned: \(learned)")) + section(unreviewed)
      + section(remarks) + (isWatched ? [] : offer)
  }

  private var offer: [Line] {
    guard kata.manifest.play != nil else { return [] }
    return [words.offer("  See it run: ", "play \(kata.id)", spoken: "See it run:")]
  }
}
