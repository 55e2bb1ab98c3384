/// A file that a learner sends with a question.
struct SentFile: Codable, Equatable, Sendable {
  let name: String
  let text: String
}
