extension GradedLearner {
  var score: String { "\(points) of \(Wording.count(outOf, "point"))" }

  /// Where the times of changes were read; nil if nobody asked for them.
  var times: String? {
    let times = Set(katas.compactMap { $0.time?.rawValue }).sorted()
    return times.isEmpty ? nil : times.joined(separator: " and ")
  }

  /// Says that no kata of the course is there; nil if one is.
  var absenceFact: String? { absenceParts?.fact }

  /// The same, with what to do about it.
  var absenceWords: String? { absenceParts.map { "\($0.fact): \($0.mend)" } }

  private var absenceParts: (fact: String, mend: String)? {
    guard let absence else { return nil }
    let own = learner.plainLine
    let fact = "\(own) has no kata of this course"
    if let deeper = absence.deeper?.plainLine {
      return (
        "\(fact), but \(own)/\(deeper) has",
        "grade the folder \(own), or move up what is in \(deeper)"
      )
    }
    if let archive = absence.archive?.plainLine {
      return ("\(fact), only the archive \(archive)", "unpack it there")
    }
    return (
      fact, "it should be a workspace of this course, or have a folder Workspace that is one"
    )
  }
}

extension Grade.Problem: Codable {
  var words: String {
    switch self {
    case .namesSuites(let name):
      "it names \(name), which only a suite may: a scene could judge itself with it"
    case .outOfTime(let seconds):
      "this learner's work has taken \(seconds) seconds, which is the limit: grade again to go on "
        + "from here"
    case .said(let words): words
    }
  }

  init(from decoder: any Decoder) throws { self = .said(try String(from: decoder)) }

  func encode(to encoder: any Encoder) throws { try words.encode(to: encoder) }
}

extension Grade {
  var score: String { "\(points) of \(Wording.count(outOf, "point"))" }

  var headline: String {
    switch state {
    case .green: return "green"
    case .notBegun: return "not begun"
    case .unreadable: return "cannot be graded: \(problem?.words ?? "")"
    case .red: break
    }
    guard let check else { return "red" }
    if let reason = check.reason { return reason }
    switch check.verdict {
    case .buildFailed: return "it does not compile"
    case .timedOut: return "a test did not finish"
    case .crashed: return "a test crashed"
    case .red, .green: break
    }
    return check.failing.isEmpty
      ? "a rule of VIP is broken"
      : Wording.failing(check.failing.count, of: check.tests.count)
  }

  var lateness: String? {
    guard late else { return nil }
    return time == .files ? "late by the files' time" : "late"
  }

  var words: String {
    let isSentence = headline.hasSuffix(".") && !remarks.isEmpty
    return ([isSentence ? String(headline.dropLast()) : headline] + remarks)
      .joined(separator: "; ")
  }

  var remarks: [String] {
    var remarks = [lateness].compactMap { $0 }
    if !replaced.isEmpty {
      let files = replaced.joined(separator: ", ")
      remarks.append("not a file to edit, so the course's own was used: \(files)")
    }
    if !suspicious.isEmpty {
      remarks.append("look at its code: it says \(suspicious.joined(separator: ", "))")
    }
    return remarks + (check?.tests.skips ?? [])
  }
}

extension VerdictObject {
  var failing: [TestObject] {
    tests.filter { ![.passed, .skipped, .notRun].contains($0.status) }
  }
}
