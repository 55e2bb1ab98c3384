/// A row of the course's table of ideas.
struct Idea: Equatable, Sendable {
  let row: String
  let text: String
}
