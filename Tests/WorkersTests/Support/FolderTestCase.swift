import XCTest

/// A test case in which each test has a folder of its own.
class FolderTestCase: XCTestCase {
  private(set) var folder: TemporaryFolder!

  override func setUpWithError() throws { folder = try TemporaryFolder() }
}
