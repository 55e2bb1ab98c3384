import Foundation

/// The teacher's place: what learners' work is worth.
enum Grading {
  enum Grade {
    struct Request: Equatable, Sendable {
      /// The part of the learners to grade; all when nil.
      var shard: Shard?
      /// Work that was not changed since then is left out.
      var since: Date?
      /// Work that was changed later is late.
      var deadline: Date?
      /// Where the course lies, for those who read the grades.
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
      /// Why learners' code is kept in no sandbox; nil where it is.
      let exposed: String?
      /// Files beside the learners' folders, which may hold work that is not graded.
      let archives: [String]
    }
  }

  enum Sheet {
    struct Response: Equatable, Sendable {
      let sheet: GradeSheet
    }
  }

  /// Some runs are done; others are on their way.
  enum ShowProgress {
    struct Response: Equatable, Sendable {
      let done: Int
      let total: Int
    }
  }
}
