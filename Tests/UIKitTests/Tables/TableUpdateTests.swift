import UIKit
import XCTest

/// Insertions, deletions, moves and reloads (facts/tables.md#updates).
final class TableUpdateTests: TableTestCase {
  func testInsertAndDelete() {
    show([rows(5)])
    list.sections[0].remove(at: 1)
    list.sections[0].insert("new", at: 3)
    table.beginUpdates()
    table.deleteRows(at: [.at(0, 1)], with: .fade)
    table.insertRows(at: [.at(0, 3)], with: .automatic)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 5)
    table.endUpdates()
    XCTAssertEqual(texts, ["row 0", "row 2", "row 3", "new", "row 4"])
    assertConsistent()
  }

  func testMoveKeepsCellAndSelection() {
    show([rows(5)])
    table.selectRow(at: .at(0, 0), animated: false, scrollPosition: .none)
    let cell = table.cellForRow(at: .at(0, 0))
    list.sections[0].insert(list.sections[0].remove(at: 0), at: 3)
    table.moveRow(at: .at(0, 0), to: .at(0, 3))
    XCTAssertTrue(table.cellForRow(at: .at(0, 3)) === cell)
    XCTAssertEqual(table.indexPathsForSelectedRows, [.at(0, 3)])
    assertConsistent()
  }

  func testSectionsComeAndGo() {
    show([rows(2, "a"), rows(2, "b"), rows(2, "c")])
    list.sections = [rows(2, "n"), rows(2, "c"), rows(2, "a")]
    table.performBatchUpdates {
      self.table.deleteSections([1], with: .fade)
      self.table.insertSections([0], with: .fade)
      self.table.moveSection(0, toSection: 2)
    }
    XCTAssertEqual(texts, ["n 0", "n 1", "c 0", "c 1", "a 0", "a 1"])
    assertConsistent()
  }

  func testReloadAsksForANewCell() {
    show([rows(5)])
    let cell = table.cellForRow(at: .at(0, 1))
    list.sections[0][1] = "changed"
    table.reloadRows(at: [.at(0, 1)], with: .none)
    XCTAssertEqual(texts[1], "changed")
    XCTAssertFalse(table.cellForRow(at: .at(0, 1)) === cell)
    assertConsistent()
  }

  func testOffsetStaysUnlessTheContentIsTooShort() {
    show([rows(100)]) { $0.rowHeight = 50 }
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    list.sections[0].insert("new", at: 0)
    table.insertRows(at: [.at(0, 0)], with: .none)
    XCTAssertEqual(table.contentOffset.y, 1000)
    assertConsistent()
    list.sections[0].removeSubrange(15...)
    table.deleteRows(at: (15..<101).map { .at(0, $0) }, with: .fade)
    XCTAssertEqual(table.contentOffset.y, 150)
    assertConsistent()
  }

  /// After many changes at once, measured heights follow their rows, and the others are estimated.
  func testHeightsFollowTheirRowsThroughManyChanges() {
    var dice = Dice(5)
    for turn in 0..<10 {
      show([rows(200)]) {
        $0.rowHeight = UITableView.automaticDimension
        $0.estimatedRowHeight = 30
      }
      for offset in [1_500, 3_000, 4_500, 0] as [CGFloat] {
        table.contentOffset.y = offset
        table.layoutIfNeeded()
      }
      let old = list.sections[0]
      let measured = Set(old.indices.filter { table.rectForRow(at: .at(0, $0)).height == 44 }.map { old[$0] })
      XCTAssertTrue((40...120).contains(measured.count), "\(measured.count)")
      var new = old
      for change in 0..<(turn < 5 ? 60 : 6) {
        switch change % 3 {
        case 0: new.remove(at: dice.index(new.count))
        case 1: new.insert("new \(change)", at: dice.index(new.count))
        default: new.insert(new.remove(at: dice.index(new.count)), at: dice.index(new.count))
        }
      }
      let steps = ListDifference(fromSections: [0], items: [old], toSections: [0], items: [new])
      list.sections[0] = new
      table.performBatchUpdates {
        self.table.deleteRows(at: steps.deletedItems, with: .none)
        self.table.insertRows(at: steps.insertedItems, with: .none)
        for move in steps.movedItems { self.table.moveRow(at: move.from, to: move.to) }
      }
      assertConsistent()
      let shown = Set(texts)
      var y: CGFloat = 0
      for (row, text) in new.enumerated() {
        let rect = table.rectForRow(at: .at(0, row))
        XCTAssertEqual(rect.height, measured.contains(text) || shown.contains(text) ? 44 : 30, text)
        XCTAssertEqual(rect.minY, y, text)
        y = rect.maxY
      }
      table.removeFromSuperview()
    }
  }

  private struct Dice {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func index(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  func testCompletionsOfUpdates() {
    show([rows(5)])
    var ended: [Bool] = []
    table.performBatchUpdates {
    } completion: {
      ended.append($0)
    }
    XCTAssertEqual(ended, [])
    _ = RunLoop.main.run(mode: .default, before: Date())
    XCTAssertEqual(ended, [true])
    table.removeFromSuperview()
    UIView.setAnimationsEnabled(true)
    table.performBatchUpdates {
    } completion: {
      ended.append($0)
    }
    _ = RunLoop.main.run(mode: .default, before: Date())
    XCTAssertEqual(ended, [true, false])
  }

  func testAnimatedDeletion() throws {
    show([rows(5)])
    UIView.setAnimationsEnabled(true)
    let gone = try XCTUnwrap(table.cellForRow(at: .at(0, 1)))
    let next = try XCTUnwrap(table.cellForRow(at: .at(0, 2)))
    restart()
    list.sections[0].remove(at: 1)
    table.deleteRows(at: [.at(0, 1)], with: .fade)
    XCTAssertEqual(next.frame.minY, 44)
    XCTAssertEqual(gone.alpha, 0)
    XCTAssertTrue(gone.superview === table)
    go(to: 0.15)
    let between = try XCTUnwrap(next.layer.presentation()?.frame.minY)
    XCTAssertTrue((50...85).contains(between), "\(between)")
    go(to: 0.4)
    XCTAssertTrue(gone.isHidden)
    XCTAssertEqual(gone.alpha, 1)
    assertConsistent()
  }

  /// The last row of a card keeps its round corners until it no longer covers the row that is inserted below it.
  func testRowsOfACardKeepTheirCornersWhileTheyMove() throws {
    show([rows(4)], style: .insetGrouped)
    UIView.setAnimationsEnabled(true)
    let last = try XCTUnwrap(table.cellForRow(at: .at(0, 3)))
    let second = try XCTUnwrap(table.cellForRow(at: .at(0, 1)))
    XCTAssertEqual(last.layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    restart()
    list.sections[0].remove(at: 0)
    list.sections[0].append("new")
    table.performBatchUpdates {
      self.table.deleteRows(at: [.at(0, 0)], with: .fade)
      self.table.insertRows(at: [.at(0, 3)], with: .automatic)
    }
    table.layoutIfNeeded()
    go(to: 0.1)
    XCTAssertEqual(last.layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    let radius = try XCTUnwrap(last.layer.presentation()?.cornerRadius)
    XCTAssertTrue((2...9.9).contains(radius), "\(radius)")
    XCTAssertEqual(second.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner], "the first one now")
    XCTAssertEqual(second.layer.presentation()?.cornerRadius, 10)
    go(to: 0.5)
    table.layoutIfNeeded()
    XCTAssertEqual(last.layer.cornerRadius, 0)
    XCTAssertEqual(last.layer.maskedCorners, [])
    assertConsistent()
  }

  /// The content and the separator of a growing row move with it.
  func testWhatIsInARowGrowsWithIt() throws {
    let list = HeightList()
    self.list = list
    list.height = 50
    show([rows(3)])
    UIView.setAnimationsEnabled(true)
    let cell = try XCTUnwrap(table.cellForRow(at: .at(0, 0)))
    restart()
    list.height = 150
    table.performBatchUpdates(nil)
    go(to: 0.15)
    let height = try XCTUnwrap(cell.layer.presentation()?.bounds.height)
    let content = try XCTUnwrap(cell.contentView.layer.presentation()?.bounds.height)
    XCTAssertTrue((70...130).contains(height), "\(height)")
    XCTAssertEqual(content, height, accuracy: 1)
    go(to: 0.5)
    assertConsistent()
  }

  func testRowsAreMeasuredAnewWhenTheyAskForIt() throws {
    show([rows(2)]) { $0.register(TallerCell.self, forCellReuseIdentifier: "cell") }
    let cell = try XCTUnwrap(table.cellForRow(at: .at(0, 0)) as? TallerCell)
    XCTAssertEqual(cell.frame.height, 50)
    cell.wish = 80
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame.height, 50)
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame.height, 80)
    cell.wish = 90
    cell.contentView.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame.height, 90)
    table.selfSizingInvalidation = .disabled
    cell.wish = 50
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame.height, 90)
  }

  /// Headers and footers move with the rows.
  func testHeadersMoveWithTheirRows() throws {
    let list = TitleList()
    self.list = list
    list.titles = ["one", "two"]
    show([rows(4), rows(3)], style: .insetGrouped)
    UIView.setAnimationsEnabled(true)
    let header = try XCTUnwrap(table.headerView(forSection: 1))
    let row = try XCTUnwrap(table.cellForRow(at: .at(1, 0)))
    let gap = row.frame.minY - header.frame.minY
    restart()
    list.sections[0].removeFirst(2)
    table.deleteRows(at: [.at(0, 0), .at(0, 1)], with: .fade)
    table.layoutIfNeeded()
    go(to: 0.1)
    let (above, below) = (
      try XCTUnwrap(header.layer.presentation()?.frame.minY), try XCTUnwrap(row.layer.presentation()?.frame.minY)
    )
    XCTAssertGreaterThan(above, header.frame.minY + 10)
    XCTAssertEqual(below - above, gap, accuracy: 0.1)
  }

  /// An app may keep the views of its sections, and the cells of its rows, and return them again.
  func testViewsThatAreReturnedAgainStay() throws {
    let keeping = KeepingList()
    list = keeping
    show([rows(2), rows(2)], style: .grouped)
    UIView.setAnimationsEnabled(true)
    restart()
    table.reloadSections([0], with: .fade)
    go(to: 0.1)
    XCTAssertTrue(keeping.headers[0].superview === table)
    XCTAssertEqual(keeping.headers[0].alpha, 1)
    XCTAssertEqual(keeping.cells[.at(0, 0)]?.alpha, 1)
    go(to: 0.5)
    XCTAssertTrue(keeping.headers[0].superview === table)
    XCTAssertEqual(keeping.headers[0].frame.minY, 0)
    assertConsistent()
  }

  func testEmptyUpdateMeasuresAgain() {
    let list = HeightList()
    self.list = list
    show([rows(3)])
    list.height = 70
    table.beginUpdates()
    table.endUpdates()
    XCTAssertEqual(table.contentSize.height, 210)
    assertConsistent()
  }

  /// Compares random batches with a model: no cell is wrong.
  func testRandomBatches() {
    var random = Generator(state: 42)
    show([rows(8, "a"), rows(5, "b")]) { $0.rowHeight = 30 }
    var next = 0
    for batch in 0..<400 {
      let changes = RandomBatch(list.sections, &random, &next)
      table.selectRow(at: changes.somewhere, animated: false, scrollPosition: .none)
      let selected = table.indexPathForSelectedRow.map { list.sections[$0.section][$0.row] }
      list.sections = changes.sections
      table.performBatchUpdates { MainActor.assumeIsolated { changes.apply(self.table) } }
      assertConsistent("batch \(batch)")
      XCTAssertEqual(table.numberOfSections, list.sections.count)
      if let path = table.indexPathForSelectedRow {
        XCTAssertEqual(list.sections[path.section][path.row], selected, "batch \(batch)")
      }
      if batch % 7 == 0 {
        table.contentOffset.y = CGFloat.random(in: 0...max(0, table.contentSize.height - 600), using: &random)
        assertConsistent("scrolled \(batch)")
      }
    }
    XCTAssertFalse(said("Invalid"))
    XCTAssertFalse(said("attempt"))
  }
}

