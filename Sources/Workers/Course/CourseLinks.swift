import Entities
import Foundation

/// What katas say of each other and of support modules: duplicate ids, a `carries`
/// that leads nowhere or back to itself, modules that are not there.
struct CourseLinks {
  let katas: [Kata]
  /// Katas that have a mistake of their own.
  let unusable: Set<KataID>
  let root: URL

  var problems: [CourseProblem] {
    duplicates + katas.compactMap(carriesProblem) + katas.compactMap(supportProblem)
  }

  private var duplicates: [CourseProblem] {
    var first: [KataID: Kata] = [:]
    return katas.compactMap { kata in
      guard let other = first.updateValue(first[kata.id] ?? kata, forKey: kata.id) else {
        return nil
      }
      return problem(
        "id", kata, "its id \(kata.id) is taken by \(other.folder): rename one of the folders.")
    }
  }

  private func carriesProblem(_ kata: Kata) -> CourseProblem? {
    var seen = [kata.id]
    var next = kata.manifest.carries
    while let id = next {
      guard let carried = katas.first(where: { $0.id == id }) else {
        if unusable.contains(id) {
          return problem("carries", kata, "it carries \(id), which has a mistake: mend that first.")
        }
        let names = katas.map(\.id.description)
        let mend = Nearest.word(to: id.description, among: names).map { ": did you mean \($0)?" }
        return problem("carries", kata, "it carries \(id), which does not exist\(mend ?? ".")")
      }
      if seen.contains(id) {
        let circle = (seen + [id]).map(\.description).joined(separator: " → ")
        return problem("carries", kata, "its carries go round in a circle: \(circle).")
      }
      seen.append(id)
      next = carried.manifest.carries
    }
    return nil
  }

  private func supportProblem(_ kata: Kata) -> CourseProblem? {
    let missing = kata.manifest.support.first { name in
      !FileManager.default.fileExists(atPath: "\(root.path)/Support/\(name)")
    }
    return missing.map {
      problem(
        "support", kata, "its support module \($0) does not exist: there is no Support/\($0).")
    }
  }

  private func problem(_ check: String, _ kata: Kata, _ message: String) -> CourseProblem {
    CourseProblem(
      check: check, kata: kata.folder, file: "Katas/\(kata.folder)/kata.json", message: message)
  }
}
