package import Entities
package import Foundation

/// The teacher's place: what learners' work is worth.
package enum Grading {
  /// Run the work of all learners again.
  package enum Grade {
    package struct Request: Equatable, Sendable {
      /// The part of the learners to grade; all when nil.
      package var shard: Shard?
      /// Work that was not changed since then is left out.
      package var since: Date?
      /// Work that was changed later is late.
      package var deadline: Date?
      package var papers = Papers()

      package init() {}
    }
  }

  /// Join what several machines found out.
  package enum Merge {
    package struct Request: Equatable, Sendable {
      /// Paths of files with results.
      package let files: [String]
      package let papers: Papers

      package init(files: [String], papers: Papers) {
        self.files = files
        self.papers = papers
      }
    }
  }

  /// Where results are written beside what is shown.
  package struct Papers: Equatable, Sendable {
    /// The folder for a page of feedback for each learner.
    package var feedback: String?
    /// The file for the results as JSON.
    package var results: String?

    package init(feedback: String? = nil, results: String? = nil) {
      self.feedback = feedback
      self.results = results
    }
  }

  package enum Sheet {
    package struct Response: Equatable, Sendable {
      package let sheet: GradeSheet
      package let papers: Papers
    }

    package struct ViewModel: Equatable, Sendable {
      package let page: Page
      package let papers: [Paper]
    }
  }

  /// A file to be written.
  package struct Paper: Equatable, Sendable {
    /// As the user names it.
    package let path: String
    package let text: String
  }

  /// Some runs are done; others are on their way.
  package enum Progress {
    package struct Response: Equatable, Sendable {
      package let done: Int
      package let total: Int
    }
  }
}
