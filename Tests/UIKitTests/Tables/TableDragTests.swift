import FlipsideTesting
import UIKit
import XCTest

/// Drags out of tables and drops on them: facts/dragging.md#order, facts/dragging.md#enabled.
final class TableDragTests: XCTestCase {
  private func run(device: String = "iPhone 15", _ body: @MainActor (Scene) -> Void) {
    MainActor.assumeIsolated {
      let scene = Scene(device)
      body(scene)
      scene.stage.touch(.cancelled)
      scene.stage.clock.advance(by: 1)
      scene.stage.end()
    }
  }

  // MARK: Dragging

  func testRowsAreDraggedInOrder() {
    run { scene in
      scene.source.dropDelegate = nil
      XCTAssertTrue(scene.source.dragInteractionEnabled)
      scene.lift(row: 1)
      XCTAssertEqual(scene.taken(), ["items 1", "drag state 1"])
      XCTAssertFalse(scene.source.hasActiveDrag)
      scene.move(y: 820)
      XCTAssertTrue(scene.source.hasActiveDrag)
      XCTAssertEqual(scene.taken(), ["drag state 2", "will begin"])
      scene.letGo()
      XCTAssertFalse(scene.source.hasActiveDrag)
      XCTAssertEqual(scene.taken(), ["drag state 0", "did end"])
    }
  }

  func testALiftThatIsTakenBackResetsTheCell() {
    run { scene in
      scene.lift(row: 1)
      _ = scene.taken()
      scene.letGo()
      XCTAssertEqual(scene.taken(), ["drag state 0"])
    }
  }

  func testRowsCanBeKeptFromDragging() {
    run { scene in
      scene.source.dragInteractionEnabled = false
      scene.lift(row: 1)
      XCTAssertEqual(scene.taken(), [])
      scene.letGo()
      scene.source.dragInteractionEnabled = true
      scene.model.refusesItems = true
      scene.lift(row: 1)
      scene.move(y: 820)
      XCTAssertFalse(scene.source.hasActiveDrag)
    }
  }

  /// Views in a dragged row receive no touches, unless the cell enables interaction.
  func testADraggedRowIsNotTouched() {
    run { scene in
      scene.source.dropDelegate = nil
      let cell = scene.source.cellForRow(at: IndexPath(row: 1, section: 0))
      XCTAssertNotNil(cell?.hitTest(CGPoint(x: 200, y: 22), with: nil))
      scene.lift(row: 1)
      scene.move(y: 820)
      XCTAssertNil(cell?.hitTest(CGPoint(x: 200, y: 22), with: nil))
      XCTAssertNotNil(
        scene.source.cellForRow(at: IndexPath(row: 0, section: 0))?.hitTest(CGPoint(x: 9, y: 9), with: nil))
      cell?.userInteractionEnabledWhileDragging = true
      XCTAssertNotNil(cell?.hitTest(CGPoint(x: 200, y: 22), with: nil))
      cell?.userInteractionEnabledWhileDragging = false
      scene.letGo()
      XCTAssertNotNil(cell?.hitTest(CGPoint(x: 200, y: 22), with: nil))
    }
  }

  func testATapAddsARow() {
    run { scene in
      scene.source.dropDelegate = nil
      scene.lift(row: 1)
      scene.move(y: 820)
      scene.stage.touch(.began, CGPoint(x: 200, y: 22), finger: 1)
      scene.stage.clock.advance(by: 0.1)
      scene.stage.touch(.ended, finger: 1)
      XCTAssertNil(scene.source.indexPathForSelectedRow)
      XCTAssertEqual(scene.model.session?.items.map { $0.localObject as? String }, ["B", "A"])
      // A row is only dragged once.
      scene.stage.touch(.began, CGPoint(x: 200, y: 22), finger: 1)
      scene.stage.clock.advance(by: 0.1)
      scene.stage.touch(.ended, finger: 1)
      XCTAssertEqual(scene.model.session?.items.count, 2)
    }
  }

  // MARK: Dropping

  func testAGapOpensWhereTheRowWouldBe() {
    run { scene in
      scene.lift(row: 0)
      scene.move(toTarget: 44 + 22)
      XCTAssertTrue(scene.target.hasActiveDrop)
      scene.stage.clock.advance(by: 0.5)
      XCTAssertEqual(scene.model.destinations, [IndexPath(row: 1, section: 0)])
      XCTAssertEqual(scene.tops(), [0, 88, 132])
      XCTAssertEqual(scene.target.indexPathForRow(at: CGPoint(x: 10, y: 90)), IndexPath(row: 1, section: 0))
      // When the finger moves down over the next row, the gap is below that row.
      scene.move(toTarget: 88 + 40)
      scene.stage.clock.advance(by: 0.5)
      XCTAssertEqual(scene.tops(), [0, 44, 132])
      scene.move(y: 380)
      scene.stage.clock.advance(by: 0.5)
      XCTAssertEqual(scene.tops(), [0, 44, 88])
      XCTAssertFalse(scene.target.hasActiveDrop)
    }
  }

