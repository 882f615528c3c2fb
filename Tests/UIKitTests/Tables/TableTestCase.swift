import FlipsideTesting
import UIKit
import XCTest

/// A table of 393 by 600 points in the window, whose rows are the texts of a list.
class TableTestCase: TimeTestCase {
  var list: TableListBase!
  private(set) var table: UITableView!

  override func setUp() {
    super.setUp()
    list = TableList()
  }

  override func tearDown() {
    table = nil
    list = nil
    super.tearDown()
  }

  /// Shows a table; animations stay off unless the test turns them on.
  @discardableResult func show(
    _ sections: [[String]], style: UITableView.Style = .plain, height: CGFloat = 600,
    _ configure: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    list.sections = sections
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: height), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    configure(table)
    table.dataSource = list as? any UITableViewDataSource
    table.delegate = list as? any UITableViewDelegate
    self.table = table
    view.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  func rows(_ count: Int, _ name: String = "row") -> [String] { (0..<count).map { "\(name) \($0)" } }

  func pass(_ seconds: CFTimeInterval) { go(to: now + seconds) }

  /// Shows sections of three and two rows, changes them, and expects Apple's text for the mistake; the table
  /// continues with the data source's rows.
  func expect(
    _ text: String, _ sections: [[String]], line: UInt = #line, _ change: (UITableView) -> Void
  ) {
    show([rows(3), rows(2)])
    list.sections = sections
    change(table)
    XCTAssertTrue(said(text), console.joined(separator: "\n"), line: line)
    assertConsistent(line: line)
  }

  /// The texts of the cells on the screen.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// Asserts that each row on the screen shows its text at the position that the table reports.
  func assertConsistent(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    table.layoutIfNeeded()
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else {
        XCTFail("a cell without a row \(message)", file: file, line: line)
        continue
      }
      XCTAssertEqual(cell.textLabel?.text, list.sections[path.section][path.row], message, file: file, line: line)
      let (frame, rect) = (cell.frame, table.rectForRow(at: path))
      XCTAssertEqual(frame.minX, rect.minX, "\(path) \(message)", file: file, line: line)
      // A frame is derived from its center, so sums of fractional heights are rounded differently.
      XCTAssertEqual(frame.minY, rect.minY, accuracy: 1e-9, "\(path) \(message)", file: file, line: line)
      XCTAssertEqual(frame.size, rect.size, "\(path) \(message)", file: file, line: line)
      XCTAssertFalse(cell.isHidden, message, file: file, line: line)
    }
    let shown = table.visibleCells.compactMap { table.indexPath(for: $0) }
    XCTAssertEqual(shown, table.indexPathsForVisibleRows, message, file: file, line: line)
    XCTAssertEqual(Set(shown).count, shown.count, message, file: file, line: line)
  }
}

extension IndexPath {
  /// Short for tests: section, row.
  static func at(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
}

/// The data source and delegate of most tests.
final class TableList: TableListBase, UITableViewDataSource, UITableViewDelegate {}

/// A list of texts that records the calls to it. The classes that add optional methods declare the conformance
/// themselves.
class TableListBase: NSObject {
  var sections: [[String]] = []
  var journal: [String] = []
  var made = 0

  func drain() -> [String] {
    defer { journal = [] }
    return journal
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    journal.append("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    journal.append("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    journal.append("cell \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    journal.append("will \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    journal.append("did \(indexPath.row)")
  }
}

/// Rows of 100 points, by the delegate.
final class HeightList: TableListBase, UITableViewDataSource, UITableViewDelegate {
  var height: CGFloat = 100
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    journal.append("height \(indexPath.row)")
    return height
  }
}

/// Headers with titles.
final class TitleList: TableListBase, UITableViewDataSource, UITableViewDelegate {
  var titles: [String?] = []
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
}
