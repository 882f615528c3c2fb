import FlipsideTesting
import UIKit
import XCTest

/// `facts/collections.md#compositional`.
final class CompositionalLayoutTests: XCTestCase {
  @MainActor private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  @MainActor private func frames(_ section: NSCollectionLayoutSection, _ count: Int) -> [CGRect] {
    let layout = UICollectionViewCompositionalLayout(section: section)
    var frames: [CGRect] = []
    onCollection(
      layout, data: [CollectionScene.numbers(count)], frame: CGRect(x: 0, y: 100, width: 300, height: 600)
    ) {
      _ in frames = (0..<count).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame }
    }
    return frames
  }

  func testAGroupRepeats() {
    MainActor.assumeIsolated {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
      XCTAssertEqual(
        frames(section, 3),
        [
          CGRect(x: 22, y: 6, width: 124, height: 46), CGRect(x: 152, y: 6, width: 124, height: 46),
          CGRect(x: 22, y: 66, width: 124, height: 46),
        ])
    }
  }

  func testACountMakesItemsEquallyLong() {
    MainActor.assumeIsolated {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitem: item, count: 3)
      group.interItemSpacing = .fixed(15)
      XCTAssertEqual(frames(NSCollectionLayoutSection(group: group), 4).map(\.minX), [0, 105, 210, 0])
      XCTAssertEqual(frames(NSCollectionLayoutSection(group: group), 4).map(\.maxY), [75, 75, 75, 150])
    }
  }

  func testGroupsInGroups() {
    MainActor.assumeIsolated {
      let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
      let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column])
      XCTAssertEqual(
        frames(NSCollectionLayoutSection(group: group), 4),
        [
          CGRect(x: 0, y: 0, width: 210, height: 200), CGRect(x: 210, y: 0, width: 90, height: 100),
          CGRect(x: 210, y: 100, width: 90, height: 100), CGRect(x: 0, y: 200, width: 210, height: 200),
        ])
    }
  }

  func testFlexibleSpacingAndCustomGroups() {
    MainActor.assumeIsolated {
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(40)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
      group.interItemSpacing = .flexible(10)
      XCTAssertEqual(frames(NSCollectionLayoutSection(group: group), 3).map(\.minX), [0, 110, 220])
      let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
        environment in
        let width = environment.container.contentSize.width
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 10)),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 20, width: 10, height: 10)),
        ]
      }
      XCTAssertEqual(
        frames(NSCollectionLayoutSection(group: custom), 3),
        [
          CGRect(x: 0, y: 0, width: 300, height: 10), CGRect(x: 5, y: 20, width: 10, height: 10),
          CGRect(x: 0, y: 100, width: 300, height: 10),
        ])
    }
  }

  func testAnchors() {
    MainActor.assumeIsolated {
      @MainActor func badge(_ anchor: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil) -> CGPoint?
      {
        let badgeSize = size(.absolute(20), .absolute(20))
        let badge =
          own.map {
            NSCollectionLayoutSupplementaryItem(
              layoutSize: badgeSize, elementKind: UICollectionView.elementKindSectionHeader,
              containerAnchor: anchor,
              itemAnchor: $0)
          }
          ?? NSCollectionLayoutSupplementaryItem(
            layoutSize: badgeSize, elementKind: UICollectionView.elementKindSectionHeader, containerAnchor: anchor)
        let item = NSCollectionLayoutItem(
          layoutSize: size(.absolute(125), .absolute(100)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.absolute(125), .absolute(100)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        var origin: CGPoint?
        onCollection(layout, data: [["a"]]) { _ in
          origin =
            layout.layoutAttributesForSupplementaryView(
              ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame.origin
        }
        return origin
      }
      let corner: NSDirectionalRectEdge = [.top, .trailing]
      XCTAssertEqual(badge(NSCollectionLayoutAnchor(edges: corner)), CGPoint(x: 105, y: 0))
      XCTAssertEqual(
        badge(NSCollectionLayoutAnchor(edges: corner, fractionalOffset: CGPoint(x: 0.5, y: -0.5))),
        CGPoint(x: 115, y: -10))
      XCTAssertEqual(
        badge(NSCollectionLayoutAnchor(edges: corner, absoluteOffset: CGPoint(x: 10, y: -10))),
        CGPoint(x: 115, y: -10))
      XCTAssertEqual(
        badge(NSCollectionLayoutAnchor(edges: .leading, absoluteOffset: CGPoint(x: 5, y: 0))), CGPoint(x: 5, y: 40))
      XCTAssertEqual(
        badge(NSCollectionLayoutAnchor(edges: corner), NSCollectionLayoutAnchor(edges: [.bottom, .leading])),
        CGPoint(x: 125, y: -20))
      let centred = badge(NSCollectionLayoutAnchor(edges: []))
      XCTAssertEqual(centred?.x ?? 0, 158 / 3, accuracy: 0.001)
      XCTAssertEqual(centred?.y, 40)
    }
  }

  func testHeadersFootersAndBackgrounds() {
    MainActor.assumeIsolated {
      final class Background: UICollectionReusableView {}
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = true
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)),
        elementKind: UICollectionView.elementKindSectionFooter,
        alignment: .bottom)
      section.boundarySupplementaryItems = [header, footer]
      section.decorationItems = [.background(elementKind: "background")]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(Background.self, forDecorationViewOfKind: "background")
      onCollection(layout, data: [CollectionScene.numbers(20), ["z"]]) { scene in
        func frame(_ kind: String) -> CGRect? {
          scene.view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame
        }
        XCTAssertEqual(
          frame(UICollectionView.elementKindSectionHeader), CGRect(x: 16, y: 0, width: 288, height: 30))
        XCTAssertEqual(scene.frame(0), CGRect(x: 16, y: 40, width: 288, height: 50))
        XCTAssertEqual(scene.view.contentSize.height, 1070 + 120)
        let back = scene.view.subviews.first { $0 is Background }
        XCTAssertEqual(back?.frame, CGRect(x: 0, y: 0, width: 320, height: 1070))
        XCTAssertTrue(scene.view.subviews.first === back)
        scene.view.contentOffset.y = 100
        scene.settle()
        XCTAssertEqual(frame(UICollectionView.elementKindSectionHeader)?.minY, 100)
      }
    }
  }

  func testEstimatedHeightsAreThoseOfTheCells() {
    MainActor.assumeIsolated {
      final class Sized: UICollectionViewCell {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let inner = UIView()
          inner.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(inner)
          NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: contentView.topAnchor),
            inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            inner.heightAnchor.constraint(equalToConstant: 35),
          ])
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      let one = size(.fractionalWidth(1), .estimated(100))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: one, subitems: [NSCollectionLayoutItem(layoutSize: one)])
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      onCollection(layout, data: [CollectionScene.numbers(30)]) { scene in
        scene.view.register(Sized.self, forCellWithReuseIdentifier: "cell")
        scene.view.reloadData()
        scene.settle()
        XCTAssertEqual(
          (0..<4).map { scene.frame($0) }, (0..<4).map { CGRect(x: 0, y: $0 * 35, width: 320, height: 35) })
        XCTAssertEqual(scene.view.visibleCells.count, 14)
      }
    }
  }

  func testASectionThatScrollsByItself() {
    MainActor.assumeIsolated {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
      let layout = UICollectionViewCompositionalLayout(section: section)
      onCollection(layout, data: [CollectionScene.numbers(10), CollectionScene.numbers(3)], animates: true) {
        scene in
        XCTAssertEqual(scene.view.contentSize, CGSize(width: 320, height: 220))
        XCTAssertEqual(scene.titles, ["0", "1", "0", "1"])
        let scroller = scene.view.subviews.compactMap { $0 as? UIScrollView }.first
        // The scroll view has the coordinates of the content (facts/collections.md#orthogonal/scroll-view).
        XCTAssertEqual(scroller?.frame, CGRect(x: 20, y: 5, width: 280, height: 100))
        XCTAssertEqual(scroller?.bounds, scroller?.frame)
        XCTAssertEqual(scroller?.contentSize.width, 20 + 10 * 200 + 9 * 10)
        XCTAssertTrue(scene.view.cellForItem(at: [0, 0])?.superview === scroller)
        XCTAssertEqual(scene.frame(1)?.minX, 230)
        scene.stage.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 100, y: 150))
        scene.pass(3)
        XCTAssertEqual(scroller?.contentOffset, CGPoint(x: 230, y: 5))
        XCTAssertEqual(scene.view.contentOffset, .zero)
        XCTAssertEqual(scene.titles.prefix(3), ["0", "1", "2"])
        scene.log = []
        scene.stage.tap(CGPoint(x: 60, y: 150))
        XCTAssertEqual(scene.log.last, "didSelect 1")
        scene.view.scrollToItem(at: [0, 9], at: .left, animated: false)
        scene.pass(0.1)
        XCTAssertTrue(scene.titles.contains("9"))
      }
    }
  }

  func testBackgroundsStandBehindSectionsThatScroll() {
    MainActor.assumeIsolated {
      final class Background: UICollectionReusableView {}
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(200), .absolute(300)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.contentInsets = NSDirectionalEdgeInsets(top: 60, leading: 0, bottom: 60, trailing: 0)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(30)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      section.decorationItems = [.background(elementKind: "background")]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(Background.self, forDecorationViewOfKind: "background")
      onCollection(layout, data: [["a"], ["b"], ["c"]]) { scene in
        // The second section's background comes into view before its items do.
        for offset in [CGFloat(0), 300, 600, 0] {
          scene.view.contentOffset.y = offset
          scene.settle()
          let views = scene.view.subviews
          let scrollers = views.filter { $0 is UIScrollView }
          XCTAssertFalse(scrollers.isEmpty)
          XCTAssertEqual(scrollers.map(\.frame.minY), scrollers.map(\.frame.minY).sorted())
          let first = views.firstIndex { $0 is UIScrollView } ?? -1
          let last = views.lastIndex { $0 is Background } ?? views.count
          XCTAssertLessThan(last, first, "at \(offset)")
        }
      }
    }
  }

  func testHostileSizes() {
    MainActor.assumeIsolated {
      for value in [CGFloat.nan, .infinity, -5, 1e300, 0] {
        for make in [NSCollectionLayoutDimension.absolute, NSCollectionLayoutDimension.fractionalWidth] {
          let any = size(make(value), make(value))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: any, subitems: [NSCollectionLayoutItem(layoutSize: any)])
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = value
          // A group has no space for an item that is larger than the group.
          let isCrowded = value == 1e300 && any.widthDimension.isFractionalWidth
          XCTAssertEqual(frames(section, 20).count, isCrowded ? 0 : 20, "\(value)")
        }
      }
    }
  }
}
