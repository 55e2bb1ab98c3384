/// The server's answer as it travels. Nobody but the worker reads it.
struct HeroesPage: Decodable {
  struct Contents: Decodable {
    let results: [Entry]
  }

  struct Entry: Decodable {
    let id: Int
    let name: String
    let description: String
    let thumbnail: Thumbnail?
  }

  struct Thumbnail: Decodable {
    let path: String
    let `extension`: String
  }

  let data: Contents
}
