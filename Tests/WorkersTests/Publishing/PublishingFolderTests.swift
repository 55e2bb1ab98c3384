import Foundation
import XCTest

@testable import vipkata

/// The course that comes with the program, beside it or in its own file, and where its pages go.
final class PublishingFolderTests: FolderTestCase {
  private var worker: PublishingFolder {
    PublishingFolder(
      beside: folder["clone/Katas"], carried: CarriedCourse(program: folder["program"]),
      currentFolder: folder.url,
      environment: ProcessInfo.processInfo.environment)
  }

  private func write(to target: String) throws { try worker.write(to: target) }

  /// Makes a program that carries a folder's content, packed as the release's script does.
  private func makeProgram(carrying source: String) throws {
    try folder.write("brief", to: "\(source)/Katas/01-a/01-b/README.md")
    try folder.write("code", to: "\(source)/Solutions/01-a/01-b/A.swift")
    let packed = try ChildProcess(
      "tar",
      ["-czf", folder["course"].path, "-C", folder[source].path, "Katas", "Solutions"]
    ).run()
    XCTAssertEqual(packed.ending, .exited(0), packed.errors)
    let archive = try Data(contentsOf: folder["course"])
    // Every program has the mark alone among its strings.
    let program = [
      Data("code \(marked)\0 and".utf8), Data("\(marked)\(archive.count)\n".utf8),
      archive, Data("tables".utf8),
    ]
    try folder.write(Data(program.joined()), to: "program")
  }

  private var marked: String { String(decoding: CarriedCourse.mark, as: UTF8.self) }

  func testWhatTheProgramCarriesIsWritten() throws {
    try makeProgram(carrying: "release")

    try write(to: "new/mine")

    XCTAssertEqual(try folder.text("new/mine/Katas/01-a/01-b/README.md"), "brief")
    XCTAssertEqual(try folder.text("new/mine/Solutions/01-a/01-b/A.swift"), "code")
    XCTAssertEqual(folder.names(in: "new/mine"), ["Katas", "Solutions"])
  }

  func testWhatLiesBesideTheProgramComesFirst() throws {
    try makeProgram(carrying: "release")
    try folder.write("edited", to: "clone/Katas/README.md")
    try folder.write("", to: "clone/Solutions/A.swift")

    try write(to: ".")

    XCTAssertEqual(try folder.text("Katas/README.md"), "edited")
    XCTAssertTrue(folder.exists("Solutions/A.swift"))
  }

  func testWhatIsThereIsNeverWrittenOver() throws {
    try makeProgram(carrying: "release")
    try folder.write("mine", to: "mine/Solutions/A.swift")

    XCTAssertEqual(
      told(try write(to: "mine"))?.message, "mine/Solutions exists already; nothing was written.")
    XCTAssertFalse(folder.exists("mine/Katas"))
  }

  func testAProgramWithoutOneAndADamagedOneSaySoAndLeaveNothing() throws {
    try folder.write("no course", to: "program")
    XCTAssertEqual(told(try write(to: "mine"))?.message, "This program came without its course.")
    try folder.write("\(marked)4\nnoneand more", to: "program")
    XCTAssertEqual(
      told(try write(to: "mine"))?.message.hasPrefix("The course cannot be unpacked: "), true)
    try folder.write("", to: "file")
    XCTAssertEqual(
      told(try write(to: "file/mine"))?.message.hasPrefix(
        "The course cannot be written to file/mine: "),
      true)
    XCTAssertEqual(folder.names(in: "mine"), [])
  }

  func testOnlyAFolderOfOtherFilesIsRefused() throws {
    try worker.requireFree("new")
    try folder.write("<meta content=\"vipkata course site\">", to: "ours/index.html")
    try folder.write("", to: "ours/rules.html")
    try worker.requireFree("ours")
    try folder.write("<title>Me</title>", to: "mine/index.html")

    XCTAssertEqual(
      told(try worker.requireFree("mine"))?.message,
      "The folder mine holds other files; nothing was written.")
  }
}
