import XCTest

@testable import vipkata

/// The diagram of a real app: where scenes lead, and one chart for each.
final class DiagramTests: XCTestCase {
  private func lines(of scenes: [ReviewedScene]) -> [String] {
    DiagramPage(scenes: scenes, path: "App").lines.map(\.text)
  }

  func testScenesThatARouterNamesAreRoutes() throws {
    let code = """
      // file: CartInteractor.swift
      final class CartInteractor: CartBusinessLogic {}
      // file: CartRouter.swift
      final class CartRouter: CartRoutingLogic {
        weak var viewController: UIViewController?
        func routeToPay() {
          viewController?.navigationController?.pushViewController(
            PayConfigurator.configure(), animated: true)
        }
      }
      // file: PayConfigurator.swift
      enum PayConfigurator { static func configure() -> PayViewController { PayViewController() } }
      // file: PayInteractor.swift
      final class PayInteractor: PayBusinessLogic {}
      """
    let report = try ReviewFixture.report(on: code)

    XCTAssertEqual(report.scenes.map(\.name), ["Cart", "Pay"])
    XCTAssertEqual(report.scenes.map(\.routes), [["Pay"], []])
    XCTAssertEqual(
      lines(of: report.scenes).prefix(9),
      [
        "## Routes", "", "```mermaid", "flowchart LR", "  s0[\"Cart\"]", "  s1[\"Pay\"]",
        "  s0 --> s1", "```", "",
      ])
  }

  func testNoChartHasMoreEdgesThanMermaidDraws() {
    let names = (0..<40).map { "Scene\($0)" }
    let scenes = names.map { ReviewedScene(name: $0, parts: [], arrows: [], routes: names) }
    let charts = lines(of: scenes).split(separator: "```mermaid").dropFirst()

    XCTAssertEqual(charts.count, 4 + 40, "1,600 routes, and each scene")
    XCTAssertEqual(charts.map { $0.count { $0.contains("-->") } }.max(), DiagramPage.mostEdges)
  }
}
