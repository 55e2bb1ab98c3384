/// A table as it is wanted so far.
struct Draft: Equatable, Sendable {
  var name = ""
  var guests = 2
  var isOutside = false
}
