import XCTest

final class ExtendedTests: XCTestCase {}
