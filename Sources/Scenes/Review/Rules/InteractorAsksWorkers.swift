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
        waits(of: $0, mend: "let a worker do it, behind a protocol")
      }
      + code.imports(of: services, by: .interactor).filter { !told.contains($0.file.number) }.map {
        Breach(
          $0.file, $0.offset,
          "the interactor's file imports \($0.module); leave what needs it to a worker")
      }
  }
}
