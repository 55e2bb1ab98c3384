/// An ice cream in the making.
struct Choice: Equatable, Sendable {
  var cone: String?
  var flavor: String?
  var topping: String?
}
