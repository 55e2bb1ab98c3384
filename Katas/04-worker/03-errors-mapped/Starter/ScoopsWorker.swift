import Foundation

@MainActor
protocol ScoopsWorkerLogic {
  func make(
    cone: String, flavor: String,
    completion: @escaping @MainActor (Result<IceCream, ScoopsError>) -> Void
  )
}

final class ScoopsWorker: ScoopsWorkerLogic {
  private let service: any ShopService

  init(service: any ShopService) {
    self.service = service
  }

  func make(
    cone: String, flavor: String,
    completion: @escaping @MainActor (Result<IceCream, ScoopsError>) -> Void
  ) {
    // TODO: Ask the service, and answer once with an ice cream or a ScoopsError.
  }
}
