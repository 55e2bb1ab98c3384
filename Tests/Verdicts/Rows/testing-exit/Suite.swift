import Foundation
import Testing

@Test func aBefore() {}

@Test func bLeaves() {
  exit(0)
}

@Test func cAfter() {}
