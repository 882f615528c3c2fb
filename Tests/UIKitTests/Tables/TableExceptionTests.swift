import UIKit
import XCTest

/// For invalid updates and index paths, Apple's texts are logged, and the table continues with the data source's
/// rows.
final class TableExceptionTests: TableTestCase {
  func testRowCountUnchanged() {
    expect(
      "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the "
        + "update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the "
        + "number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out).", [rows(3), rows(2)]
    ) { $0.deleteRows(at: [.at(0, 0)], with: .fade) }
  }

  func testOtherRowCounts() {
    expect(
      "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and/or after "
        + "performing the batch updates are inconsistent with the updates.\nData source before updates = { 2 sections with "
        + "row counts: [3, 2] }\nData source after updates = { 2 sections with row counts: [1, 2] }\nUpdates = [\n\tDelete row "
        + "(0 - 0)\n]\nTable view: ", [rows(1), rows(2)]
    ) { $0.deleteRows(at: [.at(0, 0)], with: .fade) }
  }

  func testSectionCount() {
    expect(
      "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (1) "
        + "must be equal to the number of sections contained in the table view before the update (2), plus or minus the "
        + "number of sections inserted or deleted (1 inserted, 0 deleted).", [rows(1)]
    ) { $0.insertSections([0], with: .fade) }
  }

  func testDeleteOutOfRange() {
    expect(
      "attempt to delete row 7 from section 0 which only contains 3 rows before the update", [rows(2), rows(2)]
    ) {
      $0.deleteRows(at: [.at(0, 7)], with: .fade)
    }
  }

  func testInsertOutOfRange() {
    expect(
      "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the update",
      [rows(4), rows(2)]
    ) { $0.insertRows(at: [.at(0, 9)], with: .fade) }
  }

  func testSectionsOutOfRange() {
    expect("attempt to delete section 5, but there are only 2 sections before the update", [rows(3)]) {
      $0.deleteSections([5], with: .fade)
    }
    expect("attempt to insert section 8 but there are only 3 sections after the update", [[], [], []]) {
      $0.insertSections([8], with: .fade)
    }
  }

  func testConflicts() {
    expect("attempt to delete and reload the same index path (", [rows(2), rows(2)]) { table in
      table.performBatchUpdates {
        table.deleteRows(at: [.at(0, 0)], with: .fade)
        table.reloadRows(at: [.at(0, 0)], with: .fade)
      }
    }
    expect("attempt to perform a delete and a move from the same index path (", [rows(2), rows(2)]) { table in
      table.performBatchUpdates {
        table.deleteRows(at: [.at(0, 0)], with: .fade)
        table.moveRow(at: .at(0, 0), to: .at(0, 1))
      }
    }
    expect("attempt to perform an insert and a move to the same index path (", [rows(4), rows(2)]) { table in
      table.performBatchUpdates {
        table.insertRows(at: [.at(0, 1)], with: .fade)
        table.moveRow(at: .at(0, 0), to: .at(0, 1))
      }
    }
    expect("attempt to perform a delete and a move from the same section (0)", [rows(2)]) { table in
      table.performBatchUpdates {
        table.deleteSections([0], with: .fade)
        table.moveSection(0, toSection: 0)
      }
    }
  }

  func testScrollingBeyondBounds() {
    show([rows(3)])
    table.scrollToRow(at: .at(0, 9), at: .top, animated: false)
    XCTAssertTrue(
      said(
        "NSRangeException: Attempted to scroll the table view to an out-of-bounds row (9) when there are only 3 rows in "
          + "section 0. Table view: <UITableView: "))
    table.scrollToRow(at: .at(5, 0), at: .top, animated: false)
    XCTAssertTrue(
      said(
        "Attempted to scroll the table view to an out-of-bounds section (5) when there are only 1 sections. Table view: "
      ))
  }

  func testCountsOfSectionsThatAreNotThere() {
    show([rows(3)])
    XCTAssertEqual(table.numberOfRows(inSection: 9), 0)
    XCTAssertTrue(
      said(
        "NSInternalInconsistencyException: Requested the number of rows for section (9) which is out of bounds."))
  }

  func testIndexPathsThatAreNotThoseOfRows() {
    show([rows(3)])
    let text =
      "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two indices "
      + "specifying the section and row. Please use the category on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible."
    let bad = IndexPath(indexes: [0, 0, 1])
    for change in [
      { self.table.insertRows(at: [bad], with: .none) }, { self.table.deleteRows(at: [bad], with: .none) },
      { self.table.reloadRows(at: [bad], with: .none) }, { self.table.moveRow(at: bad, to: .at(0, 0)) },
    ] {
      change()
      XCTAssertTrue(said(text))
      console = []
    }
    assertConsistent()
  }

  func testTheDescription() {
    show([rows(3)])
    table.layoutIfNeeded()
    let text = table.description
    XCTAssertTrue(text.hasPrefix("<UITableView: 0x"), text)
    XCTAssertTrue(
      text.contains(
        ">; contentOffset: {0, 0}; contentSize: {393, 132}; adjustedContentInset: {0, 0, 0, 0}; dataSource: <"),
      text)
    XCTAssertTrue(text.hasSuffix(">>"), text)
  }

