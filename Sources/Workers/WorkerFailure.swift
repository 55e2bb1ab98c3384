/// Something in the world that did not work, as a sentence for the user.
package struct WorkerFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
