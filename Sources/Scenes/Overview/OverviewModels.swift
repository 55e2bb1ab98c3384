package import Entities

/// The course from above: the map, and whether everything is in order.
package enum Overview {
  /// The map of the course.
  package enum Show {
    package struct Request: Equatable, Sendable {
      package init() {}
    }

    package struct Response: Equatable, Sendable {
      package let course: Course
      package let progress: Progress

      package init(course: Course, progress: Progress) {
        self.course = course
        self.progress = progress
      }
    }
  }

  /// Look for what may be wrong with toolchain, course and workspace.
  package enum Examine {
    package struct Request: Equatable, Sendable {
      package init() {}
    }

    package struct Response: Equatable, Sendable {
      package let checkups: [Checkup]

      package init(checkups: [Checkup]) {
        self.checkups = checkups
      }
    }
  }

  /// Write what an editor needs for the workspace.
  package enum Setup {
    package struct Request: Equatable, Sendable {
      package init() {}
    }

    package struct Response: Equatable, Sendable {
      /// The file that was written.
      package let file: String

      package init(file: String) {
        self.file = file
      }
    }
  }

  /// Free the disk of what was built.
  package enum Clear {
    package struct Request: Equatable, Sendable {
      package init() {}
    }

    package struct Response: Equatable, Sendable {
      package let bytes: Int

      package init(bytes: Int) {
        self.bytes = bytes
      }
    }
  }

  /// One thing that was looked at.
  package struct Checkup: Equatable, Sendable {
    package let what: String
    package let found: String
    package let mend: String?

    /// - Parameter mend: what to do; nil when all is well.
    package init(what: String, found: String, mend: String? = nil) {
      self.what = what
      self.found = found
      self.mend = mend
    }
  }
}
