import XCTest

open class SceneTestCase: XCTestCase {}
