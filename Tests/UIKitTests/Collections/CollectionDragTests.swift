import FlipsideTesting
import UIKit
import XCTest

/// Drags out of collection views and drops on them: facts/dragging.md#order, facts/dragging.md#times.
final class CollectionDragTests: XCTestCase {
  private func run(_ body: @MainActor (Scene) -> Void) {
    MainActor.assumeIsolated {
      let scene = Scene()
      body(scene)
      scene.stage.touch(.cancelled)
      scene.stage.clock.advance(by: 1)
      scene.stage.end()
    }
  }

  func testItemsAreDraggedInOrder() {
    run { scene in
      XCTAssertTrue(scene.source.dragInteractionEnabled)
      scene.lift(item: 1)
      XCTAssertEqual(scene.taken(), ["items 1", "drag state 1"])
      scene.move(CGPoint(x: 200, y: 830))
      XCTAssertTrue(scene.source.hasActiveDrag)
      XCTAssertEqual(scene.taken(), ["drag state 2", "will begin"])
      scene.letGo()
      XCTAssertFalse(scene.source.hasActiveDrag)
      XCTAssertEqual(scene.taken(), ["drag state 0", "did end"])
    }
  }

  func testAGapOpensInAGrid() {
    run { scene in
      scene.lift(item: 0)
      scene.move(scene.point(ofTarget: 1))
      XCTAssertTrue(scene.target.hasActiveDrop)
      scene.stage.clock.advance(by: 0.5)
      XCTAssertEqual(scene.model.destinations, [IndexPath(item: 1, section: 0)])
      // A line has three items, so the third item moves to the next line.
      XCTAssertEqual(scene.origins(), [CGPoint(x: 0, y: 0), CGPoint(x: 262, y: 0), CGPoint(x: 0, y: 110)])
      scene.move(CGPoint(x: 200, y: 830))
      scene.stage.clock.advance(by: 0.5)
      XCTAssertEqual(scene.origins(), [CGPoint(x: 0, y: 0), CGPoint(x: 131, y: 0), CGPoint(x: 262, y: 0)])
      XCTAssertFalse(scene.target.hasActiveDrop)
    }
  }

  func testSlowGapsWaitForTheFinger() {
    run { scene in
      scene.target.reorderingCadence = .slow
      scene.lift(item: 0)
      scene.move(scene.point(ofTarget: 1))
      scene.stage.clock.advance(by: 0.2)
      XCTAssertEqual(scene.origins()[1].x, 131)
      scene.stage.clock.advance(by: 0.6)
      XCTAssertEqual(scene.origins()[1].x, 262)
    }
  }

  func testACoordinatorDropsAnItem() {
    run { scene in
      nonisolated(unsafe) var positions: [Int] = []
      scene.model.perform = { view, coordinator in
        XCTAssertEqual(coordinator.destinationIndexPath, IndexPath(item: 1, section: 0))
        XCTAssertNil(coordinator.items[0].sourceIndexPath)
        XCTAssertEqual(coordinator.items[0].previewSize, CGSize(width: 100, height: 100))
        scene.model.targets.insert(coordinator.items[0].dragItem.localObject as? String ?? "", at: 1)
        view.insertItems(at: [IndexPath(item: 1, section: 0)])
        coordinator.drop(coordinator.items[0].dragItem, toItemAt: IndexPath(item: 1, section: 0)).addCompletion {
          positions.append($0.rawValue)
        }
      }
      scene.lift(item: 0)
      scene.move(scene.point(ofTarget: 1))
      scene.letGo()
      XCTAssertEqual(positions, [0])
      XCTAssertEqual(scene.texts(), ["X", "A", "Y", "Z"])
      XCTAssertEqual(scene.origins()[3], CGPoint(x: 0, y: 110))
      XCTAssertTrue(scene.target.visibleCells.allSatisfy { !$0.isHidden && !$0.layer.isHidden })
    }
  }

  func testMovesWithinAView() {
    run { scene in
      scene.source.dropDelegate = scene.model
      scene.model.proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      scene.model.perform = { view, coordinator in
        let (source, end) = (coordinator.items[0].sourceIndexPath!, coordinator.destinationIndexPath!)
        view.performBatchUpdates {
          scene.model.sources.insert(scene.model.sources.remove(at: source.item), at: end.item)
          view.deleteItems(at: [source])
          view.insertItems(at: [end])
        }
        coordinator.drop(coordinator.items[0].dragItem, toItemAt: end)
      }
      scene.lift(item: 0)
      scene.move(CGPoint(x: 262 + 50, y: 50))
      scene.stage.clock.advance(by: 0.5)
      XCTAssertEqual(scene.origins(of: scene.source).dropFirst(), [CGPoint(x: 0, y: 0), CGPoint(x: 131, y: 0)])
      scene.letGo()
      XCTAssertEqual(scene.texts(of: scene.source), ["B", "C", "A"])
      XCTAssertTrue(scene.source.visibleCells.allSatisfy { !$0.isHidden && !$0.layer.isHidden })
    }
  }

  func testIntoAnItemHighlightsIt() {
    run { scene in
      scene.model.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
      scene.lift(item: 0)
      scene.move(scene.point(ofTarget: 2))
      let cell = scene.target.cellForItem(at: IndexPath(item: 2, section: 0))
      XCTAssertEqual(cell?.isHighlighted, true)
      XCTAssertEqual(cell?.configurationState.cellDropState, .targeted)
      scene.letGo()
      XCTAssertEqual(cell?.isHighlighted, false)
    }
  }

