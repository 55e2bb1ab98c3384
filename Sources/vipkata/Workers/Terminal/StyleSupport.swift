/// How a stream shows styles; found out per stream, because one may be a file.
struct StyleSupport: Equatable, Sendable {
  let colors: Bool
  /// Whether file names can be clicked (OSC 8).
  let links: Bool
  /// Whether a line can be erased and written again.
  let rewrites: Bool
  let isTerminal: Bool
  /// Whether lines are shown as sentences, for a screen reader.
  let isSpoken: Bool
  var isASCII: Bool

  enum ColorChoice: String, Sendable, CaseIterable {
    case auto, always, never
  }

  init(
    choice: ColorChoice, environment: [String: String], isTerminal: Bool, isSpoken: Bool = false
  ) {
    func isSet(_ name: String) -> Bool { environment.variable(name) != nil }
    let isRich = isTerminal && !isSpoken && environment["TERM"] != "dumb"
    switch choice {
    case .always: colors = true
    case .never: colors = false
    case .auto where isSet("NO_COLOR"): colors = false
    case .auto where isSet("CLICOLOR_FORCE") && environment["CLICOLOR_FORCE"] != "0": colors = true
    case .auto: colors = isRich
    }
    links = isRich && colors
    rewrites = isRich
    self.isTerminal = isTerminal
    self.isSpoken = isSpoken
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment.variable).first
    let name = locale?.lowercased() ?? "utf-8"
    isASCII = !name.contains("utf-8") && !name.contains("utf8")
  }
}
