/// The course as pages for a browser: what one may see of it before solving anything.
struct SitePages {
  let site: Publishing.Site.Response
  let layouts: SiteLayouts
  let words: Wording

  private var katas: [Kata] { site.course.katas }

  /// Keyed by path in the site's folder.
  var texts: [String: String] {
    var texts = [
      "style.css": layouts.style + "\n",
      "index.html": page("VIP katas", current: "MAP", map),
      "rules.html": page("Rules", current: "RULES", rules),
      "ideas.html": page("Ideas", current: "IDEAS", ideas),
    ]
    for (index, kata) in katas.enumerated() {
      texts[path(of: kata)] = page(kata.manifest.title, root: "../../", self.kata(kata, index))
    }
    return texts
  }

  /// - Parameter root: the path from the page to the site's folder.
  private func page(
    _ title: String, root: String = "", current: String = "", _ content: String
  ) -> String {
    layouts.page.filled([
      "TITLE": title.html, "ROOT": root, "CONTENT": content, current: " aria-current=\"page\"",
    ]) + "\n"
  }

  private func path(of kata: Kata) -> String { "katas/\(kata.id).html" }

  private func link(to kata: Kata, root: String = "") -> String {
    "<a href=\"\(root)\(path(of: kata).html)\">\(kata.manifest.title.html)</a>"
  }

  private func links(to katas: [Kata]) -> String {
    katas.isEmpty ? "no kata" : katas.map { link(to: $0) }.joined(separator: ", ")
  }

  private var map: String {
    let minutes = katas.map(\.manifest.minutes).reduce(0, +)
    return layouts.map.filled([
      "COUNT": Wording.count(katas.count, "kata"),
      "TIME": minutes < 90 ? "\(minutes) minutes" : "\((minutes + 30) / 60) hours",
      "NEXT": words.elsewhere.command("next").html,
      "STAGES": site.course.stages.map(stage).joined(separator: "\n"),
    ])
  }

  private func stage(_ name: String, _ katas: [Kata]) -> String {
    let items = katas.map {
      "<li>\(link(to: $0)) <small>\($0.manifest.minutes) min\(teaches($0, root: ""))</small></li>"
    }
    return "<section>\n<h2>\(name.html)</h2>\n<ol start=\"\(katas[0].number)\">\n"
      + items.joined(separator: "\n") + "\n</ol>\n</section>"
  }

  private func teaches(_ kata: Kata, root: String) -> String {
    let rows = kata.manifest.teaches.filter { row in site.ideas.contains { $0.row == row } }
    return rows.map { " · <a href=\"\(root)ideas.html#\($0.html)\">\($0.html)</a>" }.joined()
  }

  private func kata(_ kata: Kata, _ index: Int) -> String {
    let root = "../../"
    let rules = kata.manifest.rules.filter { ReviewRule.named($0) != nil }.map {
      " · <a href=\"\(root)rules.html#\($0.html)\">\($0.html)</a>"
    }
    func neighbour(_ other: Int) -> String {
      katas.indices.contains(other) ? link(to: katas[other], root: root) : ""
    }
    return layouts.kata.filled([
      "NUMBER": "\(kata.number)", "COUNT": "\(katas.count)", "ID": "\(kata.id)".html,
      "MINUTES": Wording.count(kata.manifest.minutes, "minute"),
      "TEACHES": teaches(kata, root: root), "RULES": rules.joined(),
      "BRIEF": Markdown.html(site.briefs[kata.id] ?? ""),
      "OPEN": words.elsewhere.command("open \(kata.id)").html,
      "BEFORE": neighbour(index - 1), "AFTER": neighbour(index + 1),
    ])
  }

  private var rules: String {
    let rules = ReviewRule.all.map { rule in
      layouts.rule.filled([
        "ID": rule.id, "WHY": rule.why.html, "RIGHT": rule.correct.html,
        "WRONG": rule.incorrect.html,
        "KATAS": links(to: katas.filter { $0.manifest.rules.contains(rule.id) }),
      ])
    }
    return "<h1>Rules of VIP</h1>\n" + rules.joined(separator: "\n")
  }

  private var ideas: String {
    let rows = site.ideas.map { idea in
      "<tr id=\"\(idea.row.html)\"><th scope=\"row\">\(idea.row.html)</th>"
        + "<td>\(idea.text.html)</td><td>"
        + links(to: katas.filter { $0.manifest.teaches.contains(idea.row) }) + "</td></tr>"
    }
    return layouts.ideas.filled(["ROWS": rows.joined(separator: "\n")])
  }
}

/// The fixed part of each site, with placeholders such as `__TITLE__` for the rest.
struct SiteLayouts: Sendable {
  let page: String
  let map: String
  let kata: String
  let rule: String
  let ideas: String
  let style: String
}
