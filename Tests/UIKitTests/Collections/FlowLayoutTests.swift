import FlipsideTesting
import UIKit
import XCTest

/// `facts/collections.md#flow-layout`.
final class FlowLayoutTests: XCTestCase {
  @MainActor private func frames(
    _ sizes: [CGSize], width: CGFloat = 300, itemSpacing: CGFloat = 10,
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> [CGRect] {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = itemSpacing
    change(layout)
    var frames: [CGRect] = []
    onCollection(
      layout, data: [CollectionScene.numbers(sizes.count)], frame: CGRect(x: 0, y: 0, width: width, height: 800)
    ) {
      scene in
      for (item, size) in sizes.enumerated() { scene.sizes[[0, item]] = size }
      layout.invalidateLayout()
      scene.settle()
      frames = sizes.indices.compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame }
    }
    return frames
  }

  private func same(_ width: CGFloat, _ height: CGFloat, _ count: Int) -> [CGSize] {
    Array(repeating: CGSize(width: width, height: height), count: count)
  }

  func testDefaults() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      XCTAssertEqual(layout.itemSize, CGSize(width: 50, height: 50))
      XCTAssertEqual(layout.minimumLineSpacing, 10)
      XCTAssertEqual(layout.minimumInteritemSpacing, 10)
      XCTAssertEqual(layout.estimatedItemSize, .zero)
      XCTAssertEqual(layout.sectionInset, .zero)
      XCTAssertEqual(layout.headerReferenceSize, .zero)
      XCTAssertEqual(layout.scrollDirection, .vertical)
      XCTAssertEqual(layout.sectionInsetReference, .fromContentInset)
      XCTAssertFalse(layout.sectionHeadersPinToVisibleBounds)
      XCTAssertEqual(layout.collectionViewContentSize, .zero)
      XCTAssertEqual(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9))?.count, 0)
      XCTAssertNil(layout.layoutAttributesForItem(at: [0, 0]))
    }
  }

  func testMeasuredExample() {
    MainActor.assumeIsolated {
      let frames = frames(same(100, 40, 7), width: 320) {
        $0.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        $0.minimumLineSpacing = 5
      }
      XCTAssertEqual(frames.map(\.minX), [10, 210, 10, 210, 10, 210, 10])
      XCTAssertEqual(frames.map(\.minY), [10, 10, 55, 55, 100, 100, 145])
    }
  }

  func testFullLinesAndALastLineOfOneLengthAreSpread() {
    MainActor.assumeIsolated {
      XCTAssertEqual(frames(same(90, 20, 5)).map(\.minX), [0, 105, 210, 0, 105])
      XCTAssertEqual(frames(same(100, 20, 3), itemSpacing: 0).map(\.minX), [0, 100, 200])
    }
  }

  func testALastLineOfSeveralLengthsKeepsTheLeastSpacing() {
    MainActor.assumeIsolated {
      let widths: [CGFloat] = [120, 120, 50, 60]
      let frames = frames(widths.map { CGSize(width: $0, height: 20) })
      // 120 + 10 + 120 + 10 + 50 is more than 300.
      XCTAssertEqual(frames.map(\.minX), [0, 180, 0, 60])
    }
  }

  func testAnItemAloneInItsLineIsCentred() {
    MainActor.assumeIsolated {
      XCTAssertEqual(frames(same(200, 20, 2)).map(\.minX), [50, 50])
      XCTAssertEqual(frames(same(400, 20, 1)).map(\.minX), [-50])
    }
  }

  func testThinnerItemsAreCentredInTheirLine() {
    MainActor.assumeIsolated {
      let frames = frames([
        CGSize(width: 140, height: 20), CGSize(width: 150, height: 60), CGSize(width: 140, height: 30),
        CGSize(width: 150, height: 30),
      ])
      XCTAssertEqual(frames.map(\.minY), [20, 0, 70, 70])
    }
  }

  func testOriginsAreOnPixelsAndSizesAreNot() {
    MainActor.assumeIsolated {
      let frames = frames(same(70.1, 20.2, 4), width: 301)
      XCTAssertEqual(frames[0].width, 70.1, accuracy: 1e-9)
      for frame in frames { XCTAssertEqual((frame.minX * 3).rounded(), frame.minX * 3, accuracy: 1e-6) }
    }
  }

  func testHeadersFootersAndEmptySections() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 1, height: 30)
      layout.footerReferenceSize = CGSize(width: 1, height: 20)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
      onCollection(layout, data: [["a"], [], ["b"]]) { scene in
        let header = UICollectionView.elementKindSectionHeader
        let footer = UICollectionView.elementKindSectionFooter
        func y(_ kind: String, _ section: Int) -> CGRect? {
          scene.view.supplementaryView(forElementKind: kind, at: [section, 0])?.frame
        }
        XCTAssertEqual(y(header, 0), CGRect(x: 0, y: 0, width: 320, height: 30))
        XCTAssertEqual(scene.frame(0), CGRect(x: 10, y: 35, width: 50, height: 50))
        XCTAssertEqual(y(footer, 0)?.minY, 92)
        XCTAssertEqual(y(header, 1)?.minY, 112)
        XCTAssertEqual(y(footer, 1)?.minY, 154)
        XCTAssertEqual(y(header, 2)?.minY, 174)
        XCTAssertEqual(scene.view.contentSize, CGSize(width: 320, height: 286))
      }
    }
  }

  func testHorizontally() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 90)
      onCollection(layout, data: [CollectionScene.numbers(6)], frame: CGRect(x: 0, y: 0, width: 320, height: 200)) {
        scene in
        XCTAssertEqual(scene.frame(0), CGRect(x: 0, y: 0, width: 100, height: 90))
        XCTAssertEqual(scene.frame(1), CGRect(x: 0, y: 110, width: 100, height: 90))
        XCTAssertEqual(scene.frame(2), CGRect(x: 110, y: 0, width: 100, height: 90))
        XCTAssertEqual(scene.view.contentSize, CGSize(width: 320, height: 200))
      }
    }
  }

  func testPinnedHeaders() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.sectionHeadersPinToVisibleBounds = true
      onCollection(layout, data: [CollectionScene.numbers(60), CollectionScene.numbers(60)]) { scene in
        func y(_ section: Int) -> CGFloat? {
          scene.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.frame.minY
        }
        XCTAssertEqual(y(0), 0)
        scene.view.contentOffset.y = 100
        scene.settle()
        XCTAssertEqual(y(0), 100)
        // With twelve lines of 50 and spaces of 10, the section ends at 40 + 710, and its pinned header leaves with
        // it.
        scene.view.contentOffset.y = 730
        scene.settle()
        XCTAssertEqual(y(0), 710)
        XCTAssertEqual(y(1), 750)
      }
    }
  }

  func testEstimatedSizesAreThoseOfTheCells() {
    MainActor.assumeIsolated {
      final class Sized: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
          -> UICollectionViewLayoutAttributes
        {
          attributes.size = CGSize(width: 300, height: 20 + 10 * CGFloat(attributes.indexPath.item % 3))
          return attributes
        }
      }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 100)
      layout.minimumLineSpacing = 0
      onCollection(layout, data: [CollectionScene.numbers(50)]) { scene in
        scene.view.register(Sized.self, forCellWithReuseIdentifier: "cell")
        scene.view.reloadData()
        scene.settle()
        XCTAssertEqual((0..<4).map { scene.frame($0)?.minY }, [0, 20, 50, 90])
        XCTAssertEqual(scene.view.visibleCells.map(\.frame.maxY).max().map { $0 >= 480 }, true)
      }
    }
  }

  func testOneHundredThousandItemsAreNotAskedForOneByOne() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      let source = CountOnly()
      view.dataSource = source
      view.layoutIfNeeded()
      XCTAssertEqual(view.contentSize.height, CGFloat(20_000 * 60 - 10))
      XCTAssertEqual(
        layout.layoutAttributesForElements(in: CGRect(x: 0, y: 600_000, width: 320, height: 60))?.count, 5)
    }
  }

  private final class CountOnly: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "none", for: indexPath)
    }
  }

  func testInvalidationContexts() {
    MainActor.assumeIsolated {
      let context = UICollectionViewLayoutInvalidationContext()
      XCTAssertFalse(context.invalidateEverything)
      context.invalidateItems(at: [])
      XCTAssertNil(context.invalidatedItemIndexPaths)
      context.invalidateItems(at: [[1, 2], [0, 0]])
      context.invalidateItems(at: [[0, 0], [1, 3]])
      XCTAssertEqual(context.invalidatedItemIndexPaths, [[1, 2], [0, 0], [1, 3]])
      context.invalidateSupplementaryElements(ofKind: "k", at: [])
      XCTAssertEqual(context.invalidatedSupplementaryIndexPaths, ["k": []])
      let flow = UICollectionViewFlowLayoutInvalidationContext()
      XCTAssertTrue(flow.invalidateFlowLayoutAttributes)
      XCTAssertTrue(flow.invalidateFlowLayoutDelegateMetrics)
      onCollection(data: [["a"]]) { scene in
        let layout = scene.layout
        let same = layout.invalidationContext(forBoundsChange: scene.view.bounds)
        XCTAssertEqual(
          (same as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutAttributes, false)
        XCTAssertFalse(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 320, height: 480)))
        XCTAssertTrue(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 321, height: 480)))
      }
    }
  }

  func testSizesThatAreNone() {
    MainActor.assumeIsolated {
      for value in [CGFloat.nan, .infinity, -5, 1e300, 0] {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = value
        layout.minimumInteritemSpacing = value
        layout.sectionInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
        layout.headerReferenceSize = CGSize(width: value, height: value)
        layout.itemSize = CGSize(width: value, height: value)
        onCollection(layout, data: [CollectionScene.numbers(20)]) { scene in
          scene.sizes[[0, 3]] = CGSize(width: value, height: value)
          layout.invalidateLayout()
          scene.settle()
          XCTAssertTrue(scene.view.contentSize.height.isFinite, "\(value)")
        }
      }
    }
  }
}
