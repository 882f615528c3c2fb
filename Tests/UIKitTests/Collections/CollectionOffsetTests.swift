import FlipsideTesting
import UIKit
import XCTest

/// The calls of a layout when the offset or the size changes, and the adjustments of invalidation contexts
/// (facts/collections.md#layout-pass, #invalidation).
final class CollectionOffsetTests: XCTestCase {
  private final class Noting: UICollectionViewFlowLayout {
    var log: [String] = []
    var isAsked = true
    private func y() -> String { "\(Int(collectionView?.contentOffset.y ?? -1))" }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log.append("should \(Int(newBounds.minY)) at \(y())")
      return isAsked
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect)
      -> UICollectionViewLayoutInvalidationContext
    {
      log.append("context")
      return super.invalidationContext(forBoundsChange: newBounds)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log.append("invalidate")
      super.invalidateLayout(with: context)
    }
    override func prepare() {
      log.append("prepare")
      super.prepare()
    }
  }

  @MainActor private func onNoting(animates: Bool = false, _ body: (CollectionScene, Noting) -> Void) {
    let layout = Noting()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    onCollection(layout, data: [CollectionScene.numbers(50)], animates: animates) { scene in
      scene.settle()
      layout.log = []
      body(scene, layout)
    }
  }

  func testTheLayoutIsAskedBeforeTheOffsetChanges() {
    MainActor.assumeIsolated {
      let moves: [(UICollectionView) -> Void] = [
        { $0.contentOffset.y = 40 }, { $0.setContentOffset(CGPoint(x: 0, y: 40), animated: false) },
        { $0.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 20), animated: false) },
        { $0.bounds.origin.y = 40 },
      ]
      for move in moves {
        onNoting { scene, layout in
          move(scene.view)
          XCTAssertEqual(layout.log, ["should 40 at 0", "context", "invalidate"])
          XCTAssertEqual(scene.view.contentOffset.y, 40)
          layout.log = []
          scene.settle()
          XCTAssertEqual(layout.log, ["prepare"])
        }
      }
    }
  }

  /// All but a change of the bounds is a scroll, of which the delegate is notified after the layout.
  func testTheDelegateIsNotifiedOfOffsetsButNotOfBounds() {
    MainActor.assumeIsolated {
      final class Listener: NSObject, UICollectionViewDelegate {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
      }
      onNoting { scene, layout in
        let listener = Listener()
        scene.view.delegate = listener
        scene.view.bounds.origin.y = 40
        XCTAssertEqual(listener.scrolls, 0)
        scene.view.contentOffset.y = 80
        XCTAssertEqual(listener.scrolls, 1)
        scene.view.setContentOffset(CGPoint(x: 0, y: 90), animated: false)
        XCTAssertEqual(listener.scrolls, 2)
      }
    }
  }

  func testALayoutThatIsNotInvalidatedIsNotPrepared() {
    MainActor.assumeIsolated {
      onNoting { scene, layout in
        layout.isAsked = false
        scene.view.contentOffset.y = 40
        scene.settle()
        XCTAssertEqual(layout.log, ["should 40 at 0"])
      }
    }
  }

  func testAnAnimatedScrollAsksInEachFrame() {
    MainActor.assumeIsolated {
      onNoting(animates: true) { scene, layout in
        scene.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        XCTAssertEqual(scene.view.contentOffset.y, 0)
        layout.log = []
        scene.pass(0.5)
        XCTAssertEqual(layout.log.filter { $0.hasPrefix("should") }.count, 18)
        XCTAssertEqual(layout.log.filter { $0 == "prepare" }.count, 18)
        XCTAssertEqual(scene.view.contentOffset.y, 400)
      }
    }
  }

  func testAnotherSizeAsksWithinTheSetter() {
    MainActor.assumeIsolated {
      onNoting { scene, layout in
        scene.view.frame.size.height = 300
        XCTAssertEqual(layout.log.prefix(3), ["should 0 at 0", "context", "invalidate"])
      }
    }
  }

  func testAnInvalidationIsOneCallWithAnEmptyContext() {
    MainActor.assumeIsolated {
      final class Keeping: UICollectionViewFlowLayout {
        var contexts: [UICollectionViewLayoutInvalidationContext] = []
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
          contexts.append(context)
          super.invalidateLayout(with: context)
        }
      }
      let layout = Keeping()
      layout.invalidateLayout()
      XCTAssertEqual(layout.contexts.count, 1)
      let context = layout.contexts[0]
      XCTAssertFalse(context.invalidateEverything)
      XCTAssertFalse(context.invalidateDataSourceCounts)
      XCTAssertNil(context.invalidatedItemIndexPaths)
      XCTAssertNil(context.invalidatedSupplementaryIndexPaths)
      XCTAssertNil(context.invalidatedDecorationIndexPaths)
      XCTAssertEqual(context.contentOffsetAdjustment, .zero)
      XCTAssertEqual(context.contentSizeAdjustment, .zero)
      for change in [
        { (layout: UICollectionViewFlowLayout) in layout.itemSize.width = 7 }, { $0.sectionInset.left = 3 },
        { $0.minimumLineSpacing = 4 }, { $0.headerReferenceSize.height = 5 },
      ] {
        layout.contexts = []
        change(layout)
        XCTAssertEqual(layout.contexts.count, 1)
      }
    }
  }

  func testAdjustmentsOfContexts() {
    MainActor.assumeIsolated {
      onNoting { scene, layout in
        let view = scene.view
        view.contentOffset.y = 30
        scene.settle()
        let size = UICollectionViewFlowLayoutInvalidationContext()
        size.contentSizeAdjustment = CGSize(width: 10, height: 20)
        layout.invalidateLayout(with: size)
        XCTAssertEqual(view.contentSize, CGSize(width: 330, height: 5_020))
        scene.settle()
        XCTAssertEqual(view.contentSize, CGSize(width: 320, height: 5_000), "the layout's own size")
        let offset = UICollectionViewFlowLayoutInvalidationContext()
        offset.contentOffsetAdjustment = CGPoint(x: 0, y: 4)
        layout.invalidateLayout(with: offset)
        XCTAssertEqual(view.contentOffset.y, 34)
        scene.settle()
        XCTAssertEqual(view.contentOffset.y, 34)
      }
      onCollection(data: []) { scene in
        let offset = UICollectionViewFlowLayoutInvalidationContext()
        offset.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
        scene.layout.invalidateLayout(with: offset)
        XCTAssertEqual(scene.view.contentOffset, .zero, "an empty view stays")
      }
    }
  }

  func testAttributes() {
    MainActor.assumeIsolated {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      XCTAssertEqual(attributes.frame, .zero)
      XCTAssertEqual(attributes.alpha, 1)
      XCTAssertEqual(attributes.zIndex, 0)
      XCTAssertFalse(attributes.isHidden)
      XCTAssertTrue(attributes.transform.isIdentity)
      attributes.size = CGSize(width: 100, height: 61)
      XCTAssertEqual(attributes.frame, CGRect(x: -50, y: -30.5, width: 100, height: 61))
      attributes.center = CGPoint(x: 60, y: 40.5)
      XCTAssertEqual(attributes.frame, CGRect(x: 10, y: 10, width: 100, height: 61))
      attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      XCTAssertEqual(attributes.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
      XCTAssertEqual(attributes.center, CGPoint(x: 16, y: 22))
      XCTAssertEqual(attributes.representedElementCategory.rawValue, 0)
      XCTAssertNil(attributes.representedElementKind)
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [0, 0])
      XCTAssertEqual(header.representedElementCategory.rawValue, 1)
      XCTAssertEqual(header.representedElementKind, "UICollectionElementKindSectionHeader")
      let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: [0, 0])
      XCTAssertEqual(decoration.representedElementCategory.rawValue, 2)
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      XCTAssertEqual(copy, attributes)
      copy?.alpha = 0.5
      XCTAssertNotEqual(copy, attributes)
    }
  }

  func testNumbersOfTheSDK() {
    typealias Action = UICollectionViewUpdateItem.Action
    XCTAssertEqual([Action.insert, .delete, .reload, .move, .none].map(\.rawValue), [0, 1, 2, 3, 4])
    typealias Reference = UIContentInsetsReference
    XCTAssertEqual(
      [Reference.automatic, .none, .safeArea, .layoutMargins, .readableContent].map(\.rawValue), [0, 1, 2, 3, 4])
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
    XCTAssertEqual(
      [
        Behavior.none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
      ].map(\.rawValue), [0, 1, 2, 3, 4, 5])
    typealias Inset = UICollectionViewFlowLayout.SectionInsetReference
    XCTAssertEqual([Inset.fromContentInset, .fromSafeArea, .fromLayoutMargins].map(\.rawValue), [0, 1, 2])
    MainActor.assumeIsolated {
      XCTAssertEqual(UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference, .safeArea)
    }
  }

  /// A cell of the collection view: no configurations of its own, which follow its state if there are any.
  func testDefaultsOfCells() {
    MainActor.assumeIsolated {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      XCTAssertNil(cell.backgroundConfiguration)
      XCTAssertNil(cell.contentConfiguration)
      XCTAssertTrue(cell.automaticallyUpdatesContentConfiguration)
      XCTAssertTrue(cell.automaticallyUpdatesBackgroundConfiguration)
    }
  }
}
