/// The course written out: as folders to work in, and as pages to read.
enum Publishing {
  /// What may be seen of the course, as pages for a browser.
  enum Site {
    struct Response: Equatable, Sendable {
      let folder: String
      let course: Course
      let briefs: [KataID: String]
      let ideas: [Idea]
    }
  }
}
