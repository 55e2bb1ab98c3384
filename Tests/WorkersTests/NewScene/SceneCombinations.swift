import Foundation
import XCTest

@testable import vipkata

/// Every scene that the templates of this repository make.
@MainActor
enum SceneCombinations {
  /// All 256 combinations.
  static var all: [[SceneChoice: String]] {
    SceneChoice.allCases.reduce([[:]]) { combinations, choice in
      combinations.flatMap { combination in
        choice.words.map { combination.merging([choice: $0]) { $1 } }
      }
    }
  }

  /// A name such as `FormApiPush…`, which identifies the combination in a failure.
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

  /// The files of a scene; no two templates may make the same file.
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

  /// A few combinations that together have every file, and every pair of choices.
  static func covering() throws -> [[SceneChoice: String]] {
    var open = try all.map { choices in
      let files = try files(choices).map {
        "\($0.key)\n\($0.value)".replacingOccurrences(of: name(of: choices), with: "Scene")
      }
      let words = SceneChoice.allCases.compactMap { choices[$0] }
      let pairs = words.flatMap { word in words.map { "\(word) \($0)" } }
      return (choices: choices, parts: Set(files + pairs))
    }
    var chosen: [[SceneChoice: String]] = []
    while let best = open.max(by: { $0.parts.count < $1.parts.count }), !best.parts.isEmpty {
      chosen.append(best.choices)
      for index in open.indices { open[index].parts.subtract(best.parts) }
    }
    return chosen
  }

  /// Two combinations that differ in every choice.
  static var sample: [[SceneChoice: String]] {
    [
      SceneChoice.allCases.reduce(into: [:]) { $0[$1] = $1.words.first },
      SceneChoice.allCases.reduce(into: [:]) { $0[$1] = $1.words.last },
    ]
  }
}
