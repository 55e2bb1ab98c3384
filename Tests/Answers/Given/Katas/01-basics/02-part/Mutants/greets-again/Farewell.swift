struct Farewell {
  let name: String

  var text: String {
    "Hello, \(name)!"
  }
}
