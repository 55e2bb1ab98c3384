import Entities
import Foundation
import XCTest

@testable import Scenes
@testable import Workers

/// Every scene that the templates of this repository make.
@MainActor
enum SceneCombinations {
  static let templates = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Katas/Templates/Scene")

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

  /// The files of a scene, made as the program makes them.
  static func files(
    _ choices: [SceneChoice: String], useCases: [String] = []
  ) throws -> [String: String] {
    let worker = KeepingWorker(folder: templates)
    let presenter = FailureSpy()
    let interactor = NewSceneInteractor(worker: worker)
    interactor.presenter = presenter
    var request = NewScene.Plan.Request(name: name(of: choices))
    request.choices = choices
    request.useCases = useCases
    request.module = "App"
    interactor.plan(request: request)
    if let error = presenter.error { throw error }
    return worker.files
  }

  /// Every combination with the files of its scene.
  static let made = Result { try all.map { (choices: $0, files: try files($0)) } }

  /// Few combinations that have among them every file that any has, and every pair of choices.
  static func covering() throws -> [[SceneChoice: String]] {
    var open = try made.get().map { choices, files in
      let files = files.map {
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
}

/// Reads real templates, and keeps what it should write.
private final class KeepingWorker: NewSceneWorkerLogic {
  private static let kept = TemplateCache()
  private let folder: URL
  nonisolated(unsafe) private(set) var files: [String: String] = [:]

  init(folder: URL) {
    self.folder = folder
  }

  func templates() throws -> [SceneTemplate] {
    try Self.kept.templates(of: folder)
  }

  func requireNew(_ paths: [String]) throws -> [String] { paths }

  func create(_ files: [String: String]) throws -> [String] {
    self.files = files
    return files.keys.sorted()
  }
}

private final class TemplateCache: Sendable {
  nonisolated(unsafe) private var read: [SceneTemplate]?

  func templates(of folder: URL) throws -> [SceneTemplate] {
    if let read { return read }
    let templates = try TemplateFolder(root: folder, target: folder, currentFolder: folder)
      .templates()
    read = templates
    return templates
  }
}

@MainActor
private final class FailureSpy: NewScenePresentationLogic {
  private(set) var error: (any Error)?

  func presentQuestion(response: NewScene.Answer.Response) {}
  func presentPlan(response: NewScene.Plan.Response) {}
  func presentWrite(response: NewScene.Write.Response) {}
  func presentFailure(error: any Error) { self.error = error }
}
