import XCTest

/// Tests that have a folder of their own each.
class FolderTestCase: XCTestCase {
  private(set) var folder: TemporaryFolder!

  override func setUpWithError() throws { folder = try TemporaryFolder() }
}