  func testACoordinatorDropsARow() {
    run { scene in
      nonisolated(unsafe) var positions: [Int] = []
      scene.model.perform = { table, coordinator in
        XCTAssertEqual(coordinator.destinationIndexPath, IndexPath(row: 1, section: 0))
        XCTAssertEqual(coordinator.items.count, 1)
        XCTAssertNil(coordinator.items[0].sourceIndexPath, "another table's row")
        XCTAssertEqual(coordinator.items[0].previewSize, CGSize(width: 393, height: 44))
        XCTAssertEqual(coordinator.proposal.intent, .insertAtDestinationIndexPath)
        scene.model.targets.insert(coordinator.items[0].dragItem.localObject as? String ?? "", at: 1)
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        coordinator.drop(coordinator.items[0].dragItem, toRowAt: IndexPath(row: 1, section: 0)).addCompletion {
          positions.append($0.rawValue)
        }
      }
      scene.lift(row: 0)
      scene.move(toTarget: 44 + 22)
      _ = scene.taken()
      scene.stage.touch(.ended)
      scene.stage.clock.advance(by: 0.1)
      XCTAssertEqual(
        scene.target.cellForRow(at: IndexPath(row: 1, section: 0))?.layer.isHidden, true, "it is flying")
      scene.stage.clock.advance(by: 1)
      XCTAssertEqual(positions, [0])
      XCTAssertEqual(scene.texts(), ["X", "A", "Y", "Z"])
      XCTAssertEqual(scene.tops(), [0, 44, 88, 132])
      XCTAssertEqual(scene.target.cellForRow(at: IndexPath(row: 1, section: 0))?.layer.isHidden, false)
      XCTAssertEqual(scene.taken(), ["perform", "drop end", "drag state 0", "did end"])
    }
  }

  func testIntoARowHighlightsIt() {
    run { scene in
      scene.model.proposal = UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
      scene.lift(row: 0)
      scene.move(toTarget: 44 + 22)
      let cell = scene.target.cellForRow(at: IndexPath(row: 1, section: 0))
      XCTAssertEqual(cell?.isHighlighted, true)
      XCTAssertEqual(cell?.configurationState.cellDropState, .targeted)
      XCTAssertEqual(
        scene.target.cellForRow(at: IndexPath(row: 0, section: 0))?.configurationState.cellDropState, .notTargeted)
      XCTAssertEqual(scene.tops(), [0, 44, 88])
      scene.model.perform = { _, coordinator in
        coordinator.drop(
          coordinator.items[0].dragItem, intoRowAt: IndexPath(row: 1, section: 0),
          rect: CGRect(x: 10, y: 10, width: 20, height: 20))
      }
      scene.letGo()
      XCTAssertEqual(cell?.isHighlighted, false)
      XCTAssertEqual(cell?.configurationState.cellDropState, UICellConfigurationState.DropState.none)
    }
  }

  func testAutomaticChoosesByTheHeight() {
    run { scene in
      scene.model.proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
      scene.lift(row: 0)
      scene.move(toTarget: 44 + 22)
      XCTAssertEqual(scene.target.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted, true)
      scene.move(toTarget: 44 + 3)
      scene.stage.clock.advance(by: 0.5)
      XCTAssertEqual(scene.target.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted, false)
      XCTAssertEqual(scene.tops(), [0, 88, 132])
    }
  }

  func testMovesWithinATable() {
    run { scene in
      scene.source.dropDelegate = scene.model
      scene.model.proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      scene.model.perform = { table, coordinator in
        let source = coordinator.items[0].sourceIndexPath!
        let end = coordinator.destinationIndexPath!
        XCTAssertEqual(source, IndexPath(row: 0, section: 0))
        XCTAssertEqual(end, IndexPath(row: 2, section: 0))
        table.performBatchUpdates {
          let name = scene.model.sources.remove(at: source.row)
          scene.model.sources.insert(name, at: end.row)
          table.deleteRows(at: [source], with: .automatic)
          table.insertRows(at: [end], with: .automatic)
        }
        coordinator.drop(coordinator.items[0].dragItem, toRowAt: end)
      }
      scene.model.movesRows = false
      scene.lift(row: 0)
      scene.move(y: 30)
      scene.move(y: 44 + 20)
      scene.stage.clock.advance(by: 0.5)
      scene.move(y: 88 + 40)
      scene.stage.clock.advance(by: 0.5)
      XCTAssertEqual(
        scene.tops(of: scene.source).dropFirst().prefix(3), [0, 44, 132], "the row has left its place")
      scene.letGo()
      XCTAssertEqual(scene.texts(of: scene.source).prefix(3), ["B", "C", "A"])
      XCTAssertEqual(scene.tops(of: scene.source).prefix(3), [0, 44, 88])
      XCTAssertTrue(scene.source.visibleCells.allSatisfy { !$0.layer.isHidden })
    }
  }

