import Foundation
import XCTest

@testable import vipkata

#if os(Linux)
  /// The compiler's stand-in, compared with the real compiler; on macOS, where Xcode chooses the
  /// compiler, there is none.
  final class CompilerWrapperTests: FolderTestCase {
    private let environment = SuiteLab.environment(ahead: false)

    private func executable(
      in path: String, environment: [String: String]? = nil
    ) throws -> URL? {
      CompilerWrapper(toolchain: try SuiteLab.toolchain.get(), folder: folder[path])
        .executable(environment: environment ?? self.environment)
    }

    private func answer(_ executable: URL, _ question: String) throws -> String {
      try Compiler(executable: executable, environment: environment).answer(to: question)
    }

    func testItAnswersAsTheCompilerDoes() throws {
      let executable = try XCTUnwrap(try executable(in: "compiler"))
      let compiler = try SuiteLab.toolchain.get().compiler

      for question in ["-print-target-info", "-version", "-h", "-help"] {
        XCTAssertEqual(
          try answer(executable, question), try answer(compiler, question), question)
      }
      XCTAssertEqual(
        told(try answer(executable, "/no/such/file.swift"))?.inOneLine.contains(
          "/no/such/file.swift"),
        true)
    }

    /// Cases in which the remembered answers may not be this compiler's.
    func testAnotherPlaceOrToolchainOrADamagedOneIsMadeAnew() throws {
      _ = try executable(in: "before")
      try FileManager.default.moveItem(at: folder["before"], to: folder["after"])
      for _ in 0..<2 {
        let executable = try XCTUnwrap(try executable(in: "after"))
        XCTAssertTrue(try answer(executable, "-version").contains("Swift version"))
        try folder.write("#!/bin/sh\nexit 1\n", to: "after/swiftc")
      }

      let toolchain = try SuiteLab.toolchain.get()
      let other = Toolchain(
        swift: toolchain.swift, version: "Swift version 7", libraries: folder["no/lib"])
      XCTAssertNil(
        CompilerWrapper(toolchain: other, folder: folder["after"])
          .executable(environment: environment), "its compiler is not there: SwiftPM is to say so")
    }

    func testItCanBeTurnedOff() throws {
      let off = environment.merging(["VIPKATA_WRAPPER": "off"]) { $1 }

      XCTAssertNil(try executable(in: "compiler", environment: off))
      XCTAssertFalse(folder.exists("compiler"))
    }
  }
#endif
