import Foundation

/// The output of `review --format json`.
private struct Report: Decodable {
  struct Finding: Decodable {
    let rule: String
    let file: String
    let line: Int
  }

  let findings: [Finding]
}

/// The rule in a label if no rule covers the break.
private let noRule = "other"

/// Rules that report one break from two sides.
private let kin: [Set<String>] = [
  ["worker-knows-no-scene", "models-flow-one-way"],
  ["view-keeps-no-entity", "view-models-are-display-ready"],
  ["interactor-never-touches-view", "router-navigates"],
  ["presenter-never-calls-interactor", "router-navigates"],
  ["view-calls-interactor-and-router", "collaborators-are-protocols"],
]

private func isSame(_ rule: String, _ other: String) -> Bool {
  rule == other || kin.contains { $0.isSuperset(of: [rule, other]) }
}

/// A finding beside the line counts whatever its rule; elsewhere in its file, its rule must match.
private func tells(_ told: Labels.Place, _ found: Labels.Place) -> Bool {
  isBeside(told, found) || told.file == found.file && isSame(told.rule, found.rule)
}

private func isBeside(_ told: Labels.Place, _ found: Labels.Place) -> Bool {
  told.file == found.file && abs(told.line - found.line) <= 1
}

private func findings(of program: String, in app: URL, folder: String) throws -> [Labels.Place] {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = ["review", folder, "--as", "vip", "--format", "json"]
  process.currentDirectoryURL = app
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return try JSONDecoder().decode(Report.self, from: data).findings.map {
    Labels.Place(
      file: $0.file.hasPrefix("./") ? String($0.file.dropFirst(2)) : $0.file, line: $0.line,
      rule: $0.rule)
  }
}

private func percent(_ part: Int, _ whole: Int) -> String {
  "\(part) of \(whole)" + (whole == 0 ? "" : " (\(part * 100 / whole) in 100)")
}

private let arguments = CommandLine.arguments
private let root = URL(fileURLWithPath: arguments[1])
private let isVerbose = arguments.contains("-v")

for (name, folder) in [
  ("looked at", root), ("held out", root.appendingPathComponent("HeldOut")),
] where FileManager.default.fileExists(atPath: folder.path) {
  var (told, right, unjudged, scenes, beside) = (0, 0, 0, 0, 0)
  var byRule: [String: (told: Int, all: Int)] = [:]
  for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  where file.hasSuffix(".tsv") {
    let labels = try Labels(folder.appendingPathComponent(file))
    let app = URL(fileURLWithPath: arguments[3])
      .appendingPathComponent(labels.app.replacingOccurrences(of: "/", with: "+"))
    guard FileManager.default.fileExists(atPath: app.path) else { continue }
    scenes += labels.scenes
    let all = try findings(of: arguments[2], in: app, folder: labels.folder)
    for (places, what) in labels.breaks {
      let place = places[0]
      let isTold = all.contains { told in places.contains { tells(told, $0) } }
      byRule[place.rule, default: (0, 0)].all += 1
      byRule[place.rule, default: (0, 0)].told += isTold ? 1 : 0
      if place.rule != noRule,
        all.contains(where: { told in places.contains { isBeside(told, $0) } })
      {
        beside += 1
      }
      if isVerbose, !isTold {
        print("missed  \(labels.app) \(place.file):\(place.line) \(place.rule): \(what)")
      }
    }
    for finding in all where labels.wasRead(finding.file) {
      told += 1
      if labels.breaks.flatMap(\.places).contains(where: { tells(finding, $0) })
        || labels.judged[finding] == true
      {
        right += 1
      } else if labels.judged[finding] == nil {
        unjudged += 1
        if isVerbose {
          print("unjudged\t\(finding.file):\(finding.line)\t\(finding.rule)\t\(labels.app)")
        }
      }
    }
  }
  let other = byRule.removeValue(forKey: noRule) ?? (0, 0)
  for (rule, count) in byRule.sorted(by: { $0.key < $1.key }) {
    print("  \(rule): \(count.told) of \(count.all)")
  }
  let (toldOfFound, found) = byRule.values.reduce((0, 0)) { ($0.0 + $1.told, $0.1 + $1.all) }
  print("\(name), \(scenes) scenes: told \(percent(toldOfFound, found)) breaks of the rules,")
  print("  \(beside) of them within a line of their place, the others elsewhere in their file;")
  print("  \(percent(other.told, other.all)) breaks that no rule means;")
  print("  true \(percent(right, told)) of what is told, \(unjudged) judged by nobody")
}
