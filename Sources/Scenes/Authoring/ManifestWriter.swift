package import Entities
import Foundation

/// Writes a `kata.json` in the one form that all manifests of a course have.
package struct ManifestWriter {
  private let manifest: Manifest

  package init(manifest: Manifest) {
    self.manifest = manifest
  }

  package var text: String {
    let fallback = Manifest(title: "", module: "")
    var fields = [
      field("title", manifest.title), field("module", manifest.module),
    ]
    if manifest.kind != fallback.kind { fields.append(field("kind", manifest.kind.rawValue)) }
    fields.append("  \"minutes\": \(manifest.minutes)")
    if manifest.points != fallback.points { fields.append("  \"points\": \(manifest.points)") }
    fields.append(field("teaches", manifest.teaches))
    fields.append(field("learned", manifest.learned))
    fields.append(field("edit", manifest.edit))
    if !manifest.support.isEmpty { fields.append(field("support", manifest.support)) }
    if let carries = manifest.carries { fields.append(field("carries", carries.description)) }
    if !manifest.rules.isEmpty { fields.append(field("rules", manifest.rules)) }
    if !manifest.postpones.isEmpty { fields.append(field("postpones", manifest.postpones)) }
    if manifest.reveal != fallback.reveal {
      fields.append(field("reveal", manifest.reveal.rawValue))
    }
    if manifest.testSeconds != fallback.testSeconds {
      fields.append("  \"testSeconds\": \(manifest.testSeconds)")
    }
    if !manifest.starterBuilds { fields.append("  \"starterBuilds\": false") }
    fields.append("  \"mutants\": {\n\(mutants)\n  }")
    return "{\n\(fields.joined(separator: ",\n"))\n}\n"
  }

  private var mutants: String {
    manifest.mutants.map { mutant in
      var fields = ["      \"says\": \(json(mutant.says))"]
      if manifest.kind == .code {
        fields.append("      \"fails\": \(list(mutant.fails, indent: "      "))")
      }
      if !mutant.breaks.isEmpty {
        fields.append("      \"breaks\": \(list(mutant.breaks, indent: "      "))")
      }
      return "    \(json(mutant.name)): {\n\(fields.joined(separator: ",\n"))\n    }"
    }.joined(separator: ",\n")
  }

  private func field(_ key: String, _ value: String) -> String {
    "  \(json(key)): \(json(value))"
  }

  private func field(_ key: String, _ values: [String]) -> String {
    "  \(json(key)): \(list(values, indent: "  "))"
  }

  /// On one line where it fits.
  private func list(_ values: [String], indent: String) -> String {
    let short = "[\(values.map(json).joined(separator: ", "))]"
    guard short.count > 70 else { return short }
    let lines = values.map { "\(indent)  \(json($0))" }.joined(separator: ",\n")
    return "[\n\(lines)\n\(indent)]"
  }

  private func json(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
