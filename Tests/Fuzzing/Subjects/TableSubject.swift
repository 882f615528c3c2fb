import Foundation
import UIKit

/// Random batches of tables whose rows have automatic heights.
struct TableSubject: ListSubject {
  static let name = "tables"

  @MainActor static func list(_ random: inout RandomBytes) -> any FuzzedList {
    FuzzedTable(&random)
  }
}

/// A table whose cells size themselves.
@MainActor final class FuzzedTable: NSObject, FuzzedList, UITableViewDataSource, UITableViewDelegate {
  private final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      textLabel?.numberOfLines = 0
    }
    required init?(coder: NSCoder) { fatalError("no file has it") }
  }

  private let table: UITableView
  /// Whether the delegate determines the heights, instead of the cells.
  private var givesHeights = false
  var sections: [ListSection] = []
  private(set) var cells: [Weak<UIView>] = []
  private var known: Set<ObjectIdentifier> = []

  private static let animations: [UITableView.RowAnimation] = [
    .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
  ]

  init(_ random: inout RandomBytes) {
    table = UITableView(
      frame: .zero, style: [UITableView.Style.plain, .grouped, .insetGrouped][random.below(3)])
    super.init()
    configure(&random)
    table.allowsMultipleSelection = true
    table.allowsMultipleSelectionDuringEditing = true
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  /// Sets random estimates, views around the rows, insets and a layout direction.
  private func configure(_ random: inout RandomBytes) {
    switch random.below(4) {
    case 0:
      table.estimatedRowHeight = 0
      table.estimatedSectionHeaderHeight = 0
      table.estimatedSectionFooterHeight = 0
      givesHeights = true
    case 1:
      givesHeights = true
      table.estimatedRowHeight = [20, 80, 300][random.below(3)]
    case 2: table.estimatedRowHeight = [20, 80, 300][random.below(3)]
    default: break
    }
    if random.below(3) == 0 {
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: random.below(300)))
    }
    if random.below(3) == 0 {
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: random.below(300)))
    }
    if random.below(4) == 0 { table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 90, right: 0) }
    if random.below(4) == 0 { table.semanticContentAttribute = .forceRightToLeft }
    if random.below(4) == 0 { table.sectionHeaderTopPadding = 0 }
  }

  var view: UIScrollView { table }
  var keepsSelectionOfReloaded: Bool { false }

  func update(_ batch: ListBatch, _ random: inout RandomBytes) {
    var left = (0..<5).map { _ in random.element(of: Self.animations) ?? .fade }
    func animation() -> UITableView.RowAnimation { left.popLast() ?? .fade }
    func change() {
      sections = batch.after
      table.deleteSections(batch.deletedSections, with: animation())
      table.insertSections(batch.insertedSections, with: animation())
      table.reloadSections(batch.reloadedSections, with: animation())
      for move in batch.movedSections { table.moveSection(move.from, toSection: move.to) }
      table.deleteRows(at: batch.deletedItems, with: animation())
      table.insertRows(at: batch.insertedItems, with: animation())
      table.reloadRows(at: batch.reloadedItems, with: animation())
      for move in batch.movedItems { table.moveRow(at: move.from, to: move.to) }
    }
    if random.below(2) == 0 {
      table.performBatchUpdates(change)
    } else {
      table.beginUpdates()
      change()
      table.endUpdates()
    }
  }

  func reloadAll() { table.reloadData() }

  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    if isSelected {
      table.selectRow(at: path, animated: animated, scrollPosition: .none)
    } else {
      table.deselectRow(at: path, animated: animated)
    }
  }

  /// Whether editing was begun by code; a swiped row makes the table's own property true, too.
  private var isEditing = false

  func setEditing(_ isEditing: Bool, animated: Bool) {
    self.isEditing = isEditing
    table.setEditing(isEditing, animated: animated)
  }

  /// Closes the row that is open, sometimes; else the next steps happen beside it.
  private func closeSwipe(_ random: inout RandomBytes) {
    if random.below(3) > 0 { table.setEditing(isEditing, animated: false) }
  }

  func scroll(to path: IndexPath, _ random: inout RandomBytes) {
    let position: UITableView.ScrollPosition = [.none, .top, .middle, .bottom][random.below(4)]
    table.scrollToRow(at: path, at: position, animated: random.below(2) == 0)
  }

  func act(_ random: inout RandomBytes) {
    switch random.below(7) {
    case 3: reorder(&random)
    case 4: press(&random)
    case 5: table.beginUpdates(); table.endUpdates()
    case 6:
      table.tableHeaderView =
        random.below(2) == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 10, height: random.below(300)))
    case 0: table.reconfigureRows(at: random.element(of: table.indexPathsForVisibleRows ?? []).map { [$0] } ?? [])
    case 1: table.performBatchUpdates(nil)
    default:
      // Opens a row by a swipe.
      let y = CGFloat(100 + random.below(500))
      UIApplication.shared.send(.touch(id: 1, phase: .began, location: CGPoint(x: 300, y: y)))
      for step in 1...6 {
        ViewSession.frame(after: 1 / 60)
        UIApplication.shared.send(.touch(id: 1, phase: .moved, location: CGPoint(x: 300 - 20 * step, y: Int(y))))
      }
      UIApplication.shared.send(.touch(id: 1, phase: .ended, location: CGPoint(x: 180, y: y)))
      ViewSession.frame(after: Double(random.below(2)))
      closeSwipe(&random)
    }
  }

  /// Moves a row by its reorder control, in editing mode.
  private func reorder(_ random: inout RandomBytes) {
    let x = table.semanticContentAttribute == .forceRightToLeft ? 30 : table.bounds.width - 40
    let (start, step) = (CGFloat(100 + random.below(500)), CGFloat(random.below(60) - 30))
    UIApplication.shared.send(.touch(id: 1, phase: .began, location: CGPoint(x: x, y: start)))
    ViewSession.frame(after: 0.3)
    for number in 1...8 {
      ViewSession.frame(after: 1 / 60)
      let y = start + step * CGFloat(number)
      UIApplication.shared.send(.touch(id: 1, phase: .moved, location: CGPoint(x: x, y: y)))
    }
    if random.below(2) == 0 { ViewSession.frame(after: 0.5) }
    UIApplication.shared.send(.touch(id: 1, phase: .ended, location: CGPoint(x: x, y: start + step * 8)))
    ViewSession.frame(after: 1)
  }

  /// Touches a random point: a row, its editing control, or a button that a swipe has revealed.
  private func press(_ random: inout RandomBytes) {
    let point = CGPoint(x: random.below(Int(table.bounds.width)), y: random.below(700))
    UIApplication.shared.send(.touch(id: 1, phase: .began, location: point))
    ViewSession.frame(after: 0.2)
    UIApplication.shared.send(.touch(id: 1, phase: .ended, location: point))
    ViewSession.frame(after: Double(random.below(2)))
    closeSwipe(&random)
  }

  var counts: [Int] { (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } }
  var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
  var visiblePaths: [IndexPath] { table.indexPathsForVisibleRows ?? [] }

  var shown: [ShownItem] {
    table.visibleCells.map { cell in
      let path = table.indexPath(for: cell)
      return ShownItem(
        cell: cell, path: path, text: cell.textLabel?.text,
        position: path.map { table.rectForRow(at: $0) } ?? .null)
    }
  }

  var cellsInHierarchy: [UIView] { table.subviews.filter { $0 is UITableViewCell && !$0.isHidden } }

  // MARK: Data source and delegate

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].items[indexPath.row].text
    if known.insert(ObjectIdentifier(cell)).inserted { cells.append(Weak(object: cell)) }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard givesHeights else { return UITableView.automaticDimension }
    return CGFloat(sections[indexPath.section].items[indexPath.row].text.count + 90) / 3
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    ])
  }
}
