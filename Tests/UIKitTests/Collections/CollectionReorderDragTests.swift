import FlipsideTesting
import UIKit
import XCTest

/// Items of several sizes that are dragged within their view, and moved by the data source where there is no drop
/// delegate: facts/dragging.md#order, facts/dragging.md#order/gaps.
final class CollectionReorderDragTests: XCTestCase {
  private func run(
    _ layout: @escaping @MainActor () -> UICollectionViewLayout = { UICollectionViewFlowLayout() },
    sizes: [CGSize], _ body: @MainActor (ReorderScene) -> Void
  ) {
    MainActor.assumeIsolated {
      let scene = ReorderScene(layout(), sizes)
      body(scene)
      scene.stage.touch(.cancelled)
      scene.stage.clock.advance(by: 1)
      scene.stage.end()
    }
  }

  private static let squares = [CGSize](repeating: CGSize(width: 110, height: 100), count: 5)
  private static let widths = [200, 100, 100, 250, 80].map { CGSize(width: $0, height: 60) }

  func testTheDataSourceMovesWithoutADropDelegate() {
    run(sizes: Self.squares) { scene in
      scene.lift(0)
      scene.move(to: 3)
      XCTAssertTrue(scene.view.hasActiveDrop)
      scene.letGo()
      XCTAssertEqual(scene.model.moves, [[0, 3]])
      XCTAssertEqual(scene.texts, ["1", "2", "3", "0", "4"])
      XCTAssertEqual(scene.frames, scene.unmovedFrames)
      XCTAssertTrue(scene.view.visibleCells.allSatisfy { !$0.isHidden })
    }
  }

  func testItemsThatMayNotMoveStay() {
    run(sizes: Self.squares) { scene in
      scene.model.fixed = [0]
      scene.lift(0)
      scene.move(to: 3)
      XCTAssertFalse(scene.view.hasActiveDrop)
      scene.letGo()
      XCTAssertEqual(scene.model.moves, [])
      XCTAssertEqual(scene.texts, ["0", "1", "2", "3", "4"])
    }
  }

  func testTheDelegateChoosesTheTarget() {
    run(sizes: Self.squares) { scene in
      scene.model.target = IndexPath(item: 1, section: 0)
      scene.lift(0)
      scene.move(to: 3)
      scene.letGo()
      XCTAssertEqual(scene.model.moves, [[0, 1]])
    }
  }

  /// Lines are packed as they will be after the drop.
  func testAFlowLayoutPacksItsLinesWithTheGap() {
    run(sizes: Self.widths) { scene in
      // 200 and 100 in the first line of 362, 100 and 250 in the second, 80 in the third.
      scene.lift(0)
      scene.move(to: 4)
      scene.stage.clock.advance(by: 0.5)
      let withGap = scene.frames
      scene.letGo()
      XCTAssertEqual(scene.texts.count, 5)
      XCTAssertEqual(scene.model.moves, [[0, 4]])
      let moved = 4
      // The other items remain at the positions that they had beside the gap.
      XCTAssertEqual(
        withGap.enumerated().filter { $0.offset != 0 }.map(\.element),
        scene.frames.enumerated().filter { $0.offset != moved }.map(\.element))
    }
  }

  func testRowsOfAListMoveByTheHeightOfTheOneThatMoves() {
    let heights = [100, 44, 60, 44, 80].map { CGSize(width: 362, height: $0) }
    run({ Column() }, sizes: heights) { scene in
      scene.lift(0)
      scene.move(to: 2)
      scene.stage.clock.advance(by: 0.5)
      XCTAssertEqual(scene.frames.map(\.minY).dropFirst(), [0, 48, 216, 264])
      scene.letGo()
      XCTAssertEqual(scene.texts, ["1", "2", "0", "3", "4"])
    }
  }

