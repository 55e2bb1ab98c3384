// Where SwiftPM starts the tests itself: called by the loader before any of them.

import HiddenSuiteLoader
import XCTest

@_cdecl("vipkata_listen")
public func listen() {
  begin()
  XCTestObservationCenter.shared.addTestObserver(EventWriter())
}
