import Foundation
import XCTest

@testable import vipkata

final class MachineCheckupTests: FolderTestCase {
  private func checkups(_ environment: [String: String]) -> [String: Checkup] {
    let machine = MachineCheckup(
      environment: environment,
      workspace: WorkspaceFolder(root: folder["Workspace"], currentFolder: folder.url))
    return Dictionary(uniqueKeysWithValues: machine.checkups().map { ($0.what, $0) })
  }

  func testAMachineWithEverythingNeedsNoMend() throws {
    let checkups = checkups(ProcessInfo.processInfo.environment)

    XCTAssertEqual(
      checkups.keys.sorted(), ["code reader", "git", "toolchain", "workspace"])
    XCTAssertEqual(checkups.values.compactMap(\.mend), [])
    XCTAssertEqual(checkups["git"]?.found.hasPrefix("git version "), true)
    XCTAssertEqual(
      checkups["workspace"]?.found, "\(folder["Workspace"].path), which the first `next` will make")
  }

  func testWhatIsMissingComesWithItsMend() throws {
    let checkups = checkups(["PATH": folder.url.path])

    XCTAssertEqual(
      checkups["toolchain"],
      Checkup(
        what: "toolchain", found: "none that can be used",
        mend: "There is no `swift` on the search path (PATH). Install Swift from "
          + "https://www.swift.org/install and open a new terminal."))
    XCTAssertEqual(
      checkups["git"],
      Checkup(
        what: "git", found: "not found", mend: "Install git: `solution` needs it."))
    XCTAssertNil(checkups["code reader"])
  }

  func testTheRoomThatBuildsTakeIsCountedAndFreed() throws {
    for path in ["packages/a/.build/x.o", "grade/packages/a/.build/x.o", "grade/verdicts/1.json"] {
      try folder.write(Data(repeating: 0, count: 900_000), to: "Workspace/.vipkata/\(path)")
    }
    try folder.write(Data(repeating: 0, count: 600_000), to: "Workspace/.vipkata/backups/A.swift")

    XCTAssertEqual(
      checkups([:])["workspace"]?.found,
      "\(folder["Workspace"].path), 2 MB of builds (`vipkata reset --caches` frees them)")

    let workspace = WorkspaceFolder(root: folder["Workspace"], currentFolder: folder.url)
    XCTAssertEqual(try BuildCaches(workspace: workspace).clear() / 1_000_000, 2)
    XCTAssertFalse(folder.exists("Workspace/.vipkata/grade/verdicts"))
    XCTAssertTrue(folder.exists("Workspace/.vipkata/backups/A.swift"))
  }
}
