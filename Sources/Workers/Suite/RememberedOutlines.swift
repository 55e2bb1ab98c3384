package import Entities
package import Foundation
package import Scenes

/// Reads a suite's outline once: it is wanted for showing the lines of a failing test, and
/// the library that reads code takes longer to load than all the rest of such a verdict.
package struct RememberedOutlines: SuiteWorkerLogic {
  private let memory: ContentMemory
  private let suites: any SuiteWorkerLogic

  /// - Parameters:
  ///   - folder: where the outlines are kept.
  ///   - suites: reads those that are not there, and runs suites.
  package init(folder: URL, suites: any SuiteWorkerLogic) {
    memory = ContentMemory(folder: folder)
    self.suites = suites
  }

  package func outline(of suite: [SourceFile]) throws -> SuiteOutline {
    if let known = memory.answer(to: suite, as: SuiteOutline.self) { return known }
    let outline = try suites.outline(of: suite)
    memory.keep(outline, for: suite)
    return outline
  }

  package func run(_ job: SuiteJob) throws -> SuiteRun {
    try suites.run(job)
  }
}