  func testAPlaceholderBecomesAnItem() {
    run { scene in
      nonisolated(unsafe) var context: (any UICollectionViewDropPlaceholderContext)?
      nonisolated(unsafe) var fills = 0
      scene.model.perform = { _, coordinator in
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "cell")
        placeholder.cellUpdateHandler = { _ in fills += 1 }
        context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      }
      scene.lift(item: 0)
      scene.move(scene.point(ofTarget: 1))
      scene.letGo()
      XCTAssertEqual(scene.origins(), [CGPoint(x: 0, y: 0), CGPoint(x: 262, y: 0), CGPoint(x: 0, y: 110)])
      XCTAssertNil(scene.target.dataSourceIndexPath(forPresentationIndexPath: IndexPath(item: 1, section: 0)))
      context?.setNeedsCellUpdate()
      XCTAssertEqual(fills, 2)
      XCTAssertTrue(scene.target.hasUncommittedUpdates)
      let done = context?.commitInsertion { path in
        XCTAssertEqual(path, IndexPath(item: 1, section: 0))
        scene.model.targets.insert("A", at: path.item)
      }
      scene.stage.clock.advance(by: 1)
      XCTAssertEqual(done, true)
      XCTAssertEqual(scene.texts(), ["X", "A", "Y", "Z"])
      XCTAssertEqual(scene.origins()[1], CGPoint(x: 131, y: 0))
      XCTAssertEqual(context?.deletePlaceholder(), false)
      XCTAssertFalse(scene.target.hasUncommittedUpdates)
    }
  }

  func testWrongPlacesAndChangedDataTrapNothing() {
    run { scene in
      scene.model.perform = { _, coordinator in
        let item = coordinator.items[0].dragItem
        coordinator.drop(
          item,
          to: UICollectionViewDropPlaceholder(
            insertionIndexPath: IndexPath(item: 9, section: 4), reuseIdentifier: "cell"))
        coordinator.drop(item, toItemAt: IndexPath(item: 99, section: 9))
        coordinator.drop(item, intoItemAt: IndexPath(item: 0, section: 0), rect: .zero)
      }
      scene.lift(item: 0)
      scene.move(scene.point(ofTarget: 1))
      scene.model.targets = ["Only"]
      scene.target.reloadData()
      scene.move(scene.point(ofTarget: 0))
      scene.model.sources = []
      scene.source.reloadData()
      scene.letGo()
      XCTAssertTrue(scene.stage.console.contains("attempt to insert a placeholder"))
      XCTAssertEqual(scene.texts(), ["Only"])
      XCTAssertEqual(scene.origins(), [CGPoint(x: 0, y: 0)])
    }
  }

  func testSpringLoadedItemsAreSelected() {
    run { scene in
      scene.target.isSpringLoaded = true
      scene.lift(item: 0)
      scene.model.proposal = UICollectionViewDropProposal(operation: .copy)
      scene.move(scene.point(ofTarget: 1))
      scene.stage.clock.advance(by: 1.3)
      XCTAssertEqual(scene.target.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    }
  }
}

/// Two grids of squares, one above the other.
@MainActor private final class Scene {
  let stage: Stage
  let model = Model()
  let source: UICollectionView
  let target: UICollectionView

  init() {
    stage = Stage(device: "iPhone 15")
    func grid(_ y: CGFloat) -> UICollectionView {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 10
      layout.minimumLineSpacing = 10
      let view = UICollectionView(
        frame: CGRect(x: 0, y: y, width: 362, height: 360), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.backgroundColor = .white
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      return view
    }
    source = grid(0)
    target = grid(400)
    model.source = source
    for view in [source, target] {
      view.dataSource = model
      stage.view.addSubview(view)
    }
    source.dragDelegate = model
    target.dropDelegate = model
    stage.clock.settle()
    for cell in source.visibleCells { (cell as? Cell)?.model = model }
  }

  func lift(item: Int) {
    stage.touch(.began, CGPoint(x: 131 * CGFloat(item) + 50, y: 50))
    stage.clock.advance(by: 0.6)
  }

  func point(ofTarget item: Int) -> CGPoint { CGPoint(x: 131 * CGFloat(item) + 30, y: 450) }

  func move(_ point: CGPoint) {
    stage.touch(.moved, point)
    stage.clock.advance(by: 0.05)
  }

  func letGo() {
    stage.touch(.ended)
    stage.clock.advance(by: 1)
  }

  func taken() -> [String] {
    defer { model.lines = [] }
    return model.lines
  }

  private func cells(_ view: UICollectionView) -> [Cell] {
    (0..<view.numberOfItems(inSection: 0)).compactMap {
      view.cellForItem(at: IndexPath(item: $0, section: 0)) as? Cell
    }
  }

  func origins(of view: UICollectionView? = nil) -> [CGPoint] {
    (view ?? target).layoutIfNeeded()
    return cells(view ?? target).map(\.frame.origin)
  }

  func texts(of view: UICollectionView? = nil) -> [String] { cells(view ?? target).map(\.text) }
}

private final class Cell: UICollectionViewCell {
  weak var model: Model?
  var text = ""
  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
    super.dragStateDidChange(dragState)
    model?.lines.append("drag state \(dragState.rawValue)")
  }
}

private final class Model: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var lines: [String] = []
  weak var source: UICollectionView?
  var sources = ["A", "B", "C"]
  var targets = ["X", "Y", "Z"]
  var destinations: [IndexPath?] = []
  var proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  var perform: @MainActor (UICollectionView, any UICollectionViewDropCoordinator) -> Void = { _, _ in }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    collectionView === source ? sources.count : targets.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.text = (collectionView === source ? sources : targets)[indexPath.item]
    cell.backgroundColor = .blue
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    lines.append("items \(indexPath.item)")
    return [textItem(sources[indexPath.item])]
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    lines.append("will begin")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    lines.append("did end")
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    if destinations.last != destinationIndexPath { destinations.append(destinationIndexPath) }
    return proposal
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { perform(collectionView, coordinator) }
}
