import FlipsideTesting
import UIKit
import XCTest

/// The frames of views beside items (facts/collections.md#boundaries), measured on items of 125 by 100 points with
/// badges of 20 by 20.
final class CompositionalAnchorTests: XCTestCase {
  /// Returns the attributes of the badge, and those of its item.
  @MainActor private func badge(
    _ anchor: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil,
    size: NSCollectionLayoutSize? = nil,
    insets: NSDirectionalEdgeInsets = .zero
  ) -> (badge: UICollectionViewLayoutAttributes?, item: UICollectionViewLayoutAttributes?) {
    let kind = UICollectionView.elementKindSectionHeader
    let size = size ?? layoutSize(.absolute(20), .absolute(20))
    let badge =
      own.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: anchor, itemAnchor: $0)
      } ?? NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: kind, containerAnchor: anchor)
    let whole = layoutSize(.absolute(125), .absolute(100))
    let item = NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])
    item.contentInsets = insets
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    var attributes: (UICollectionViewLayoutAttributes?, UICollectionViewLayoutAttributes?)
    onCollection(layout, data: [["a"]]) { _ in
      attributes = (
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [0, 0]),
        layout.layoutAttributesForItem(at: [0, 0])
      )
    }
    return attributes
  }

  private func equal(
    _ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 20, _ height: CGFloat = 20, line: UInt = #line
  ) {
    guard let frame else { return XCTFail("no badge", line: line) }
    for (value, expected) in zip([frame.minX, frame.minY, frame.width, frame.height], [x, y, width, height]) {
      XCTAssertEqual(value, expected, accuracy: 0.01, "\(frame)", line: line)
    }
  }

  func testEdgesOnBothSidesCentre() {
    MainActor.assumeIsolated {
      for edges: NSDirectionalRectEdge in [[], [.leading, .trailing], .all] {
        equal(badge(NSCollectionLayoutAnchor(edges: edges)).badge?.frame, 158 / 3, 40)
      }
      equal(badge(NSCollectionLayoutAnchor(edges: .bottom)).badge?.frame, 158 / 3, 80)
      equal(
        badge(NSCollectionLayoutAnchor(edges: .bottom, fractionalOffset: CGPoint(x: 0, y: 0.5))).badge?.frame,
        158 / 3,
        90)
    }
  }

  func testSizesAreFractionsOfTheItem() {
    MainActor.assumeIsolated {
      equal(
        badge(
          NSCollectionLayoutAnchor(edges: .bottom), size: layoutSize(.fractionalWidth(1), .absolute(30))
        ).badge?.frame, 0, 70, 125, 30)
      let corner = badge(
        NSCollectionLayoutAnchor(edges: [.bottom, .trailing]),
        size: layoutSize(.fractionalWidth(0.5), .fractionalHeight(0.25))
      ).badge?.frame
      equal(corner, 125 - 62.333, 75, 62.333, 25)
    }
  }

  func testAPointOfTheBadgeOnAPointOfTheItem() {
    MainActor.assumeIsolated {
      let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing])
      equal(badge(corner, NSCollectionLayoutAnchor(edges: [.bottom, .leading])).badge?.frame, 125, -20)
      let shifted = NSCollectionLayoutAnchor(edges: [.bottom, .leading], absoluteOffset: CGPoint(x: 3, y: 4))
      equal(badge(corner, shifted).badge?.frame, 128, -16)
    }
  }

  func testInsetsOfTheItemMoveItsCorners() {
    MainActor.assumeIsolated {
      let insets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      let (badge, item) = badge(NSCollectionLayoutAnchor(edges: [.top, .trailing]), insets: insets)
      equal(item?.frame, 10, 10, 105, 80)
      equal(badge?.frame, 95, 10)
    }
  }

  func testBadgesAreAboveTheirItems() {
    MainActor.assumeIsolated {
      let (badge, item) = badge(NSCollectionLayoutAnchor(edges: .top))
      XCTAssertEqual(badge?.zIndex, 1)
      XCTAssertEqual(item?.zIndex, 0)
      XCTAssertEqual(badge?.indexPath, item?.indexPath)
    }
  }

  func testProperties() {
    MainActor.assumeIsolated {
      XCTAssertEqual(
        [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].map(\.rawValue), [1, 2, 4, 8])
      let edges = NSCollectionLayoutAnchor(edges: .top)
      XCTAssertTrue(edges.isAbsoluteOffset)
      XCTAssertFalse(edges.isFractionalOffset)
      XCTAssertEqual(edges.offset, .zero)
      let fractional = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0.5, y: 1))
      XCTAssertTrue(fractional.isFractionalOffset)
      XCTAssertFalse(fractional.isAbsoluteOffset)
      XCTAssertEqual(fractional.offset, CGPoint(x: 0.5, y: 1))
      XCTAssertTrue(NSCollectionLayoutAnchor(edges: .top, absoluteOffset: .zero).isAbsoluteOffset)
    }
  }
}