  func testLayoutWithoutAWindow() {
    list.sections = [rows(3)]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = list as? any UITableViewDataSource
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.count, 3)
  }

  func testInfiniteProperties() {
    for value in [CGFloat.infinity, -.infinity, .nan, .greatestFiniteMagnitude] {
      let list = TitleList()
      self.list = list
      list.titles = ["title"]
      show([rows(3)]) {
        $0.rowHeight = value
        $0.sectionHeaderHeight = value
        $0.sectionFooterHeight = value
        $0.estimatedRowHeight = value
        $0.estimatedSectionHeaderHeight = value
        $0.sectionHeaderTopPadding = value
        $0.separatorInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      }
      table.contentInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      table.reloadData()
      table.layoutIfNeeded()
      XCTAssertFalse(table.contentSize.height.isNaN, "\(value)")
      table.removeFromSuperview()
    }
  }

  func testMoreRowsThanMemoryHolds() {
    final class Endless: TableListBase, UITableViewDataSource {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { .max }
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    list = Endless()
    show([])
    XCTAssertGreaterThan(table.visibleCells.count, 10)
    XCTAssertTrue(table.contentSize.height.isFinite)
  }

  func testNumbersThatAreNone() {
    for value in [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300] {
      let list = HeightList()
      self.list = list
      list.height = value
      show([rows(3)])
      XCTAssertTrue(table.contentSize.height.isFinite, "\(value)")
      table.removeFromSuperview()
    }
  }

  private final class Heights: NSObject, UITableViewDelegate {
    var row: CGFloat = UITableView.automaticDimension
    var header: CGFloat = UITableView.automaticDimension
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { row }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
  }

  /// The texts are from crash logs of public projects.
  func testHeightsThatAreRefused() {
    let heights = Heights()
    func reload(row: CGFloat = 44, header: CGFloat = 20, estimate: CGFloat = 0) {
      (heights.row, heights.header) = (row, header)
      table.estimatedRowHeight = estimate
      table.reloadData()
      table.layoutIfNeeded()
    }
    show([rows(2)]) { $0.estimatedSectionHeaderHeight = 0 }
    table.delegate = heights
    reload(row: -5)
    XCTAssertTrue(said("table view row height must not be negative - provided height for index path ("))
    XCTAssertTrue(said(" is -5.000000"))
    reload(row: -5, estimate: 50)
    XCTAssertTrue(
      said(
        "Invalid row height provided by table delegate. Value must be at least 0.0, or UITableViewAutomaticDimension."
      ))
    reload(header: -3)
    XCTAssertTrue(said("section header height must not be negative - provided height for section 0 is -3.000000"))
    reload(row: .nan)
    XCTAssertTrue(said("CALayer position contains NaN: [196.5 nan]"))
    reload(row: .infinity)
    XCTAssertTrue(said("A height of inf in a table view is 0"))
    reload()
    assertConsistent()
    XCTAssertEqual(table.rectForRow(at: .at(0, 1)).height, 44)
  }

  private final class WrappingCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      textLabel?.numberOfLines = 0
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Rows are measured with the margins of the new width, which are 16 points in narrow tables and 20 in wide ones.
  func testRowsOfAnotherWidthAreMeasuredWithItsMargins() {
    let text = "A text that is long enough to need several lines in a table, and is cut off where one is missing. "
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      show([(0..<120).map { String((text + text).prefix(20 + $0 * 3 % 150)) }], style: style) {
        $0.register(WrappingCell.self, forCellReuseIdentifier: "cell")
      }
      table.scrollToRow(at: .at(0, 60), at: .top, animated: false)
      table.layoutIfNeeded()
      for width: CGFloat in [320, 600, 375, 667, 375, 400, 380] {
        table.frame.size.width = width
        table.layoutIfNeeded()
        for cell in table.visibleCells {
          let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
          XCTAssertEqual(cell.bounds.height, fitting.height, accuracy: 0.34, "\(style.rawValue), \(width)")
        }
      }
      table.removeFromSuperview()
    }
  }

  private final class Watcher: NSObject, UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  /// Files connect outlets by key-value coding, whatever the object is.
  func testAScrollViewsDelegateAsTheDelegatesOutlet() {
    let watcher = Watcher()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    for view in [show([rows(90)]), collection] as [UIScrollView] {
      watcher.count = 0
      view.setValue(watcher, forKey: "delegate")
      XCTAssertTrue(view.value(forKey: "delegate") as AnyObject === watcher)
      XCTAssertNil((view as? UITableView)?.delegate)
      XCTAssertNil((view as? UICollectionView)?.delegate)
      view.contentOffset.y = 30
      XCTAssertEqual(watcher.count, 1)
      view.setValue(nil, forKey: "delegate")
      view.contentOffset.y = 40
      XCTAssertEqual(watcher.count, 1)
    }
  }
}
