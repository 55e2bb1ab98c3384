/// Says in how many scenes each step of the cycle was seen, and why others could not be judged:
/// otherwise a review that saw nothing would look like one that found nothing.
struct SightLine {
  let report: ReviewReport

  /// The figures in one line, then the remarks, wrapped to 80 columns.
  var lines: [String] {
    let steps = report.seen.map { "→ \($0.to) \($0.scenes)" }.joined(separator: ", ")
    let seen = "Seen in \(Wording.count(report.scenes.count, "scene")): view \(steps)."
    return [seen] + remarks.flatMap { $0.wrapped(to: 80) }
  }

  /// What was not judged, and which names in the settings match nothing.
  var remarks: [String] {
    (gaps.isEmpty ? [] : ["Not judged: " + gaps.joined(separator: "; ") + "."])
      + report.foldersOfVIPER.map {
        "\($0) looks like VIPER, not like VIP: name it in `exclude` of the settings."
      } + strays
  }

  private var strays: [String] {
    report.strayNames.map { stray in
      "The settings name \(stray.name), and nothing here is called that"
        + (stray.nearest.map { ": did you mean \($0)?" } ?? ".")
    }
  }

  /// One entry for the steps a scene lacks for one reason, shared by scenes that lack the same.
  private var gaps: [String] {
    let lacks = report.scenes.flatMap { scene in
      Dictionary(grouping: scene.unseen) { reason(for: $0) }.map { reason, gaps in
        (
          what: Wording.list(gaps.map { "\($0.from) → \($0.to)" }), scene: scene.name,
          reason: reason
        )
      }
    }
    return Dictionary(grouping: lacks) { [$0.what, $0.reason] }.map { lack, scenes in
      "\(lack[0]) in \(Wording.list(scenes.map(\.scene))), \(lack[1])"
    }.sorted()
  }

  private func reason(for gap: ReviewedScene.Gap) -> String {
    let missing = gap.missing ?? ""
    return switch gap.why {
    case .noPart: "as no \(missing) was found"
    case .declaredNowhere: "as \(missing), which it inherits from, is declared nowhere in this code"
    case .noCall: "as the first knows the second, but was not seen calling it"
    case .unknownType: "as the type of \(missing) is not found"
    case .otherRole:
      "as they speak through \(missing), to which `through` of the settings gives another role: "
        + "give it \(gap.to)"
    case .unknownWay:
      "as they speak "
        + (gap.missing.map { "through \($0): name it in `through` of the settings" }
          ?? "in a way that the review does not know")
    }
  }
}
