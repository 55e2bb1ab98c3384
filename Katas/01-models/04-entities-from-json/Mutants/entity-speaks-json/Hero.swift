struct Hero: Decodable, Equatable, Sendable {
  let id: Int
  let name: String
  let description: String?

  var summary: String { description ?? "" }
}
