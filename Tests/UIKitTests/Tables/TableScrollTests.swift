import FlipsideTesting
import UIKit
import XCTest

/// Scrolling to rows whose heights turn out on the way, and the rows that show at the ends of the bounds.
final class TableScrollTests: TableTestCase {
  private func showTall(_ count: Int) {
    show([(0..<count).map { "row \($0)" + String(repeating: " and more", count: $0 % 7 * 6) }]) {
      $0.register(WrappingTableCell.self, forCellReuseIdentifier: "cell")
      $0.estimatedRowHeight = 44
    }
  }

  func testAnimatedScrollsLandOnTheirRow() {
    UIView.setAnimationsEnabled(true)
    showTall(200)
    for (row, position) in [(199, UITableView.ScrollPosition.bottom), (20, .top), (120, .middle), (199, .none)] {
      table.scrollToRow(at: .at(0, row), at: position, animated: true)
      pass(1)
      let frame = table.rectForRow(at: .at(0, row))
      let offset = table.contentOffset.y
      switch position {
      case .top: XCTAssertEqual(frame.minY, offset, accuracy: 0.4)
      case .middle: XCTAssertEqual(frame.midY, offset + 300, accuracy: 0.7)
      default: XCTAssertEqual(frame.maxY, offset + 600, accuracy: 0.4)
      }
      assertConsistent("\(row)")
    }
  }

  /// On the way the content moves one way only.
  func testAnimatedScrollsDoNotTurnBack() {
    UIView.setAnimationsEnabled(true)
    showTall(200)
    table.scrollToRow(at: .at(0, 199), at: .bottom, animated: true)
    var last = table.contentOffset.y
    for _ in 0..<30 {
      pass(1 / 60)
      XCTAssertGreaterThanOrEqual(table.contentOffset.y, last)
      last = table.contentOffset.y
    }
  }

  /// A finger ends the way; the row is not followed any more.
  func testAFingerEndsTheWay() {
    UIView.setAnimationsEnabled(true)
    showTall(200)
    table.scrollToRow(at: .at(0, 199), at: .bottom, animated: true)
    pass(0.1)
    touch(0, .began, 200, 300)
    let offset = table.contentOffset.y
    touch(0, .ended, 200, 300)
    pass(1)
    XCTAssertEqual(table.contentOffset.y, offset, accuracy: 60)
    XCTAssertLessThan(table.contentOffset.y, table.contentSize.height - 700)
  }

  /// Heights of thirds of points add up to sums that are rounded one way from the top and another way along the rows.
  func testRowsAtTheVeryEndOfTheBounds() {
    show([rows(12), rows(9), rows(14), rows(30)], style: .grouped, height: 700) { $0.estimatedRowHeight = 44 }
    for section in 0..<4 {
      for row in 0..<list.sections[section].count {
        table.scrollToRow(at: .at(section, row), at: .bottom, animated: false)
        assertConsistent("\(section) \(row)")
      }
    }
  }
}

private final class WrappingTableCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
  }
  required init?(coder: NSCoder) { nil }
}
