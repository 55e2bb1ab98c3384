/// Something in the world that did not work, as a sentence for the user.
struct WorkerFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
