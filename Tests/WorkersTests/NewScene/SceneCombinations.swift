import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// Every scene that the templates of this repository make.
@MainActor
enum SceneCombinations {
  /// All 256.
  static var all: [[SceneChoice: String]] {
    SceneChoice.allCases.reduce([[:]]) { combinations, choice in
      combinations.flatMap { combination in
        choice.words.map { combination.merging([choice: $0]) { $1 } }
      }
    }
  }

  /// `FormApiPush…`, by which a combination can be told from a failure.
  static func name(of choices: [SceneChoice: String]) -> String {
    SceneChoice.allCases.map { choice in
      (choices[choice] ?? "").split(separator: "-").map(\.capitalized).joined()
    }.joined()
  }

  private static let read = Result {
    let templates = Repository.katas.appendingPathComponent("Templates/Scene")
    return try TemplateFolder(
      root: templates, newFiles: NewFiles(base: templates, currentFolder: templates)
    ).templates()
  }

  /// The files of a scene; no two templates may make the same.
  static func files(
    _ choices: [SceneChoice: String], useCases: [String] = []
  ) throws -> [String: String] {
    var request = NewScene.Plan.Request(name: name(of: choices))
    request.choices = choices
    request.useCases = useCases
    request.module = "App"
    let draft = try SceneDraft(request: request)
    let files = try read.get().compactMap { try $0.file(for: draft) }
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  /// Few combinations that have among them every two lines in a row that any file has, and every
  /// pair of choices; of a sample, two that have no choice in common but where there is but one
  /// other.
  static let tried = Result { try Sample.isWhole ? covering() : sample }

  private static var sample: [[SceneChoice: String]] {
    [
      SceneChoice.allCases.reduce(into: [:]) { $0[$1] = $1.words.first },
      SceneChoice.allCases.reduce(into: [:]) { $0[$1] = $1.words.last },
    ]
  }

  private static func covering() throws -> [[SceneChoice: String]] {
    var open = try all.map { (choices: $0, parts: try parts(of: $0)) }
    var chosen: [[SceneChoice: String]] = []
    while let best = open.max(by: { $0.parts.count < $1.parts.count }), !best.parts.isEmpty {
      chosen.append(best.choices)
      for index in open.indices { open[index].parts.subtract(best.parts) }
    }
    return chosen
  }

  /// Numbers that stand for what a combination has to be tried for.
  private static func parts(of choices: [SceneChoice: String]) throws -> Set<Int> {
    let words = choices.values
    var parts = Set(words.flatMap { word in words.map { Set([word, $0]).hashValue } })
    let name = name(of: choices)
    for (path, text) in try files(choices) {
      let file = path.replacingOccurrences(of: name, with: "Scene")
      let lines = text.replacingOccurrences(of: name, with: "Scene").split(separator: "\n")
      for (line, next) in zip(lines, lines.dropFirst()) {
        parts.insert("\(file)\n\(line)\n\(next)".hashValue)
      }
    }
    return parts
  }
}
