// Where UIKit exists, this module is UIKit. Elsewhere the other files here stand in for the little
// of it that katas use, under UIKit's own names, so that a scene reads as it does in an app.
#if canImport(UIKit)
  @_exported import UIKit
#endif
