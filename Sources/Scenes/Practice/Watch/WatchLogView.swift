package import Entities

/// The watch where there is no terminal: saves are checked, and practice prints what it finds.
package final class WatchLogView: WatchEventLogic {
  package var interactor: (any WatchBusinessLogic)?
  package private(set) var isOver = false
  package let farewell = Page()

  package init() {}

  package func handle(_ event: Watch.Event) {
    if event == .saved { interactor?.save(request: Watch.Look.Request()) }
    if event == .closed { isOver = true }
  }
}
