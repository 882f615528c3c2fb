import FlipsideTesting
import UIKit
import XCTest

/// Sections that scroll orthogonally, as on iOS (`facts/collections.md#orthogonal`).
final class OrthogonalScrollingTests: XCTestCase {
  @MainActor private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ width: NSCollectionLayoutDimension? = nil
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(width ?? .absolute(100), .absolute(50)),
        subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = behavior
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.interGroupSpacing = 8
    return section
  }

  /// Returns the offsets at which the section comes to rest after code scrolls it to each of the distances.
  @MainActor private func rests(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ width: NSCollectionLayoutDimension? = nil,
    count: Int = 8, at distances: [CGFloat] = [0, 40, 130, 200, 300, 400, 700]
  ) -> [CGFloat] {
    var result: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout(section: section(behavior, width))
    onCollection(layout, data: [CollectionScene.numbers(count)]) { scene in
      guard let scroller = scene.view.subviews.compactMap({ $0 as? UIScrollView }).first else { return }
      for distance in distances {
        scroller.setContentOffset(
          CGPoint(x: scroller.frame.minX + distance, y: scroller.contentOffset.y), animated: false)
        scene.settle()
        result.append(scroller.contentOffset.x - scroller.frame.minX)
      }
    }
    return result
  }

  func testWhereRowsComeToRest() {
    MainActor.assumeIsolated {
      XCTAssertEqual(rests(.continuous), [0, 40, 130, 200, 300, 400, 546])
      XCTAssertEqual(rests(.continuous, count: 3), [0, 6, 6, 6, 6, 6, 6])
      XCTAssertEqual(rests(.paging), [0, 0, 0, 310, 310, 310, 546])
      XCTAssertEqual(rests(.paging, .fractionalWidth(0.8)), [0, 0, 0, 310, 310, 310, 620])
      XCTAssertEqual(rests(.groupPaging), [0, 0, 108, 216, 324, 432, 546])
      XCTAssertEqual(rests(.groupPagingCentered), [3, 3, 111, 219, 327, 435, 651])
      XCTAssertEqual(rests(.groupPagingCentered, count: 3), [3, 3, 111, 111, 111, 111, 111])
      XCTAssertEqual(
        rests(.groupPagingCentered, .fractionalWidth(0.8)), [-27, -27, 237, 237, 237, 501, 765])
    }
  }

  func testACentredSectionBeginsCentred() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewCompositionalLayout(
        section: section(.groupPagingCentered, .fractionalWidth(0.8)))
      onCollection(layout, data: [CollectionScene.numbers(8)]) { scene in
        let cell = scene.view.cellForItem(at: [0, 0])
        XCTAssertEqual(
          cell.map { $0.convert($0.bounds, to: scene.view) }, CGRect(x: 31, y: 3, width: 256, height: 50))
        XCTAssertEqual(cell?.frame, CGRect(x: 4, y: 3, width: 256, height: 50), "as the layout says")
      }
    }
  }

  func testASwipeGoesOnePageOrGroupFurther() {
    MainActor.assumeIsolated {
      for (behavior, end) in [
        (UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, CGFloat(310)), (.groupPaging, 264),
        (.groupPagingCentered, 237),
      ] {
        let layout = UICollectionViewCompositionalLayout(section: section(behavior, .fractionalWidth(0.8)))
        onCollection(layout, data: [CollectionScene.numbers(8)], animates: true) { scene in
          let scroller = scene.view.subviews.compactMap { $0 as? UIScrollView }.first
          scene.stage.drag(from: CGPoint(x: 250, y: 120), to: CGPoint(x: 120, y: 120), holds: false)
          scene.pass(3)
          XCTAssertEqual(scroller?.contentOffset.x, end + 4, "\(behavior)")
          scene.stage.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 250, y: 120), holds: false)
          scene.pass(3)
          let start: CGFloat = behavior == .groupPagingCentered ? -27 : 0
          XCTAssertEqual(scroller?.contentOffset.x, start + 4, "\(behavior)")
        }
      }
    }
  }

  func testTheHandlerHearsOfWhatShows() {
    MainActor.assumeIsolated {
      let own = section(.continuous)
      own.boundarySupplementaryItems = [
        boundaryItem(UICollectionView.elementKindSectionHeader, .fractionalWidth(1), .absolute(20), .top)
      ]
      var heard: [(items: [String], offset: CGPoint, size: CGSize)] = []
      own.visibleItemsInvalidationHandler = { items, offset, environment in
        let names = items.map { "\($0.representedElementKind == nil ? "" : "h")\($0.indexPath.item)" }
        heard.append((names, offset, environment.container.contentSize))
        for item in items where item.representedElementCategory == .cell {
          item.alpha = item.indexPath.item == 1 ? (offset.x == 0 ? 0.5 : 0.75) : item.alpha
          if item.indexPath.item == 2 { item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
        }
      }
      onCollection(UICollectionViewCompositionalLayout(section: own), data: [CollectionScene.numbers(20)]) {
        scene in
        XCTAssertEqual(heard.last?.items, ["0", "1", "2", "h0"])
        XCTAssertEqual(heard.last?.offset, CGPoint(x: 0, y: 23))
        XCTAssertEqual(heard.last?.size, CGSize(width: 320, height: 480))
        XCTAssertEqual(scene.view.cellForItem(at: [0, 1])?.alpha, 0.5)
        XCTAssertEqual(scene.view.cellForItem(at: [0, 2])?.frame.width, 50)
        guard let scroller = scene.view.subviews.compactMap({ $0 as? UIScrollView }).first else {
          return XCTFail("no scroll view")
        }
        scroller.contentOffset.x += 130
        scene.settle()
        XCTAssertEqual(heard.last?.items, ["1", "2", "3", "4", "h0"])
        XCTAssertEqual(heard.last?.offset.x, 130)
        XCTAssertEqual(heard.last?.size, CGSize(width: 310, height: 50), "what scrolls")
        XCTAssertEqual(scene.view.cellForItem(at: [0, 1])?.alpha, 0.75, "what it says now")
        XCTAssertEqual(scene.view.cellForItem(at: [0, 2])?.frame.width, 50, "what it said before")
        XCTAssertNil(scene.view.cellForItem(at: [0, 0]))
        XCTAssertEqual(scene.view.contentOffset, .zero)
      }
    }
  }

  func testProperties() {
    MainActor.assumeIsolated {
      let own = section(.groupPaging)
      XCTAssertEqual(own.orthogonalScrollingProperties.bounce, .automatic)
      XCTAssertEqual(own.orthogonalScrollingProperties.decelerationRate, .automatic)
      @MainActor func scroller(_ body: (UIScrollView?) -> Void) {
        onCollection(UICollectionViewCompositionalLayout(section: own), data: [CollectionScene.numbers(8)]) {
          scene in
          body(scene.view.subviews.compactMap { $0 as? UIScrollView }.first)
        }
      }
      scroller {
        XCTAssertEqual($0?.decelerationRate, .fast)
        XCTAssertEqual($0?.bounces, true)
      }
      own.orthogonalScrollingProperties.decelerationRate = .normal
      own.orthogonalScrollingProperties.bounce = .never
      scroller {
        XCTAssertEqual($0?.decelerationRate, .normal)
        XCTAssertEqual($0?.bounces, false)
      }
      own.orthogonalScrollingProperties.bounce = .always
      scroller { XCTAssertEqual($0?.alwaysBounceHorizontal, true) }
      XCTAssertEqual((own.copy() as? NSCollectionLayoutSection)?.orthogonalScrollingProperties.bounce, .always)
    }
  }

  func testScrollToItemInEachPosition() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewCompositionalLayout(section: section(.continuous))
      onCollection(
        layout, data: (0..<20).map { _ in CollectionScene.numbers(20) },
        frame: CGRect(x: 0, y: 0, width: 320, height: 300)
      ) { scene in
        @MainActor func place(_ position: UICollectionView.ScrollPosition) -> CGPoint? {
          scene.view.scrollToItem(at: [10, 9], at: position, animated: false)
          scene.settle()
          guard let cell = scene.view.cellForItem(at: [10, 9]) else { return nil }
          let frame = cell.convert(cell.bounds, to: scene.view.superview)
          return frame.origin
        }
        XCTAssertEqual(place([.top, .left]), CGPoint(x: 4, y: 0))
        XCTAssertEqual(place([.centeredVertically, .centeredHorizontally]), CGPoint(x: 109, y: 125))
        XCTAssertEqual(place([.bottom, .right]), CGPoint(x: 214, y: 250))
        XCTAssertEqual(scene.view.contentOffset.x, 0)
      }
    }
  }

  func testSectionsKeepTheirDistanceInUpdates() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewCompositionalLayout(section: section(.continuous))
      onCollection(layout, data: [CollectionScene.numbers(9), CollectionScene.numbers(9)]) { scene in
        scene.view.scrollToItem(at: [1, 8], at: .right, animated: false)
        scene.settle()
        scene.data.insert(["x"], at: 0)
        scene.view.insertSections([0])
        scene.settle()
        XCTAssertEqual(scene.titles.prefix(4), ["x", "0", "1", "2"])
        XCTAssertEqual(scene.titles.last, "8")
      }
    }
  }

  func testDownwardsInALayoutThatScrollsSideways() {
    MainActor.assumeIsolated {
      let own = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: layoutSize(.absolute(120), .absolute(200)),
          subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
      own.orthogonalScrollingBehavior = .groupPaging
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let layout = UICollectionViewCompositionalLayout(section: own, configuration: configuration)
      onCollection(layout, data: [CollectionScene.numbers(6), CollectionScene.numbers(2)], animates: true) {
        scene in
        XCTAssertEqual(scene.view.contentSize, CGSize(width: 240, height: 480))
        XCTAssertEqual(scene.titles, ["0", "1", "2", "0", "1"])
        scene.stage.drag(from: CGPoint(x: 60, y: 500), to: CGPoint(x: 60, y: 350))
        scene.pass(3)
        XCTAssertEqual(scene.titles.prefix(3), ["1", "2", "3"])
      }
    }
  }
}
