import UIKit
import XCTest

/// Data sources and delegates that change their rows while the table asks them for cells.
final class TableChangeWhileAskingTests: TableTestCase {
  private let changing = ChangingList()

  private func show(_ rows: [String]) {
    list = changing
    show([rows])
  }

  func testRowsComeWhileACellIsMade() {
    changing.whileMaking = { list, table in
      list.sections[0].insert("new", at: 0)
      table.insertRows(at: [.at(0, 0)], with: .none)
    }
    show(rows(3))
    XCTAssertEqual(texts, ["new", "row 0", "row 1", "row 2"])
    assertConsistent()
  }

  func testRowsGoWhileACellIsMade() {
    changing.whileMaking = { list, table in
      list.sections[0].removeFirst(2)
      table.deleteRows(at: [.at(0, 0), .at(0, 1)], with: .none)
    }
    show(rows(3))
    XCTAssertEqual(texts, ["row 2"])
    assertConsistent()
  }

  func testRowsComeWhileACellIsDisplayed() {
    changing.whileDisplaying = { list, table in
      list.sections[0].insert("new", at: 0)
      table.insertRows(at: [.at(0, 0)], with: .none)
    }
    show(rows(3))
    XCTAssertEqual(texts, ["new", "row 0", "row 1", "row 2"])
    assertConsistent()
  }

  func testReloadingForEveryCell() {
    let restless = RestlessList()
    list = restless
    show([rows(3)])
    XCTAssertEqual(texts, ["row 0", "row 1", "row 2"])
    assertConsistent()
    restless.grows = true
    table.reloadData()
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    XCTAssertGreaterThanOrEqual(texts.count, 3)
    assertConsistent()
  }

  /// The sections are deleted while the table requests a header, or shows one.
  func testSectionsGoWhileAHeaderIsMade() {
    for whileShowing in [false, true] {
      let shrinking = ShrinkingList()
      shrinking.whileShowing = whileShowing
      list = shrinking
      show([rows(2), rows(2), rows(2)])
      table.layoutIfNeeded()
      XCTAssertEqual(table.numberOfSections, 0, "\(whileShowing)")
      XCTAssertEqual(texts, [])
    }
  }

  /// A table with more sections than possible logs that, and shows as many as possible.
  func testMoreSectionsThanThereCanBe() {
    let endless = EndlessSections()
    list = endless
    show([[String]]())
    XCTAssertEqual(table.numberOfSections, 500_000)
    XCTAssertTrue(said("which is more than there can be; it shows 500000."), console.joined(separator: "\n"))
    XCTAssertGreaterThan(texts.count, 5)
  }

  /// A new row is added whenever a row is displayed: the first rows are visible, and there is no endless recursion.
  func testRowsComeWheneverARowIsDisplayed() {
    let breeding = BreedingList()
    list = breeding
    show([rows(3)])
    XCTAssertTrue(said("changes its rows whenever it shows one"))
    XCTAssertEqual(table.numberOfRows(inSection: 0), list.sections[0].count)
    breeding.isBarren = true
    table.reloadData()
    assertConsistent()
  }

  /// Lists that load their next page behave like this.
  func testReloadingWhileTheLastCellIsDisplayed() {
    changing.lastRow = 2
    changing.whileDisplaying = { list, table in
      list.sections[0].append("more")
      table.reloadData()
    }
    show(rows(3))
    XCTAssertEqual(texts, ["row 0", "row 1", "row 2", "more"])
    assertConsistent()
  }
}

/// A list that changes its rows once, when it creates the first cell or when a row is displayed.
private final class ChangingList: TableListBase, UITableViewDataSource, UITableViewDelegate {
  var whileMaking: ((ChangingList, UITableView) -> Void)?
  var whileDisplaying: ((ChangingList, UITableView) -> Void)?
  var lastRow = 0

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    if let change = whileMaking {
      whileMaking = nil
      change(self, tableView)
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    if indexPath.row == lastRow, let change = whileDisplaying {
      whileDisplaying = nil
      change(self, tableView)
    }
  }
}

/// A list that reloads in each request for a cell.
private final class RestlessList: TableListBase, UITableViewDataSource, UITableViewDelegate {
  var grows = false

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    if grows, sections[0].count < 40 { sections[0].append("row \(sections[0].count)") }
    tableView.reloadData()
    return cell
  }
}

private final class BreedingList: TableListBase, UITableViewDataSource, UITableViewDelegate {
  var isBarren = false

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard !isBarren else { return }
    sections[0].insert("another", at: 0)
    tableView.insertRows(at: [.at(0, 0)], with: .none)
  }
}

private final class ShrinkingList: TableListBase, UITableViewDataSource, UITableViewDelegate {
  var whileShowing = false
  private func shrink(_ tableView: UITableView) {
    guard !sections.isEmpty else { return }
    sections = []
    tableView.reloadData()
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if !whileShowing { shrink(tableView) }
    return "header"
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    if whileShowing { shrink(tableView) }
  }
}

private final class EndlessSections: TableListBase, UITableViewDataSource, UITableViewDelegate {
  override func numberOfSections(in tableView: UITableView) -> Int { .max }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section)"
    return cell
  }
}
