/// Something that was looked at, and whether it is in order.
struct Checkup: Equatable, Sendable, Encodable {
  let what: String
  let found: String
  /// What to do; nil when all is well.
  var mend: String?
}
