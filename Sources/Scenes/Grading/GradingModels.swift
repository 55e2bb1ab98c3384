import Foundation

/// What a teacher asks: what learners' work is worth.
enum Grading {
  enum Grade {
    struct Request: Equatable, Sendable {
      /// The part of the learners to grade; nil for all.
      var shard: Shard?
      /// Work that has not changed since then is left out.
      var since: Date?
      /// Work that was changed later is late.
      var deadline: Date?
      /// The course's folder, for those who read the grades.
      var course: String?
    }
  }

  enum Merge {
    struct Request: Equatable, Sendable {
      let files: [String]
    }
  }

  /// What a teacher should know before anything is run.
  enum Warn {
    struct Response: Equatable, Sendable {
      /// Why learners' code is not kept in a sandbox; nil if it is.
      let exposed: String?
      /// Files beside the learners' folders that may hold work which is not graded.
      let archives: [String]
    }
  }

  enum Sheet {
    struct Response: Equatable, Sendable {
      let sheet: GradeSheet
    }
  }

  /// Some runs are done; others are still running.
  enum ShowProgress {
    struct Response: Equatable, Sendable {
      let done: Int
      let total: Int
    }
  }
}
