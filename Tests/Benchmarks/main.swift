import Foundation

let words = CommandLine.arguments
let repository = URL(fileURLWithPath: words[1])
let json = repository.appendingPathComponent(".build/benchmarks.json")

do {
  let rows = Rows(bench: try Bench(repository: repository, scratch: URL(fileURLWithPath: words[2])))
  let names = rows.all.map(\.word)
  let wanted = words.dropFirst(3)
  if let unknown = wanted.first(where: { !names.contains($0) }) {
    throw Command.Unexpected(
      description: "There is no row \(unknown): they are \(names.joined(separator: ", ")).")
  }
  var table: [Row] = []
  for (word, measure) in rows.all where wanted.isEmpty || wanted.contains(word) {
    for row in try measure() {
      table.append(row)
      FileHandle.standardOutput.write(Data("\(row.line)\n".utf8))
    }
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  try encoder.encode(table).write(to: json)
  print("The raw figures: \(json.path)")
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
