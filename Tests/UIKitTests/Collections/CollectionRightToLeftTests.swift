import FlipsideTesting
import UIKit
import XCTest

/// Collection views in right-to-left languages (`facts/collections.md#right-to-left`).
final class CollectionRightToLeftTests: XCTestCase {
  @MainActor private func onReversed(
    _ layout: UICollectionViewLayout, data: [[String]], height: CGFloat = 480, animates: Bool = false,
    _ body: (CollectionScene) -> Void
  ) {
    onCollection(layout, frame: CGRect(x: 0, y: 100, width: 320, height: height), animates: animates) { scene in
      scene.view.semanticContentAttribute = .forceRightToLeft
      scene.data = data
      scene.view.reloadData()
      scene.settle()
      body(scene)
    }
  }

  func testAFlowLayoutBeginsAtTheRight() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 40)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 15)
      onReversed(layout, data: [CollectionScene.numbers(4)]) { scene in
        XCTAssertEqual((0..<4).map { scene.frame($0)?.minX }, [215, 15, 215, 15].map { CGFloat($0) })
        XCTAssertEqual(scene.view.contentOffset, .zero)
        // The layout itself runs to the left; the collection view does not mirror it.
        XCTAssertFalse(layout.flipsHorizontallyInOppositeLayoutDirection)
        XCTAssertEqual(layout.layoutAttributesForItem(at: [0, 0])?.frame.minX, 215)
        scene.log = []
        scene.stage.tap(CGPoint(x: 300, y: 120))
        XCTAssertEqual(scene.log.last, "didSelect 0")
      }
    }
  }

  func testARowBeginsAtItsEnd() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 100)
      onReversed(layout, data: [CollectionScene.numbers(10)], height: 100) { scene in
        XCTAssertEqual(scene.view.contentSize.width, 1090)
        XCTAssertEqual(scene.view.contentOffset.x, 770, "the offset is physical")
        XCTAssertEqual(scene.titles, ["0", "1", "2"])
        XCTAssertEqual(scene.frame(0)?.maxX, 1090)
        scene.view.scrollToItem(at: [0, 9], at: .left, animated: false)
        scene.settle()
        XCTAssertEqual(scene.view.contentOffset.x, 0)
        XCTAssertEqual(scene.titles.last, "9")
        scene.view.scrollToItem(at: [0, 4], at: .centeredHorizontally, animated: false)
        scene.settle()
        XCTAssertEqual(scene.view.contentOffset.x, 1090 - 440 - 50 - 160)
        // Additional items at the left end do not move visible items.
        scene.view.scrollToItem(at: [0, 0], at: .right, animated: false)
        scene.data[0] += ["a", "b"]
        scene.view.insertItems(at: [[0, 10], [0, 11]])
        scene.settle()
        XCTAssertEqual(scene.titles, ["0", "1", "2"])
      }
    }
  }

  func testALayoutThatFlipsIsMirrored() {
    MainActor.assumeIsolated {
      final class Flipping: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      }
      let layout = Flipping()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 100)
      onReversed(layout, data: [CollectionScene.numbers(10)], height: 100) { scene in
        XCTAssertEqual(
          layout.layoutAttributesForItem(at: [0, 0])?.frame.minX, 0, "the layout counts from the leading side")
        XCTAssertEqual(scene.titles, ["0", "1", "2"])
        let frame = scene.view.cellForItem(at: [0, 0]).map { $0.convert($0.bounds, to: scene.view.superview) }
        XCTAssertEqual(frame?.maxX, 320)
      }
    }
  }

  func testCompositionalLayoutsAreMirrored() {
    MainActor.assumeIsolated {
      let half = NSCollectionLayoutItem(
        layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
        supplementaryItems: [
          NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.absolute(20), .absolute(20)),
            elementKind: UICollectionView.elementKindSectionHeader,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        ])
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)), subitems: [half]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
      section.boundarySupplementaryItems = [
        boundaryItem(UICollectionView.elementKindSectionFooter, .absolute(50), .absolute(20), .topLeading)
      ]
      onReversed(UICollectionViewCompositionalLayout(section: section), data: [CollectionScene.numbers(3)]) {
        scene in
        XCTAssertEqual(scene.frame(0), CGRect(x: 170, y: 20, width: 140, height: 40))
        XCTAssertEqual(scene.frame(1), CGRect(x: 30, y: 20, width: 140, height: 40))
        let badge = scene.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        XCTAssertEqual(badge?.frame.minX, 170, "at the trailing edge of the item")
        let header = scene.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
        XCTAssertEqual(header?.frame.maxX, 310)
      }
    }
  }

  func testARowOfASectionRunsToTheLeft() {
    MainActor.assumeIsolated {
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: layoutSize(.absolute(200), .absolute(100)),
          subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
      section.orthogonalScrollingBehavior = .groupPaging
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
      var offsets: [CGFloat] = []
      section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
      let layout = UICollectionViewCompositionalLayout(section: section)
      onReversed(layout, data: [CollectionScene.numbers(10)], animates: true) { scene in
        func place(_ item: Int) -> CGRect? {
          scene.view.cellForItem(at: [0, item]).map { $0.convert($0.bounds, to: scene.view) }
        }
        XCTAssertEqual(place(0), CGRect(x: 100, y: 5, width: 200, height: 100))
        XCTAssertEqual(place(1)?.maxX, 90)
        XCTAssertEqual(offsets.last, 0)
        scene.stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 250, y: 150))
        scene.pass(3)
        XCTAssertEqual(place(1)?.maxX, 300, "one group further")
        XCTAssertEqual(offsets.last, 210, "from the leading end")
        scene.view.scrollToItem(at: [0, 9], at: .left, animated: false)
        scene.settle()
        XCTAssertEqual(place(9)?.minX, 20)
      }
    }
  }
}