  func testTheDataSourceMovesARowWithoutADropDelegate() {
    run { scene in
      scene.source.dropDelegate = nil
      scene.model.movesRows = true
      scene.lift(row: 0)
      scene.move(y: 30)
      scene.move(y: 88 + 40)
      scene.stage.clock.advance(by: 0.5)
      scene.letGo()
      XCTAssertEqual(scene.model.moves, ["0 to 2"])
      XCTAssertEqual(scene.texts(of: scene.source).prefix(3), ["B", "C", "A"])
      XCTAssertEqual(scene.tops(of: scene.source).prefix(3), [0, 44, 88])
    }
  }

  func testNearTheEndTheTableScrolls() {
    run { scene in
      scene.model.targets = (0..<40).map { "Row \($0)" }
      scene.target.reloadData()
      scene.lift(row: 0)
      scene.move(toTarget: scene.target.bounds.height - 10)
      scene.stage.clock.advance(by: 1)
      XCTAssertGreaterThan(scene.target.contentOffset.y, 100)
    }
  }

  // MARK: Placeholders

  func testAPlaceholderBecomesARow() {
    run { scene in
      nonisolated(unsafe) var context: (any UITableViewDropPlaceholderContext)?
      scene.model.perform = { _, coordinator in
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "cell", rowHeight: 60)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
        context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      }
      scene.lift(row: 0)
      scene.move(toTarget: 44 + 22)
      scene.letGo()
      let target = scene.target
      XCTAssertEqual(scene.tops(), [0, 104, 148])
      XCTAssertEqual(target.numberOfRows(inSection: 0), 3)
      XCTAssertEqual(
        target.presentationIndexPath(forDataSourceIndexPath: IndexPath(row: 1, section: 0)),
        IndexPath(row: 2, section: 0))
      XCTAssertNil(target.dataSourceIndexPath(forPresentationIndexPath: IndexPath(row: 1, section: 0)))
      XCTAssertEqual(context?.dragItem.localObject as? String, "A")
      // Rows that are inserted above the gap move it.
      scene.model.targets.insert("W", at: 0)
      target.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      scene.stage.clock.advance(by: 1)
      XCTAssertEqual(scene.tops(), [0, 44, 148, 192])
      let done = context?.commitInsertion { path in
        XCTAssertEqual(path, IndexPath(row: 2, section: 0))
        scene.model.targets.insert("A", at: path.row)
      }
      XCTAssertEqual(done, true)
      scene.stage.clock.advance(by: 1)
      XCTAssertEqual(scene.texts(), ["W", "X", "A", "Y", "Z"])
      XCTAssertEqual(scene.tops(), [0, 44, 88, 132, 176])
      XCTAssertEqual(context?.deletePlaceholder(), false, "it is a row now")
    }
  }

  func testAPlaceholderCanBeDeletedAndGoesWithAReload() {
    run { scene in
      nonisolated(unsafe) var contexts: [any UITableViewDropPlaceholderContext] = []
      scene.model.perform = { _, coordinator in
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: IndexPath(row: 3, section: 0), reuseIdentifier: "cell", rowHeight: 60)
        contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
      }
      for _ in 0..<2 {
        scene.lift(row: 0)
        scene.move(toTarget: 44 + 22)
        scene.letGo()
      }
      XCTAssertTrue(contexts[0].deletePlaceholder())
      scene.target.reloadData()
      XCTAssertFalse(contexts[1].commitInsertion { _ in XCTFail("it is not there") })
      scene.stage.clock.advance(by: 1)
      XCTAssertEqual(scene.tops(), [0, 44, 88])
    }
  }

  // MARK: Bad input

  func testWrongPlacesAreToldOf() {
    run { scene in
      scene.model.perform = { _, coordinator in
        let item = coordinator.items[0].dragItem
        coordinator.drop(
          item,
          to: UITableViewDropPlaceholder(
            insertionIndexPath: IndexPath(row: 9, section: 4), reuseIdentifier: "cell", rowHeight: 10))
        coordinator.drop(
          item,
          to: UITableViewDropPlaceholder(
            insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "unknown", rowHeight: 10))
        coordinator.drop(item, toRowAt: IndexPath(row: 99, section: 9))
        coordinator.drop(textItem("stranger"), toRowAt: IndexPath(row: 0, section: 0))
      }
      scene.lift(row: 0)
      scene.move(toTarget: 44 + 22)
      scene.letGo()
      XCTAssertTrue(scene.stage.console.contains("attempt to insert a placeholder"))
      XCTAssertTrue(scene.stage.console.contains("unable to dequeue a cell with identifier unknown"))
      XCTAssertTrue(scene.stage.console.contains("an item that is not in its session"))
      XCTAssertEqual(scene.tops(), [0, 44, 88])
    }
  }

  func testDataMayChangeDuringADrag() {
    run { scene in
      scene.lift(row: 0)
      scene.move(toTarget: 88 + 22)
      scene.model.targets = ["Only"]
      scene.target.reloadData()
      scene.move(toTarget: 20)
      scene.model.sources = []
      scene.source.reloadData()
      scene.stage.clock.advance(by: 0.5)
      scene.letGo()
      XCTAssertEqual(scene.texts(), ["Only"])
      XCTAssertEqual(scene.tops(), [0])
    }
  }

  func testSpringLoadedRowsAreSelected() {
    run { scene in
      scene.target.isSpringLoaded = true
      scene.target.dropDelegate = nil
      scene.lift(row: 0)
      scene.move(toTarget: 44 + 22)
      scene.stage.clock.advance(by: 1.2)
      XCTAssertEqual(scene.target.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
      XCTAssertTrue(scene.taken().contains("select 1"))
    }
  }
}

