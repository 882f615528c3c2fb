import UIKit
import XCTest

/// The appearance of headers and cards after apps set their properties.
final class TableLookTests: TableTestCase {
  final class TintedList: TableListBase, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      if section == 0 { view.tintColor = .green }
    }
  }

  /// The colors of the backgrounds in a header, below its content.
  private func backgrounds(_ section: Int) -> [UIColor] {
    (table.headerView(forSection: section)?.subviews ?? []).filter { !$0.isHidden }.compactMap(\.backgroundColor)
      .filter { $0.cgColor.alpha > 0 }
  }

  /// Apps often color a header's background like this.
  func testATintIsTheColourOfAHeadersBackground() {
    list = TintedList()
    show([rows(2), rows(2)])
    XCTAssertTrue(backgrounds(0).contains(.green), "\(backgrounds(0))")
    XCTAssertFalse(backgrounds(1).contains(.green))
  }

  func testCardsAreAsWideAsIsComfortableToRead() throws {
    show([rows(2)], style: .insetGrouped) { $0.frame.size.width = 1024 }
    let cell = try XCTUnwrap(table.cellForRow(at: .at(0, 0)))
    XCTAssertEqual(cell.frame.width, 984)
    table.cellLayoutMarginsFollowReadableWidth = true
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame.width, table.readableContentGuide.layoutFrame.width, accuracy: 0.5)
    XCTAssertEqual(cell.frame.midX, 512, accuracy: 0.5)
    XCTAssertEqual(cell.contentView.layoutMargins.left, 20)
  }
}
