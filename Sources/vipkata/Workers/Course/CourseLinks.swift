import Foundation

/// Checks what katas say about each other and about support modules: duplicate ids, a `carries`
/// that leads nowhere or in a circle, missing modules.
struct CourseLinks {
  let katas: [Kata]
  /// Katas that have a mistake of their own.
  let unusable: Set<KataID>
  let root: URL

  var problems: [CourseProblem] {
    let links: [(CourseProblem.Check, (Kata) -> String?)] = [
      (.id, duplicate), (.carries, lostCarries), (.support, lostSupport),
    ]
    return links.flatMap { check, find in
      katas.compactMap { kata in
        find(kata).map {
          // A check is named like its key.
          kata.problem(
            check, "kata.json", .said($0),
            line: ManifestFile.line(of: check.rawValue, of: kata, in: root))
        }
      }
    }
  }

  private func duplicate(_ kata: Kata) -> String? {
    guard let first = katas.first(where: { $0.id == kata.id }), first.folder != kata.folder else {
      return nil
    }
    return "its id \(kata.id) is taken by \(first.folder): rename one of the folders."
  }

  private func lostCarries(_ kata: Kata) -> String? {
    var seen = [kata.id]
    var next = kata.manifest.carries
    while let id = next {
      guard let carried = katas.first(where: { $0.id == id }) else {
        return unusable.contains(id)
          ? "it carries \(id), which has a mistake: fix that first."
          : "it carries \(id), which does not exist"
            + Nearest.end(
              of: id.description, among: katas.map(\.id).filter { $0 != kata.id }.map(\.description)
            )
      }
      if seen.contains(id) {
        let circle = (seen + [id]).map(\.description).joined(separator: " → ")
        return "\"carries\" leads round in a circle: \(circle)."
      }
      seen.append(id)
      next = carried.manifest.carries
    }
    return nil
  }

  private func lostSupport(_ kata: Kata) -> String? {
    let folder = root.appendingPathComponent("Support")
    return kata.manifest.support.first { !folder.appendingPathComponent($0).exists }.map { name in
      "\"support\" names \(name), but there is no folder Support/\(name)"
        + Nearest.end(of: name, among: FolderEntry.folders(in: folder.path))
    }
  }
}
