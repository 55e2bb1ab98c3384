extension ReviewRule {
  static let services: Set = [
    "Alamofire", "RxAlamofire", "Apollo", "Moya", "CoreData", "SwiftData", "RealmSwift", "GRDB",
    "SQLite",
    "Firebase", "FirebaseAuth", "FirebaseDatabase", "FirebaseFirestore",
  ]

  /// Network, storage and the system are behind workers, which a test replaces.
  @Sendable static func interactorAsksWorkers(_ code: VIPCode) -> [Breach] {
    let reached = code.reaches(of: .interactor, mend: "let a worker do it, behind a protocol")
    let told = Set(reached.map(\.position.file.number))
    // What is imported for what is reached is told there.
    return reached
      + code.parts(.interactor).flatMap {
        waits(of: $0, mend: "let a worker do it, behind a protocol") + addresses(namedBy: $0)
      }
      + code.imports(of: services, by: .interactor).filter { !told.contains($0.file.number) }.map {
        Breach(
          $0.file, $0.offset,
          "the interactor's file imports \($0.module); leave what needs it to a worker")
      }
  }

  /// `worker.load(from: "https://example.com/api/orders")`, told once; not a page that is opened.
  private static func addresses(namedBy interactor: Part) -> [Breach] {
    let signs = ["/api", "api.", "/v1", "/v2", "/v3", ".json", "?"]
    return interactor.routines.flatMap { routine in
      routine.tokens.filter { token in
        guard token.kind == "string" else { return false }
        let text = routine.file.text(token).drop { $0 == "\"" }
        return text.hasPrefix("http") && text.contains("://")
          && signs.contains(where: text.contains)
      }.map {
        Breach(
          routine.file, $0.range.lowerBound,
          "the interactor \(interactor.name) names an address of the network; "
            + "let the worker know where it asks")
      }
    }.prefix(1).map { $0 }
  }
}
