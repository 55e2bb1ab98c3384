import XCTest

class SceneTestCase: XCTestCase {
  var sum = 0
}

typealias Base = SceneTestCase
typealias Case = Base
