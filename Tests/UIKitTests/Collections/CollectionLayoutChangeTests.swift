import FlipsideTesting
import UIKit
import XCTest

/// Custom layouts of apps: the queries to them in updates, changes of layouts and interactive movements.
final class CollectionLayoutChangeTests: XCTestCase {
  /// A waterfall of two columns, with the structure of public implementations.
  private class Waterfall: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0
    var log: [String] = []

    override func prepare() {
      super.prepare()
      guard let view = collectionView else { return }
      cache = []
      var columns: [CGFloat] = [0, 0]
      let width = view.bounds.width / 2
      for item in 0..<view.numberOfItems(inSection: 0) {
        let column = columns[0] <= columns[1] ? 0 : 1
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
        attributes.frame = CGRect(
          x: CGFloat(column) * width, y: columns[column], width: width, height: CGFloat(40 + item % 3 * 20))
        columns[column] = attributes.frame.maxY
        cache.append(attributes)
      }
      height = max(columns[0], columns[1])
    }
    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      cache.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      cache.indices.contains(path.item) ? cache[path.item] : nil
    }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
      if let attributes { log.append("initial \(path.item) \(attributes.alpha)") }
      attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
      if let attributes { log.append("final \(path.item) \(attributes.alpha)") }
      return attributes
    }
  }

  func testSuperKnowsWhereItemsComeFromAndGo() {
    MainActor.assumeIsolated {
      let layout = Waterfall()
      onCollection(layout, data: [["a", "b", "c"]], animates: true) { scene in
        XCTAssertNil(layout.initialLayoutAttributesForAppearingItem(at: [0, 0]), "only in updates")
        layout.log = []
        scene.data = [["a", "n", "c"]]
        scene.view.performBatchUpdates({
          scene.view.deleteItems(at: [[0, 1]])
          scene.view.insertItems(at: [[0, 1]])
        })
        XCTAssertTrue(layout.log.contains("initial 1 0.0"), "\(layout.log)")
        XCTAssertTrue(layout.log.contains("final 1 0.0"), "\(layout.log)")
        XCTAssertTrue(layout.log.contains("final 0 1.0"), "\(layout.log)")
        scene.pass(1)
        XCTAssertEqual(scene.titles, ["a", "n", "c"])
        XCTAssertEqual(scene.view.cellForItem(at: [0, 1])?.transform, .identity)
        XCTAssertEqual(scene.view.cellForItem(at: [0, 1])?.alpha, 1)
        XCTAssertNil(layout.initialLayoutAttributesForAppearingItem(at: [0, 1]), "the update is over")
      }
    }
  }

  func testATransitionGoesAsFarAsTheFinger() {
    MainActor.assumeIsolated {
      let small = UICollectionViewFlowLayout()
      let large = UICollectionViewFlowLayout()
      large.itemSize = CGSize(width: 150, height: 150)
      onCollection(small, data: [CollectionScene.numbers(4)], animates: true) { scene in
        var ends: [String] = []
        let transition = scene.view.startInteractiveTransition(to: large) { ends.append("\($0) \($1)") }
        XCTAssertTrue(scene.view.collectionViewLayout === transition)
        transition.transitionProgress = 0.5
        scene.settle()
        XCTAssertEqual(scene.frame(0)?.size, CGSize(width: 100, height: 100))
        scene.view.cancelInteractiveTransition()
        scene.pass(1)
        XCTAssertTrue(scene.view.collectionViewLayout === small)
        XCTAssertEqual(scene.frame(0)?.size, CGSize(width: 50, height: 50))
        let second = scene.view.startInteractiveTransition(to: large) { ends.append("\($0) \($1)") }
        second.transitionProgress = 0.9
        scene.view.finishInteractiveTransition()
        scene.pass(1)
        XCTAssertTrue(scene.view.collectionViewLayout === large)
        XCTAssertEqual(scene.frame(0)?.size, CGSize(width: 150, height: 150))
        XCTAssertEqual(ends, ["true false", "true true"])
      }
    }
  }

  // MARK: Moving by hand

  private final class Movable: NSObject, UICollectionViewDataSource {
    var data = [["a", "b", "c"], ["d", "e"]]
    var moves: [String] = []
    func numberOfSections(in view: UICollectionView) -> Int { data.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      data[section].count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? CollectionScene.Cell)?.title = data[path.section][path.item]
      return cell
    }
    func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
    func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
      moves.append("\(source) \(target)")
      data[target.section].insert(data[source.section].remove(at: source.item), at: target.item)
    }
  }

  func testAnItemMovesIntoAnotherSection() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      onCollection(layout) { scene in
        let source = Movable()
        scene.view.dataSource = source
        scene.settle()
        XCTAssertTrue(scene.view.beginInteractiveMovementForItem(at: [0, 0]))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
        scene.settle()
        XCTAssertEqual(source.moves, [], "not before the end")
        XCTAssertEqual(scene.titles, ["b", "c", "a", "d", "e"])
        XCTAssertEqual(scene.view.dataSourceIndexPath(forPresentationIndexPath: [1, 0]), [0, 0])
        XCTAssertEqual(scene.view.presentationIndexPath(forDataSourceIndexPath: [0, 1]), [0, 0])
        scene.view.endInteractiveMovement()
        scene.settle()
        XCTAssertEqual(source.moves, ["[0, 0] [1, 0]"])
        XCTAssertEqual(scene.titles, ["b", "c", "a", "d", "e"])
        // After a cancellation, all items are at their original positions.
        XCTAssertTrue(scene.view.beginInteractiveMovementForItem(at: [1, 2]))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
        scene.settle()
        XCTAssertEqual(scene.titles, ["e", "b", "c", "a", "d"])
        scene.view.cancelInteractiveMovement()
        scene.settle()
        XCTAssertEqual(scene.titles, ["b", "c", "a", "d", "e"])
        XCTAssertEqual(source.moves.count, 1)
        scene.view.dataSource = nil
      }
    }
  }
}
