extension VIPCode {
  static let services: Set = [
    "Alamofire", "RxAlamofire", "Apollo", "Moya", "CoreData", "SwiftData", "RealmSwift", "GRDB",
    "SQLite", "Firebase", "FirebaseAuth", "FirebaseDatabase", "FirebaseFirestore",
  ]

  /// Network, storage and the system are behind workers, which a test replaces.
  var interactorAsksWorkers: [Breach] {
    let mend = "let a worker do it, behind a protocol"
    let reached = reaches(of: .interactor, mend: mend)
    let own: [Breach] = parts(.interactor).flatMap {
      waits(of: $0, mend: mend) + addresses(namedBy: $0)
    }
    // An import is not reported where its use in the same file is.
    let told = Set(reached.map(\.file))
    let imported = imports(of: Self.services, by: .interactor).filter { !told.contains($0.file) }
    return reached + own
      + imported.breaches {
        "the interactor's file imports \($0.module); leave what needs it to a worker"
      }
  }

  /// `worker.load(from: "https://example.com/api/orders")`, reported once; not a page to open.
  private func addresses(namedBy interactor: Part) -> [Breach] {
    let signs = ["/api", "api.", "/v1", "/v2", "/v3", ".json", "?"]
    for routine in interactor.routines {
      let address = routine.tokens.first { token in
        let text = routine.file.text(token).drop { $0 == "\"" }
        return token.kind == "string" && text.hasPrefix("http") && text.contains("://")
          && signs.contains(where: text.contains)
      }
      guard let address else { continue }
      return [
        Breach(
          routine.file, address.range.lowerBound,
          "the interactor \(interactor.name) names an address of the network; "
            + "let the worker know the address")
      ]
    }
    return []
  }
}
