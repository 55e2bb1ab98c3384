import Entities

/// The words of practice that the command line and the watch share.
struct PracticePages {
  let words: Wording

  func lines(for opening: Practice.Open.Response, isWatched: Bool = false) -> [Line] {
    let kata = opening.kata
    var lines = [
      Line([
        Span("\(kata.number) of \(opening.total)  ", .faint), Span("\(kata.id)", .strong),
        Span("  about \(Wording.count(kata.manifest.minutes, "minute"))", .faint),
      ]),
      "",
    ]
    lines += opening.brief.trimmed.lines.map { $0.hasPrefix("#") ? Line($0, .strong) : Line($0) }
    lines.append("")
    if let carried = opening.carries {
      lines.append(
        carried.isOwn
          ? "It goes on with your code of \(carried.kata).".line
          : "It goes on with the reference solution of \(carried.kata), which you have not solved."
            .line)
    }
    lines += words.edit(opening.edit, isWatched: isWatched)
    return isWatched ? lines : lines + [words.then("next")]
  }

  func lines(for moment: Practice.Moment) -> [Line] {
    switch moment {
    case .firstGreen:
      return ["", Line("  Your first green kata. So it goes on: red, a thought, green.", .good)]
    case .stage(let stage, let katas):
      let all = katas == 1 ? "its kata is" : "all \(katas) katas are"
      return ["", Line("  The stage \(stage) is done: \(all) green.", .good)]
    case .course(let summary):
      return lines(for: summary)
    }
  }

  func lines(for summary: Practice.Summary) -> [Line] {
    let effort =
      "\(Wording.count(summary.attempts, "check")) and \(Wording.count(summary.hints, "hint"))"
    var lines: [Line] = [
      "",
      Line("The course is done: all \(summary.katas) katas are green.", .good),
      "It took \(time(summary.seconds))\(effort).".line,
    ]
    if !summary.rules.isEmpty {
      let count = Wording.count(summary.rules.count, "rule")
      lines.append("\(count) of VIP learned, and kept by the review:".line)
      lines += summary.rules.map { Line("  \($0)", .code) }
    }
    return lines + [
      "What now? Your own scenes: name each file after its scene and role, and spy on every boundary."
        .line
    ]
  }

  private func time(_ seconds: Double) -> String {
    let minutes = Int(seconds / 60)
    guard minutes > 0 else { return "" }
    let hours = minutes / 60
    let words = hours == 0 ? "" : "\(Wording.count(hours, "hour")) and "
    return "\(words)\(Wording.count(minutes % 60, "minute")), "
  }

  func hints(_ response: Practice.Hint.Response, isWatched: Bool = false) -> [Line] {
    var lines: [Line] = []
    for hint in response.hints {
      let title = Int(hint.key) == nil ? "For \(hint.key)" : "Hint \(hint.key)"
      lines.append(Line(title, .strong))
      lines += hint.text.lines.map { Line($0) }
      lines.append("")
    }
    let name = response.isCurrent ? "" : " \(response.kata.id)"
    let solution = isWatched ? "s" : words.command("solution\(name) --spoil")
    if response.hints.isEmpty {
      lines.append("There is no further hint for \(response.kata.id).".line)
      let all = words.command("hint\(name) --all")
      lines.append("All of them again: \(all). The reference: \(solution).".line)
    } else if response.left > 0 {
      lines.append(
        Line("\(response.left) more: \(isWatched ? "h" : words.command("hint\(name)"))", .faint))
    } else {
      lines.append(
        Line("That was the last one. The reference solution: \(solution)", .faint))
    }
    return lines
  }

  func reset(_ response: Practice.Reset.Response) -> [Line] {
    [
      "\(response.kata.id) is back at its start.".line,
      "Your version is kept in \(response.backup)".line,
    ] + words.edit(response.edit)
  }

  func solution(_ response: Practice.Solution.Response) -> [Line] {
    guard !response.diff.isEmpty else {
      return ["Your \(response.kata.id) is the reference solution.".line]
    }
    let intro = Line(
      "From yours (-) to the reference solution (+) of \(response.kata.id):", .strong)
    return [intro, ""] + response.diff.map(diffLine)
  }

  private func diffLine(_ text: String) -> Line {
    if text.hasPrefix("+++") || text.hasPrefix("---") { return Line(text, .strong) }
    if text.hasPrefix("+") { return Line(text, .good, spoken: "Reference: \(text.dropFirst())") }
    if text.hasPrefix("-") { return Line(text, .bad, spoken: "Yours: \(text.dropFirst())") }
    return text.hasPrefix("@@") ? Line(text, .faint) : Line(text)
  }
}
