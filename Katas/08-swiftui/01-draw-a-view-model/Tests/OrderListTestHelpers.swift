import Foundation
import KataSwiftUI

@testable import OrderList

typealias ViewModel = OrderList.Fetch.ViewModel

/// Stands in for the screen object: whoever changes its view model has the view drawn again.
@MainActor
@Observable
final class Page {
  var viewModel: ViewModel

  init(_ viewModel: ViewModel) {
    self.viewModel = viewModel
  }
}

struct Window: View {
  let page: Page

  var body: some View {
    NavigationStack { OrderListView(viewModel: page.viewModel) }
  }
}

@MainActor
func show(_ viewModel: ViewModel) async -> ViewHost {
  let host = ViewHost(Window(page: Page(viewModel)))
  await host.update()
  return host
}

func viewModel(
  title: String = "Orders", summary: String = "some",
  message: String? = nil, isLoading: Bool = false,
  rows: [ViewModel.Row] = []
) -> ViewModel {
  ViewModel(
    title: title, summary: summary, message: message,
    isLoading: isLoading, rows: rows)
}

func row(
  _ id: String, customer: String, total: String, note: String? = nil
) -> ViewModel.Row {
  ViewModel.Row(id: id, customer: customer, total: total, note: note)
}

@MainActor
func place(of text: String, on host: ViewHost) -> Int {
  let screen = host.screen
  guard let found = screen.range(of: text) else { return .max }
  return screen.distance(from: screen.startIndex, to: found.lowerBound)
}

/// What a person reads there beside these texts, without the host's own lines and marks.
@MainActor
func words(on host: ViewHost, besides texts: [String]) -> String {
  var rest = host.screen
  for text in texts.sorted(by: { $0.count > $1.count }) {
    if let found = rest.range(of: text) { rest.removeSubrange(found) }
  }
  return rest.split(separator: "\n")
    .map { $0.hasPrefix("- ") ? $0.dropFirst(2) : $0 }
    .flatMap { $0.split { $0.isWhitespace || "─⟳#".contains($0) } }
    .joined(separator: " ")
}

/// Whether a text without words takes a place there.
@MainActor
func hasEmptyText(on host: ViewHost) -> Bool {
  host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    .contains { $0.allSatisfy { $0 == "-" || $0 == " " } }
}

/// The words of each row of the list, in alphabetical order.
@MainActor
func rows(on host: ViewHost) -> [[String]] {
  var rows: [[String]] = []
  for line in host.screen.split(separator: "\n") {
    let words = line.dropFirst(2).split(separator: " ").map(String.init)
    if line.hasPrefix("- ") {
      rows.append(words)
    } else if line.hasPrefix("  "), !rows.isEmpty {
      rows[rows.count - 1] += words
    }
  }
  return rows.map { $0.sorted() }
}
