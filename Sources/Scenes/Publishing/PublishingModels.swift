/// The course written out: as folders to work in, and as pages to read.
enum Publishing {
  /// Write out the course that this program came with.
  enum Copy {
    struct Request: Equatable, Sendable {
      let folder: String
    }

    struct Response: Equatable, Sendable {
      let folder: String
    }
  }

  /// Write what may be seen of the course into pages for a browser.
  enum Site {
    struct Request: Equatable, Sendable {
      let folder: String
    }

    struct Response: Equatable, Sendable {
      let folder: String
      let course: Course
      let briefs: [KataID: String]
      let ideas: [Idea]
    }
  }
}
