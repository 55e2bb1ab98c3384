import Foundation

@MainActor
protocol ScoopsWorkerLogic {
  func make(
    cone: String, flavor: String,
    completion: @escaping @MainActor (Result<IceCream, ScoopsError>) -> Void)
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
      do {
        let reply = try reply.get()
        if reply.isSoldOut {
          completion(.failure(.soldOut))
        } else if let iceCream = reply.iceCream {
          completion(.success(iceCream))
        } else {
          completion(.failure(.unknown))
        }
      } catch let error as ScoopsError {
        completion(.failure(error))
      } catch let error as URLError where Self.offlineCodes.contains(error.code) {
        completion(.failure(.offline))
      } catch {
        completion(.failure(.unknown))
      }
    }
  }

  private static let offlineCodes: Set<URLError.Code> = [
    .notConnectedToInternet, .networkConnectionLost,
  ]
}
