import XCTest

@testable import vipkata

final class KataIDTests: XCTestCase {
  func testAnythingElseIsNoId() {
    for text in ["", "interactor", "/", "interactor/", "/validate", "a/b/c", "a//b", "../a/b"] {
      XCTAssertNil(KataID(text), text)
    }
  }

  /// An id is part of a path in the workspace, and appears in journals that others write.
  func testNoPartLeadsOutOfAFolderOrIsHidden() {
    for part in ["..", ".", ".git", ".\u{308}", "a b", "a\0", "a\n", "a\u{202e}", "~", "a\\b"] {
      XCTAssertNil(KataID("\(part)/kata"), part)
      XCTAssertNil(KataID("stage/\(part)"), part)
    }
    for part in ["1.2_b-c", "grüße", "gru\u{308}ße", "挨拶", "नमस्ते"] {
      XCTAssertNotNil(KataID("\(part)/\(part)"), part)
    }
  }
}
