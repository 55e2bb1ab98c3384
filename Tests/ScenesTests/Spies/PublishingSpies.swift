@testable import vipkata

@MainActor
final class PublishingPresenterSpy: PublishingPresentationLogic {
  private(set) var copies: [Publishing.Copy.Response] = []
  private(set) var sites: [Publishing.Site.Response] = []
  /// The errors as the user would be told.
  private(set) var failures: [UserError] = []

  func presentCopy(response: Publishing.Copy.Response) { copies.append(response) }
  func presentSite(response: Publishing.Site.Response) { sites.append(response) }
  func presentFailure(error: any Error) { failures.append(UserError(error)) }
}

/// Records the folders that it is asked for, and refuses where a test wants it to.
final class PublishingWorkerSpy: PublishingWorkerLogic {
  private(set) var written: [String] = []
  private(set) var required: [String] = []
  var failure: UserError?

  func write(to folder: String) throws {
    if let failure { throw failure }
    written.append(folder)
  }

  func requireFree(_ folder: String) throws {
    required.append(folder)
    if let failure { throw failure }
  }
}
