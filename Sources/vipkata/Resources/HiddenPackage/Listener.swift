// For packages whose tests SwiftPM starts itself: the loader calls it before the first test.

import HiddenSuiteLoader
import XCTest

@_cdecl("vipkata_listen")
public func listen() {
  begin()
  XCTestObservationCenter.shared.addTestObserver(EventWriter())
}
