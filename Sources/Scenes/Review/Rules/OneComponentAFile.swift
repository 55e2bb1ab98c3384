import Entities

extension ReviewRule {
  /// Each part of a scene has a file of its own.
  @Sendable static func oneComponentAFile(_ code: VIPCode) -> [Breach] {
    let parts = code.parts(.view, .interactor, .presenter, .router)
    return Dictionary(grouping: parts, by: \.position.file).flatMap { _, together in
      let ordered = together.sorted { $0.position.offset < $1.position.offset }
      let first = ordered[0]
      return ordered.dropFirst().filter { code.role(ofType: $0) != code.role(ofType: first) }
        .map { part in
          Breach(
            position: part.position,
            message: "\(part.name) shares a file with \(first.name); "
              + "give it the file \(part.name).swift")
        }
    }
  }
}
