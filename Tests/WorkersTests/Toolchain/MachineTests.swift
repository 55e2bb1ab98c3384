import Foundation
import Scenes
import Workers
import XCTest

final class MachineTests: XCTestCase {
  private func checkups(
    _ folder: TemporaryFolder, environment: [String: String]
  ) -> [String: Overview.Checkup] {
    let machine = Machine(
      environment: environment,
      workspace: WorkspaceFolder(root: folder["Workspace"], currentFolder: folder.url))
    return Dictionary(uniqueKeysWithValues: machine.checkups().map { ($0.what, $0) })
  }

  func testAMachineWithEverythingNeedsNoMend() throws {
    let folder = try TemporaryFolder()
    let checkups = checkups(folder, environment: ProcessInfo.processInfo.environment)

    XCTAssertEqual(
      checkups.keys.sorted(), ["code reader", "git", "toolchain", "workspace"])
    XCTAssertEqual(checkups.values.compactMap(\.mend), [])
    XCTAssertEqual(checkups["git"]?.found.hasPrefix("git version "), true)
    XCTAssertEqual(
      checkups["workspace"]?.found, "\(folder["Workspace"].path), made by the first `next`")
  }

  func testWhatIsMissingComesWithItsMend() throws {
    let folder = try TemporaryFolder()
    let checkups = checkups(folder, environment: ["PATH": folder.url.path])

    XCTAssertEqual(
      checkups["toolchain"],
      Overview.Checkup(
        what: "toolchain", found: "none that can be used",
        mend: "There is no `swift` on the search path (PATH). Install Swift from "
          + "https://www.swift.org/install and open a new terminal."))
    XCTAssertEqual(
      checkups["git"],
      Overview.Checkup(
        what: "git", found: "not found", mend: "Install git: `solution` compares with it."))
    XCTAssertNil(checkups["code reader"])
  }

  func testTheRoomThatBuildsTakeIsCounted() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Data(repeating: 0, count: 2_500_000), to: "Workspace/.vipkata/packages/a/.build/x.o")
    try folder.write(Data(repeating: 0, count: 600_000), to: "Workspace/.vipkata/backups/A.swift")

    XCTAssertEqual(
      checkups(folder, environment: [:])["workspace"]?.found,
      "\(folder["Workspace"].path), 2 MB of builds (`vipkata reset --caches` frees them)")
  }
}
