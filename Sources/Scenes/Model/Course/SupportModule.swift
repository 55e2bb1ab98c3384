/// A module that katas may name in `support`, such as `KataUI`.
struct SupportModule: Codable, Equatable, Sendable {
  let name: String
  let files: [SourceFile]
}