/// Two tables, one above the other.
@MainActor private final class Scene {
  let stage: Stage
  let model = Model()
  let source = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 360))
  let target = UITableView(frame: CGRect(x: 0, y: 400, width: 393, height: 400))

  init(_ device: String) {
    stage = Stage(device: device)
    for table in [source, target] {
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 44
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      stage.view.addSubview(table)
    }
    model.source = source
    for table in [source, target] {
      table.dataSource = model
      table.delegate = model
    }
    source.dragDelegate = model
    source.dropDelegate = nil
    target.dropDelegate = model
    stage.clock.settle()
    for cell in source.visibleCells { (cell as? Cell)?.model = model }
  }

  func lift(row: Int) {
    stage.touch(.began, CGPoint(x: 200, y: 44 * CGFloat(row) + 22))
    stage.clock.advance(by: 0.6)
  }

  func move(y: CGFloat) {
    stage.touch(.moved, CGPoint(x: 200, y: y))
    stage.clock.advance(by: 0.05)
  }

  func move(toTarget y: CGFloat) { move(y: 400 + y) }

  func letGo() {
    stage.touch(.ended)
    stage.clock.advance(by: 1)
  }

  func taken() -> [String] {
    defer { model.lines = [] }
    return model.lines
  }

  func tops(of table: UITableView? = nil) -> [CGFloat] {
    let table = table ?? target
    table.layoutIfNeeded()
    return rows(table).map { $0.frame.minY }
  }

  func texts(of table: UITableView? = nil) -> [String] { rows(table ?? target).map { $0.textLabel?.text ?? "" } }

  private func rows(_ table: UITableView) -> [UITableViewCell] {
    (0..<table.numberOfRows(inSection: 0)).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
  }
}

private final class Cell: UITableViewCell {
  weak var model: Model?
  override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
    super.dragStateDidChange(dragState)
    model?.lines.append("drag state \(dragState.rawValue)")
  }
}

private final class Model: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var lines: [String] = []
  weak var source: UITableView?
  var sources = ["A", "B", "C", "D", "E", "F"]
  var targets = ["X", "Y", "Z"]
  var refusesItems = false
  var movesRows = false
  var moves: [String] = []
  var destinations: [IndexPath?] = []
  var session: (any UIDragSession)?
  var proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  var perform: @MainActor (UITableView, any UITableViewDropCoordinator) -> Void = { _, _ in }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView === source ? sources.count : targets.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = (tableView === source ? sources : targets)[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movesRows }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  {
    moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
    sources.insert(sources.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  {
    self.session = session
    guard !refusesItems else { return [] }
    lines.append("items \(indexPath.row)")
    return [textItem(sources[indexPath.row])]
  }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [textItem(sources[indexPath.row])] }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    lines.append("will begin")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { lines.append("did end") }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    if destinations.last != destinationIndexPath { destinations.append(destinationIndexPath) }
    return proposal
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    lines.append("drop end")
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    lines.append("perform")
    perform(tableView, coordinator)
  }
}
