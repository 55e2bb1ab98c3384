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
        "The server \(host) cannot be found.", mend: "Check the network and the address.",
        isPassing: true)
    case 28: PlaceFailure("\(host) took too long.", isPassing: true)
    case 51, 60:
      PlaceFailure(
        "The certificate of \(host) comes from an authority that this machine does not know.",
        mend: "Name the certificate of that authority with --ca FILE.")
    case 77:
      PlaceFailure(
        "The certificate \(access.authority ?? "") cannot be read.",
        mend: "Name a file in PEM format with --ca FILE.")
    case 127:
      PlaceFailure("curl is not installed.", mend: "Install it: vipkata needs it to reach servers.")
    default:
      PlaceFailure(
        "\(host) cannot be reached (curl \(exit)).",
        mend: "Check the network and the address.", isPassing: true)
    }
  }

  private func refusal(_ status: Int) -> PlaceFailure {
    switch status {
    case 401 where !access.hasSecret:
      PlaceFailure(
        "\(host) wants a token or a password (401).",
        mend: "Name a file that holds the token, or user:password, with --token-file FILE.")
    case 401: PlaceFailure("\(host) does not know this token or password (401).")
    case 403:
      PlaceFailure("\(host) does not allow it (403).", mend: "Ask whoever gave you the place.")
    case 404, 409:
      PlaceFailure(
        "\(place.shown) is not there (\(status)).", mend: "Check the address.")
    case 405, 501:
      PlaceFailure(
        "\(place.shown) takes no files (\(status)).",
        mend: "It has to be a WebDAV folder, or a signed address.")
    case 300..<400:
      PlaceFailure(
        "\(host) redirects elsewhere (\(status)), perhaps to a login page.",
        mend: "Give the address that takes the files itself.")
    case 408, 425, 429, 500...:
      PlaceFailure("\(host) cannot do it at the moment (\(status)).", isPassing: true)
    default: PlaceFailure("\(host) refuses (\(status)).")
    }
  }
}
