import Entities
import Foundation

/// The page's two tables. End tags that HTML does without are left out: a thousand learners
/// make a long page.
struct BoardPageTables {
  let response: Board.Show.Response
  let wording: BoardWording

  var text: String {
    table(
      "learners", "Learners, who needs help first", learnerHeads,
      response.learners.map(row))
      + table(
        "katas", "Katas, what to explain to all",
        heads("Kata", "Tried", "Solved", "Median time", "Stumbling block", "Looks like"),
        response.topics.map(row))
  }

  private func table(_ id: String, _ title: String, _ heads: String, _ rows: [String]) -> String {
    guard !rows.isEmpty else { return "" }
    return """
      <section class="table" tabindex="0" role="region" aria-label="\(title)">
      <table id="\(id)"><caption>\(title)</caption>
      <thead><tr>\(heads)</thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>
      </section>

      """
  }

  private func heads(_ titles: String...) -> String {
    titles.map { "<th scope=\"col\"><button type=\"button\">\($0)</button>" }.joined()
  }

  private var learnerHeads: String {
    heads("State", "Learner", "Kata", "Time", "Fails first", "Checks", "Hints", "Done")
      + wording.stages.map { stage in
        "<th scope=\"col\" class=\"stage\"><span>\(stage.name.html)</span>"
      }.joined() + heads("Seen")
  }

  private func row(_ learner: Board.Learner) -> String {
    let work = learner.work
    let rank = Board.State.allCases.firstIndex(of: learner.state) ?? 0
    let flaws = learner.flaws.map { "<small>\(BoardWording.flaw($0).html)</small>" }.joined()
    let kata = learner.kata?.id.name.html ?? ""
    let failing = work.isSolved ? "✔ green" : work.failing?.breakable ?? ""
    let counts =
      learner.kata == nil ? "<td><td>" : "<td>\(work.checks)<td>\(work.hints)"
    return "<tr class=\"\(learner.state.rawValue)\"><td data-v=\"\(rank)\">"
      + "<i aria-hidden=\"true\">\(learner.state.mark)</i> <span>\(learner.state.word)</span>"
      + "<th scope=\"row\"><bdi>\(learner.name.html)</bdi>\(flaws)"
      + "<td class=\"kata\">\(kata)\(time(learner.kata == nil ? nil : work.seconds))"
      + "<td class=\"test\">\(failing)\(counts)<td>\(wording.done(learner))\(stages(learner))"
      + seen(learner)
  }

  private func stages(_ learner: Board.Learner) -> String {
    wording.stages.map { stage in
      let done = stage.katas.count { learner.works[$0.id]?.isSolved == true }
      let isHere = learner.kata?.id.stage == stage.name ? " here" : ""
      let level = done == 0 ? "none" : done == stage.katas.count ? "all" : "some"
      return "<td class=\"stage \(level)\(isHere)\">\(done == 0 ? "" : "\(done)")"
    }.joined()
  }

  private func seen(_ learner: Board.Learner) -> String {
    guard let seen = learner.lastSeen else { return "<td data-v=\"1e9\">" }
    let seconds = response.time.timeIntervalSince(seen)
    return "<td data-v=\"\(Int(seconds))\">\(BoardWording.ago(seconds))"
  }

  private func time(_ seconds: Double?) -> String {
    seconds.map { "<td data-v=\"\(Int($0))\">\(BoardWording.time($0))" } ?? "<td data-v=\"\">"
  }

  private func row(_ topic: Board.Topic) -> String {
    "<tr><th scope=\"row\">\(topic.kata.id.description.html)<small>\(topic.kata.manifest.title.html)</small>"
      + "<td>\(topic.tried)<td data-v=\"\(topic.solved)\">\(bar(topic)) \(topic.solved)"
      + time(topic.median) + "<td class=\"test\">\(text(topic.failing))"
      + "<td class=\"words\">\(text(topic.mistake))"
  }

  private func bar(_ topic: Board.Topic) -> String {
    "<svg viewBox=\"0 0 100 10\" aria-hidden=\"true\"><rect width=\"100\" height=\"10\"/>"
      + "<rect class=\"done\" width=\"\(100 * topic.solved / topic.tried)\" height=\"10\"/></svg>"
  }

  private func text(_ tally: Board.Tally?) -> String {
    tally.map { "\($0.text.breakable) <span>(\(Wording.count($0.learners, "learner")))</span>" }
      ?? ""
  }
}

extension String {
  /// As HTML in which a long test's name may be broken before each of its words.
  fileprivate var breakable: String {
    html.replacing(/([a-z])([A-Z])/) { "\($0.output.1)<wbr>\($0.output.2)" }
  }
}