  func testFastGapsWaitLessThanSlowOnes() {
    for (cadence, wait) in [(UICollectionView.ReorderingCadence.fast, 0.1), (.slow, 0.4)] {
      run(sizes: Self.squares) { scene in
        scene.view.reorderingCadence = cadence
        scene.lift(0)
        scene.move(to: 1)
        scene.stage.clock.advance(by: wait / 2)
        XCTAssertEqual(scene.frames[1].minX, scene.unmovedFrames[1].minX, accuracy: 0.01)
        scene.stage.clock.advance(by: wait + 0.4)
        XCTAssertEqual(scene.frames[1].minX, 0, accuracy: 0.01)
      }
    }
  }

  /// A drop before the gap has opened has the same effect.
  func testAQuickDropDoesNotWaitForTheGap() {
    run(sizes: Self.squares) { scene in
      scene.view.reorderingCadence = .slow
      scene.lift(0)
      scene.move(to: 1)
      scene.letGo()
      XCTAssertEqual(scene.model.moves, [[0, 1]])
    }
  }
}

/// A collection view whose items have different sizes.
@MainActor private final class ReorderScene {
  let stage: Stage
  let model: ReorderModel
  let view: UICollectionView
  private(set) var unmovedFrames: [CGRect] = []

  init(_ layout: UICollectionViewLayout, _ sizes: [CGSize]) {
    stage = Stage(device: "iPhone 15")
    model = ReorderModel(sizes)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 362, height: 700), collectionViewLayout: layout)
    (layout as? Column)?.heights = { [model] in model.items.map { model.sizes[$0].height } }
    view.contentInsetAdjustmentBehavior = .never
    view.register(ReorderCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = model
    view.delegate = model
    view.dragDelegate = model
    stage.view.addSubview(view)
    stage.clock.settle()
    unmovedFrames = frames
  }

  private func center(_ item: Int) -> CGPoint { CGPoint(x: unmovedFrames[item].midX, y: unmovedFrames[item].midY) }

  func lift(_ item: Int) {
    stage.touch(.began, center(item))
    stage.clock.advance(by: 0.6)
  }

  func move(to item: Int) {
    // The finger is beside the center, so that it is on a definite side of the item.
    let center = center(item)
    stage.touch(.moved, CGPoint(x: center.x + 5, y: center.y + 5))
    stage.clock.advance(by: 0.02)
  }

  func letGo() {
    stage.touch(.ended)
    stage.clock.advance(by: 1)
  }

  private var cells: [ReorderCell] {
    view.layoutIfNeeded()
    return model.items.indices.compactMap {
      view.cellForItem(at: IndexPath(item: $0, section: 0)) as? ReorderCell
    }
  }

  var texts: [String] { cells.map(\.text) }
  var frames: [CGRect] { cells.map(\.frame) }
}

private final class ReorderCell: UICollectionViewCell {
  var text = ""
}

/// A layout of rows with a spacing of 4 points.
private final class Column: UICollectionViewLayout {
  var heights: @MainActor () -> [CGFloat] = { [] }

  private func frame(_ item: Int) -> CGRect {
    let before = heights().prefix(item)
    return CGRect(x: 0, y: before.reduce(0) { $0 + $1 + 4 }, width: 362, height: heights()[item])
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 362, height: heights().reduce(0) { $0 + $1 + 4 })
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard heights().indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(indexPath.item)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    heights().indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}

private final class ReorderModel: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDelegateFlowLayout
{
  let sizes: [CGSize]
  var items: [Int]
  var moves: [[Int]] = []
  var fixed: Set<Int> = []
  var target: IndexPath?

  init(_ sizes: [CGSize]) {
    self.sizes = sizes
    items = Array(sizes.indices)
    super.init()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ReorderCell)?.text = "\(items[indexPath.item])"
    cell.backgroundColor = .blue
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !fixed.contains(indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath.item, destinationIndexPath.item])
    items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[items[indexPath.item]] }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { target ?? proposed }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [textItem("\(items[indexPath.item])")] }
}
