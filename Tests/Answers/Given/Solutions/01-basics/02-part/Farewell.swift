struct Farewell {
  let name: String

  var text: String {
    "Goodbye, \(name)!"
  }
}