/// A cell with a preferred height.
private final class TallerCell: UITableViewCell {
  var wish: CGFloat = 50
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wish) }
}

/// A list that retains its header views and cells.
private final class KeepingList: TableListBase, UITableViewDataSource, UITableViewDelegate {
  let headers = [UIView(), UIView()]
  var cells: [IndexPath: UITableViewCell] = [:]

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headers[section] }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = cells[indexPath] ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    cells[indexPath] = cell
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}

struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Random changes of sections and rows, with the resulting data.
struct RandomBatch {
  var sections: [[String]] = []
  var somewhere: IndexPath?
  private var deletedSections = IndexSet()
  private var insertedSections = IndexSet()
  private var deleted: [IndexPath] = []
  private var inserted: [IndexPath] = []
  private var moved: [(from: IndexPath, to: IndexPath)] = []

  init(_ old: [[String]], _ random: inout Generator, _ next: inout Int) {
    var body: [(isOld: Bool, rows: [String])] = []
    var moving: [(IndexPath, String)] = []
    for (section, rows) in old.enumerated() {
      if !rows.isEmpty {
        somewhere = IndexPath(row: Int.random(in: 0..<rows.count, using: &random), section: section)
      }
      if old.count > 1, section > 0, Int.random(in: 0..<8, using: &random) == 0 {
        deletedSections.insert(section)
        continue
      }
      var kept: [String] = []
      for (row, text) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1: deleted.append(path)
        case 2: moving.append((path, text))
        default: kept.append(text)
        }
      }
      body.append((true, kept))
    }
    func fresh() -> String {
      next += 1
      return "new \(next)"
    }
    if body.count < 5, Int.random(in: 0..<4, using: &random) == 0 {
      let place = Int.random(in: 0...body.count, using: &random)
      body.insert((false, (0..<Int.random(in: 0..<6, using: &random)).map { _ in fresh() }), at: place)
    }
    for (index, part) in body.enumerated() where !part.isOld { insertedSections.insert(index) }
    var targets: [String: IndexPath] = [:]
    var added: Set<String> = []
    for (_, text) in moving {
      let section = body.indices.filter { body[$0].isOld }.randomElement(using: &random)!
      body[section].rows.insert(text, at: Int.random(in: 0...body[section].rows.count, using: &random))
    }
    for section in body.indices where body[section].isOld {
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        let text = fresh()
        added.insert(text)
        body[section].rows.insert(text, at: Int.random(in: 0...body[section].rows.count, using: &random))
      }
    }
    sections = body.map(\.rows)
    for (section, rows) in sections.enumerated() {
      for (row, text) in rows.enumerated() {
        targets[text] = IndexPath(row: row, section: section)
        if added.contains(text) { inserted.append(IndexPath(row: row, section: section)) }
      }
    }
    moved = moving.map { ($0.0, targets[$0.1]!) }
  }

  @MainActor func apply(_ table: UITableView) {
    table.deleteSections(deletedSections, with: .fade)
    table.insertSections(insertedSections, with: .fade)
    table.deleteRows(at: deleted, with: .left)
    table.insertRows(at: inserted, with: .right)
    for move in moved { table.moveRow(at: move.from, to: move.to) }
  }
}
