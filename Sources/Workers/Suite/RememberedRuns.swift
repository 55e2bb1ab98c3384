package import Entities
package import Foundation
package import Scenes

/// Runs a suite only when something changed since it was run on the same files: scene,
/// suite, support modules and toolchain, compared by their content.
package struct RememberedRuns: SuiteWorkerLogic {
  private let folder: URL
  private let suites: any SuiteWorkerLogic
  private let finder: ToolchainFinder

  /// How many runs are kept.
  private static let most = 100

  /// - Parameters:
  ///   - folder: where the runs are kept.
  ///   - suites: runs what is not remembered.
  package init(folder: URL, suites: any SuiteWorkerLogic, finder: ToolchainFinder) {
    self.folder = folder
    self.suites = suites
    self.finder = finder
  }

  private struct Question: Codable, Equatable {
    /// Another number when runs are judged in another way than before.
    var rules = 1
    let toolchain: Toolchain
    let job: SuiteJob
  }

  private struct Answer: Codable {
    let question: Question
    let run: SuiteRun
  }

  package func outline(of suite: [SourceFile]) throws -> SuiteOutline {
    try suites.outline(of: suite)
  }

  package func run(_ job: SuiteJob) throws -> SuiteRun {
    let question = Question(toolchain: try finder.find(), job: job)
    let file = try file(of: question)
    if let kept = try? JSONDecoder().decode(Answer.self, from: Data(contentsOf: file)),
      kept.question == question
    {
      var run = kept.run
      run.isRemembered = true
      return run
    }
    let run = try suites.run(job)
    // A crash or a hang may be the machine's; what does not build is soon said again.
    if run.ending == .finished { keep(Answer(question: question, run: run), in: file) }
    return run
  }

  /// Named after the content. Two contents may share a name, and so the whole question
  /// is kept and compared.
  private func file(of question: Question) throws -> URL {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let content = try encoder.encode(question)
    let number = content.reduce(5381) { $0 &* 33 ^ UInt64($1) }
    return folder.appendingPathComponent("\(number).json")
  }

  /// What cannot be kept is run again: that is all.
  private func keep(_ answer: Answer, in file: URL) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    if names.count >= Self.most { try? files.removeItem(at: folder) }
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    try? JSONEncoder().encode(answer).write(to: file, options: .atomic)
  }
}
