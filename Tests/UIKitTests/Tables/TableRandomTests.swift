import FlipsideTesting
import UIKit
import XCTest

/// Random updates, frames, scrolls and reloads: after each layout each visible row has one cell, with its content
/// and at its position.
final class TableRandomTests: TimeTestCase {
  private var source: RandomTableSource!
  private var random = ListRandom(seed: 0)
  private var trace: [String] = []

  override func tearDown() {
    source = nil
    super.tearDown()
  }

  func testPlain() { for seed in 0..<6 { play(seed, .plain, steps: 120) } }
  func testGrouped() { for seed in 10..<14 { play(seed, .grouped, steps: 120) } }
  func testInsetGrouped() { for seed in 20..<24 { play(seed, .insetGrouped, steps: 120) } }

  /// Rows that are much lower than estimated come into view one by one at the end of the content, which becomes
  /// shorter with each: a taller table has all of its rows nevertheless.
  func testTallerTablesAtTheEndOfLowRows() {
    for updates in [false, true] {
      for isLaidOut in [false, true] {
        let table = makeTable(.plain)
        source.data = RandomListData(counts: [100])
        table.estimatedRowHeight = 1_000
        table.frame.size.height = 44
        table.layoutIfNeeded()
        table.contentOffset.y = table.contentSize.height - 44
        if isLaidOut { table.layoutIfNeeded() }
        table.frame.size.height = 900
        if updates { update(table) }
        table.layoutIfNeeded()
        XCTAssertTrue(check(table, "updated \(updates) laid out \(isLaidOut)"))
        table.removeFromSuperview()
      }
    }
  }

  /// Rows that change while the table has no height are shown when it has a height again.
  func testUpdatesWithoutAHeight() {
    for isAnimated in [false, true] {
      let table = makeTable(.plain)
      source.data = RandomListData(counts: [100])
      table.layoutIfNeeded()
      table.contentOffset.y = 900
      table.layoutIfNeeded()
      table.frame.size.height = 0
      for _ in 0..<5 { isAnimated ? update(table) : UIView.performWithoutAnimation { update(table) } }
      table.frame.size.height = 600
      table.layoutIfNeeded()
      XCTAssertTrue(check(table, "animated \(isAnimated)"))
      table.removeFromSuperview()
    }
  }

  private func makeTable(_ style: UITableView.Style) -> UITableView {
    source = RandomTableSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    view.addSubview(table)
    return table
  }

  private func play(_ seed: Int, _ style: UITableView.Style, steps: Int) {
    random = ListRandom(seed: UInt64(seed))
    trace = []
    let table = makeTable(style)
    source.data = RandomListData(counts: [random.below(30), random.below(10)])
    source.givesHeights = random.below(3) == 0
    source.hasTitles = random.below(2) == 0
    configure(table)
    table.layoutIfNeeded()
    for step in 0..<steps {
      for _ in 0...random.below(4) { act(table) }
      table.layoutIfNeeded()
      guard check(table, "seed \(seed) step \(step)") else { break }
      if random.below(3) == 0 {
        let seconds = Double(random.below(30)) / 60
        trace.append("pass \(seconds)")
        go(to: now + seconds)
        guard check(table, "seed \(seed) step \(step) later") else { break }
      }
    }
    table.removeFromSuperview()
    settle()
  }

