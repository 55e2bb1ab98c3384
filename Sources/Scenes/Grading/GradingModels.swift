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

  /// Learners' code is kept in no sandbox.
  enum Exposure {
    struct Response: Equatable, Sendable {
      let why: String
    }
  }

  /// Files beside the learners' folders may hold work that is not graded.
  enum Archives {
    struct Response: Equatable, Sendable {
      let names: [String]
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
