import UIKit
import XCTest

/// Titles of swipe buttons keep their size while the buttons grow and settle (facts/tables.md#swipe-actions).
final class SwipeTitleTests: TableTestCase {
  final class Swiper: TableListBase, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }]
      )
    }
  }

  private func label(in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == "Delete" { return label }
    return view.subviews.lazy.compactMap { self.label(in: $0) }.first
  }

  private func drag(by way: CGFloat) {
    touch(0, .began, 380, 66)
    for step in 1...10 {
      pass(1.0 / 60)
      touch(0, .moved, 380 + way * CGFloat(step) / 10, 66)
    }
    pass(1.0 / 60)
  }

  private func assertUnstretched(_ title: UILabel, line: UInt = #line) throws {
    let shown = try XCTUnwrap(title.layer.presentation())
    XCTAssertEqual(shown.bounds.width, title.bounds.width, accuracy: 0.01, line: line)
    XCTAssertLessThan(shown.bounds.width, 80, line: line)
  }

  func testTitlesKeepTheirSizeWhileARowSettles() throws {
    list = Swiper()
    show([rows(5)])
    UIView.setAnimationsEnabled(true)
    drag(by: -60)
    touch(0, .ended, 320, 66)
    pass(0.1)
    let title = try XCTUnwrap(label(in: table))
    try assertUnstretched(title)
    pass(1)
    XCTAssertEqual(table.cellForRow(at: .at(0, 1))?.frame.minX, -74)
    try assertUnstretched(title)
  }

  func testTitlesKeepTheirSizeAndTheirDistanceFromTheCellInAFullSwipe() throws {
    list = Swiper()
    show([rows(5)])
    UIView.setAnimationsEnabled(true)
    drag(by: -340)
    let title = try XCTUnwrap(label(in: table))
    let cell = try XCTUnwrap(table.cellForRow(at: .at(0, 1)))
    try assertUnstretched(title)
    XCTAssertEqual(title.convert(CGPoint.zero, to: table).x - cell.frame.maxX, 4, accuracy: 0.5)
    touch(0, .ended, 40, 66)
    pass(0.1)
    try assertUnstretched(title)
  }
}