  private func configure(_ table: UITableView) {
    switch random.below(4) {
    case 0: (table.estimatedRowHeight, table.estimatedSectionHeaderHeight) = (0, 0)
    case 1: table.estimatedRowHeight = random.pick([10, 80, 1_000])
    default: break
    }
    if random.below(3) == 0 {
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: random.below(300)))
    }
    if random.below(3) == 0 {
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: random.below(300)))
    }
    if random.below(4) == 0 { table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 90, right: 0) }
  }

  private func act(_ table: UITableView) {
    switch random.below(12) {
    case 0...3: update(table)
    case 4, 5:
      table.frame.size.height = random.pick([0, 1, 44, 120, 300, 600, 900]) + CGFloat(random.below(30)) / 3
      trace.append("height \(table.frame.height)")
    case 6:
      table.frame.size.width = random.pick([200, 320, 393, 700])
      trace.append("width \(table.frame.width)")
    case 7, 8:
      let room = max(0, table.contentSize.height - table.bounds.height)
      let offset = CGPoint(x: 0, y: room * CGFloat(random.below(1001)) / 1000)
      let isAnimated = random.below(2) == 0
      trace.append("offset \(offset.y) animated \(isAnimated)")
      table.setContentOffset(offset, animated: isAnimated)
    case 9:
      let filled = source.data.sections.indices.filter { !source.data.sections[$0].isEmpty }
      guard !filled.isEmpty else { return }
      let section = random.pick(filled)
      let path: IndexPath = [section, random.below(source.data.sections[section].count)]
      let position: UITableView.ScrollPosition = random.pick([.none, .top, .middle, .bottom])
      let isAnimated = random.below(2) == 0
      trace.append("scroll to \(path) \(position) animated \(isAnimated)")
      table.scrollToRow(at: path, at: position, animated: isAnimated)
    case 10 where random.below(3) == 0:
      trace.append("reload")
      if random.below(2) == 0 { source.data.replaceAll(&random) }
      table.reloadData()
    case 10:
      trace.append("layout")
      table.layoutIfNeeded()
    default:
      trace.append("turn")
      go(to: now + 1.0 / 60)
    }
  }

  private func update(_ table: UITableView) {
    let isAnimated = random.below(2) == 0
    let animation: UITableView.RowAnimation = random.pick([.fade, .left, .top, .bottom, .none, .automatic])
    let change = { [self] in
      let batch = source.data.change(&random)
      trace.append("batch animated \(isAnimated) \(batch)")
      table.deleteSections(batch.deletedSections, with: animation)
      table.insertSections(batch.insertedSections, with: animation)
      table.reloadSections(batch.reloadedSections, with: animation)
      table.deleteRows(at: batch.deleted, with: animation)
      table.insertRows(at: batch.inserted, with: animation)
      table.reloadRows(at: batch.reloaded, with: animation)
      for move in batch.moved { table.moveRow(at: move.from, to: move.to) }
    }
    if isAnimated { return table.performBatchUpdates(change) }
    UIView.performWithoutAnimation { table.performBatchUpdates(change) }
  }

  /// Returns whether everything is right, so that only the first mistake of a run is reported.
  private func check(_ table: UITableView, _ message: String) -> Bool {
    var problems: [String] = []
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden && $0.alpha > 0 }
    for (section, items) in source.data.sections.enumerated() {
      for (row, item) in items.enumerated() {
        let path: IndexPath = [section, row]
        let rect = table.rectForRow(at: path)
        // A row without a height need not have a cell.
        guard rect.height > 0, rect.maxY > table.bounds.minY + 0.01, rect.minY < table.bounds.maxY - 0.01 else {
          continue
        }
        guard let cell = table.cellForRow(at: path) else {
          problems.append("\(path) at \(rect) has no cell")
          continue
        }
        if cell.textLabel?.text != RandomListData.text(item) {
          problems.append("\(path) shows \(cell.textLabel?.text ?? "nil"), not item \(item)")
        }
        if abs(cell.frame.minY - rect.minY) > 0.01 || abs(cell.frame.height - rect.height) > 0.01 {
          problems.append("\(path) is at \(cell.frame), not \(rect)")
        }
        if !cells.contains(where: { $0 === cell }) { problems.append("\(path) is not to be seen") }
      }
    }
    let shown = table.visibleCells.compactMap { table.indexPath(for: $0) }
    if shown != table.indexPathsForVisibleRows ?? [] {
      problems.append("cells of \(shown), rows \(table.indexPathsForVisibleRows ?? [])")
    }
    if !problems.isEmpty {
      XCTFail(
        "\(message): bounds \(table.bounds), content \(table.contentSize)\n" + problems.joined(separator: "\n")
          + "\n"
          + trace.suffix(12).joined(separator: "\n"))
    }
    return problems.isEmpty
  }
}

/// Rows with the texts of random items, of heights by their content or by the delegate.
private final class RandomTableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var data = RandomListData(counts: [])
  var givesHeights = false
  var hasTitles = false

  func numberOfSections(in tableView: UITableView) -> Int { data.sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data.sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = RandomListData.text(data.sections[indexPath.section][indexPath.row])
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard givesHeights else { return UITableView.automaticDimension }
    return CGFloat(data.sections[indexPath.section][indexPath.row] * 37 % 151)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasTitles && section % 3 != 1 ? "section \(section)" : nil
  }
}
