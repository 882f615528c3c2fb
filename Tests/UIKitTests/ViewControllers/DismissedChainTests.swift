import FlipsideTesting
import UIKit
import XCTest

/// Several presented controllers that are dismissed together: only the topmost one is animated.
final class DismissedChainTests: XCTestCase {
  private final class Page: UIViewController {
    let name: String
    var log: (String) -> Void = { _ in }

    init(_ name: String, _ style: UIModalPresentationStyle, _ log: @escaping (String) -> Void) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = style
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log("\(name) willAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { log("\(name) didAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { log("\(name) willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name) didDisappear \(animated)") }
  }

  @MainActor private func dismiss(
    _ styles: [UIModalPresentationStyle], _ check: (Stage, [Page], [String], _ isOver: Bool) -> Void
  ) {
    var lines: [String] = []
    let pages =
      [Page("root", .automatic) { lines.append($0) }]
      + styles.enumerated().map { index, style in Page("\(index)", style) { lines.append($0) } }
    onStage(pages[0]) { stage in
      for (below, above) in zip(pages, pages.dropFirst()) {
        below.present(above, animated: false)
        stage.clock.advance(by: 0.1)
      }
      lines = []
      var completions = 0
      pages[0].dismiss(animated: true) { completions += 1 }
      stage.clock.advance(by: 0.1)
      XCTAssertEqual(completions, 0)
      check(stage, pages, lines, false)
      stage.clock.advance(by: 2)
      XCTAssertEqual(completions, 1)
      XCTAssertNil(pages[0].presentedViewController)
      XCTAssertNotNil(pages[0].view.window)
      XCTAssertEqual(pages[0].view.frame, stage.window.bounds)
      XCTAssertEqual(pages[0].view.layer.transform.m11, 1, "no card any more")
      for page in pages.dropFirst() {
        XCTAssertNil(page.view.window)
        XCTAssertNil(page.presentingViewController)
        XCTAssertNil(page.presentedViewController)
      }
      check(stage, pages, lines, true)
      pages[0].present(pages[1], animated: true)
      stage.clock.advance(by: 1)
      XCTAssertNotNil(pages[1].view.window, "they can be presented again")
    }
  }

  func testOnlyTheTopmostSheetIsSeenGoing() {
    MainActor.assumeIsolated {
      dismiss([.pageSheet, .pageSheet, .pageSheet]) { _, pages, lines, isOver in
        guard !isOver else { return XCTAssertEqual(lines.last, "2 didDisappear true") }
        XCTAssertNil(pages[1].view.window)
        XCTAssertNil(pages[2].view.window)
        XCTAssertNotNil(pages[3].view.window)
        XCTAssertTrue(pages[0].presentedViewController === pages[3])
        XCTAssertTrue(lines.contains("2 willDisappear true"), "\(lines)")
      }
    }
  }

  func testFullScreen() {
    MainActor.assumeIsolated {
      dismiss([.fullScreen, .fullScreen]) { _, pages, lines, isOver in
        if isOver {
          return XCTAssertEqual(
            lines, ["1 willDisappear true", "root willAppear true", "root didAppear true", "1 didDisappear true"])
        }
        XCTAssertNil(pages[1].view.window)
        XCTAssertNotNil(pages[2].view.window)
        XCTAssertNotNil(pages[0].view.window)
      }
    }
  }

  func testSheetOnAFullScreen() {
    MainActor.assumeIsolated {
      for styles in [[UIModalPresentationStyle.fullScreen, .pageSheet], [.pageSheet, .fullScreen]] {
        dismiss(styles) { _, pages, lines, isOver in
          XCTAssertNil(pages[1].view.window)
          XCTAssertNotNil(pages[0].view.window)
          guard isOver else { return }
          XCTAssertTrue(lines.contains("1 didDisappear true"), "\(lines)")
          XCTAssertEqual(lines.filter { $0.hasPrefix("root") }.count, styles[0] == .fullScreen ? 2 : 0, "\(lines)")
        }
      }
    }
  }
}
