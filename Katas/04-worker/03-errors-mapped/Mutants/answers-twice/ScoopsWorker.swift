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
    service.make(cone: cone, flavor: flavor) { reply in
      switch reply {
      case .success(let reply):
        if reply.isSoldOut {
          completion(.failure(.soldOut))
        }
        if let iceCream = reply.iceCream {
          completion(.success(iceCream))
        } else {
          completion(.failure(.unknown))
        }
      case .failure(let error):
        if let error = error as? ScoopsError {
          completion(.failure(error))
        }
        if case URLError.notConnectedToInternet = error {
          completion(.failure(.offline))
        }
        if case URLError.networkConnectionLost = error {
          completion(.failure(.offline))
        }
        completion(.failure(.unknown))
      }
    }
  }
}
