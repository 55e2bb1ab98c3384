/// A module that katas may name in `support`, such as `KataUI`.
package struct SupportModule: Codable, Equatable, Sendable {
  package let name: String
  package let files: [SourceFile]

  package init(name: String, files: [SourceFile]) {
    self.name = name
    self.files = files
  }
}
