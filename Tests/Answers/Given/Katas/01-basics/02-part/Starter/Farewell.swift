struct Farewell {
  let name: String

  var text: String {
    "\(name) stays."
  }
}
