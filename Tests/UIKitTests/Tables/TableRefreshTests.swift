import UIKit
import XCTest

/// A table below a large title that is pulled down, refreshed and updated.
final class TableRefreshTests: NavigationTestCase {
  private final class Source: NSObject, UITableViewDataSource {
    var sections: [[String]] = []
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      cell.textLabel?.numberOfLines = 0
      return cell
    }
  }

  private let source = Source()
  private var table: UITableView!
  private let control = UIRefreshControl()

  override func setUp() {
    super.setUp()
    navigation.navigationBar.prefersLargeTitles = true
    table = UITableView(frame: a.view.bounds, style: .plain)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    source.sections = (0..<6).map { section in
      (0..<8).map { "Row \($0) of \(section)" + String(repeating: " and more", count: ($0 * 5 + section) % 4 * 8) }
    }
    table.refreshControl = control
    a.view.addSubview(table)
    settle()
  }

  override func tearDown() {
    table = nil
    super.tearDown()
  }

  private func pass(_ seconds: CFTimeInterval) { go(to: now + seconds) }

  /// Pulls the table by `way`, and lifts the finger, which rests before.
  private func pull(by way: CGFloat) {
    touch(0, .began, 200, 250)
    for step in 0...12 {
      pass(1.0 / 60)
      touch(0, .moved, 200, 260 + way * CGFloat(step) / 12)
    }
    pass(0.2)
    touch(0, .ended, 200, 260 + way)
  }

  func testARefreshedTableComesBackToItsStart() {
    let start = table.contentOffset.y
    // After an earlier update, the rows below the screen have estimated heights.
    source.sections[0].remove(at: 1)
    table.deleteRows(at: [[0, 1]], with: .automatic)
    settle()
    for times in 1...3 {
      pull(by: 400)
      XCTAssertTrue(control.isRefreshing)
      pass(1.5)
      XCTAssertEqual(table.contentOffset.y, start - 60, accuracy: 0.5)
      control.endRefreshing()
      table.performBatchUpdates {
        source.sections[0].remove(at: 2)
        table.deleteRows(at: [[0, 2]], with: .automatic)
        source.sections.append(["New \(times)"])
        table.insertSections([source.sections.count - 1], with: .automatic)
      }
      table.reloadData()
      var highest = table.contentOffset.y
      for _ in 0..<120 {
        pass(1.0 / 60)
        highest = max(highest, table.contentOffset.y)
      }
      XCTAssertEqual(highest, start, accuracy: 0.01, "it does not scroll on")
      XCTAssertEqual(table.contentOffset.y, start, accuracy: 0.01)
      XCTAssertEqual(navigation.navigationBar.frame.height, 96, accuracy: 0.01)
    }
  }

  /// The rows that appear at the bottom while the table returns change the height of the content.
  func testRowsThatAreMeasuredDuringTheBounce() {
    let start = table.contentOffset.y
    table.estimatedRowHeight = 20
    table.reloadData()
    settle()
    pull(by: 400)
    pass(1.5)
    // Rows that are much higher than their estimate.
    source.sections = source.sections.map { $0.map { $0 + String(repeating: " and still more", count: 20) } }
    table.reloadData()
    pass(1.0 / 60)
    let size = table.contentSize.height
    control.endRefreshing()
    pass(2)
    XCTAssertNotEqual(table.contentSize.height, size, "rows were measured")
    XCTAssertEqual(table.contentOffset.y, start, accuracy: 0.01)
  }
}
