import Foundation

/// Says why a server did not do what it was asked.
extension WebDAV {
  /// - Throws: `PlaceFailure`, unless the answer is a success.
  func require(_ answer: Answer) throws {
    // curl exits with 22 when the server refuses.
    guard answer.exit == 0 || answer.exit == 22 else { throw silence(answer.exit) }
    guard (200..<300).contains(answer.status) else { throw refusal(answer.status) }
  }

  private var host: String {
    URL(string: place.rawValue)?.host ?? place.shown
  }

  private func silence(_ exit: Int32) -> PlaceFailure {
    switch exit {
    case 6:
      PlaceFailure(
        "No server \(host) is known.", mend: "Look at the network, and at the address.",
        isPassing: true)
    case 28: PlaceFailure("\(host) took too long.", isPassing: true)
    case 51, 60:
      PlaceFailure(
        "The certificate of \(host) is vouched for by nobody whom this machine knows.",
        mend: "--ca FILE names the certificate of the authority that does.")
    case 77:
      PlaceFailure(
        "The certificate \(access.authority ?? "") cannot be read.",
        mend: "--ca FILE names a file in PEM form.")
    case 127:
      PlaceFailure("There is no curl.", mend: "Install it: it is what speaks with servers.")
    default:
      PlaceFailure(
        "\(host) cannot be reached (curl \(exit)).",
        mend: "Look at the network, and at the address.", isPassing: true)
    }
  }

  private func refusal(_ status: Int) -> PlaceFailure {
    switch status {
    case 401 where !access.hasSecret:
      PlaceFailure(
        "\(host) wants a token or a password (401).",
        mend: "--token-file FILE names a file that holds the token, or user:password.")
    case 401: PlaceFailure("\(host) does not know this token or password (401).")
    case 403:
      PlaceFailure("\(host) does not allow it (403).", mend: "Ask whoever gave you the place.")
    case 404, 409:
      PlaceFailure(
        "\(place.shown) is not there (\(status)).", mend: "Look at the address once more.")
    case 405, 501:
      PlaceFailure(
        "\(place.shown) takes no files (\(status)).",
        mend: "It has to be a folder of WebDAV, or a signed address.")
    case 300..<400:
      PlaceFailure(
        "\(host) points elsewhere (\(status)), perhaps to a page to log in.",
        mend: "Give the address that takes files itself.")
    case 408, 425, 429, 500...:
      PlaceFailure("\(host) is not able to at the moment (\(status)).", isPassing: true)
    default: PlaceFailure("\(host) refuses (\(status)).")
    }
  }
}
