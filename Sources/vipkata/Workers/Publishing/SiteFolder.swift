import Foundation

/// Where the course's pages go: an empty folder, a new one, or that of an earlier site.
struct SiteFolder: SiteFolderWorkerLogic {
  let currentFolder: URL

  func requireFree(_ folder: String) throws {
    let url = URL(fileURLWithPath: folder, relativeTo: currentFolder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let start = try? Data(contentsOf: url.appendingPathComponent("index.html"))
    guard names.isEmpty || start?.range(of: Data("vipkata course site".utf8)) != nil else {
      throw UserError(
        "The folder \(folder) holds other files; nothing was written.",
        mend: "Name a new folder.")
    }
  }
}
