import FlipsideTesting
import UIKit
import XCTest

/// Context menus of items, selection with two fingers, prefetching, and the configuration of cells before they are
/// shown.
final class CollectionInteractionTests: XCTestCase {
  /// A delegate with the current method for menus.
  private final class Menus: NSObject, UICollectionViewDelegate {
    var asked: [[IndexPath]] = []
    var log: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPaths)
      guard !indexPaths.isEmpty else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Delete") { _ in }])
      })
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.append("preview \(indexPath.item)")
      return nil
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("will display") }
  }

  /// A delegate with the older method for menus only.
  private final class OldMenus: NSObject, UICollectionViewDelegate {
    var asked: [IndexPath] = []
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPath)
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }])
      })
    }
  }

  @MainActor private var grid: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    return layout
  }

  func testMenusOfItems() {
    MainActor.assumeIsolated {
      onCollection(grid, data: [CollectionScene.numbers(9)], animates: true) { scene in
        let menus = Menus()
        scene.view.delegate = menus
        scene.view.allowsMultipleSelection = true
        XCTAssertNotNil(scene.view.contextMenuInteraction)
        scene.stage.longPress(CGPoint(x: 50, y: 150), for: 1)
        scene.pass(1)
        XCTAssertEqual(menus.asked, [[[0, 0]]])
        XCTAssertTrue(menus.log.contains("preview 0"), "\(menus.log)")
        XCTAssertTrue(menus.log.contains("will display"), "\(menus.log)")
        XCTAssertTrue(scene.stage.shows("Delete"))
        scene.stage.tap(CGPoint(x: 200, y: 700))
        scene.pass(2)
        // A menu on a selected item is for all selected items; a menu at a point beside all items is for none.
        for item in [1, 4] { scene.view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        menus.asked = []
        scene.stage.longPress(CGPoint(x: 160, y: 150), for: 1)
        scene.pass(1)
        XCTAssertEqual(menus.asked, [[[0, 1], [0, 4]]])
        // Both items are lifted, and the preview shows their number.
        XCTAssertEqual(menus.log.filter { $0.hasPrefix("preview") }.suffix(2), ["preview 1", "preview 4"])
        XCTAssertTrue(scene.stage.shows("2"))
        XCTAssertEqual(scene.view.cellForItem(at: [0, 1])?.layer.isHidden, true)
        XCTAssertEqual(scene.view.cellForItem(at: [0, 4])?.layer.isHidden, true)
        scene.stage.tap(CGPoint(x: 200, y: 700))
        scene.pass(2)
        XCTAssertEqual(scene.view.cellForItem(at: [0, 4])?.layer.isHidden, false)
        menus.asked = []
        scene.stage.longPress(CGPoint(x: 50, y: 520), for: 1)
        XCTAssertEqual(menus.asked, [[]])
      }
    }
  }

  func testTheOldMethodForMenus() {
    MainActor.assumeIsolated {
      onCollection(grid, data: [CollectionScene.numbers(9)], animates: true) { scene in
        let menus = OldMenus()
        scene.view.delegate = menus
        scene.stage.longPress(CGPoint(x: 270, y: 150), for: 1)
        scene.pass(1)
        XCTAssertEqual(menus.asked, [[0, 2]])
        XCTAssertTrue(scene.stage.shows("Open"))
      }
    }
  }

  private final class Picking: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      collectionView.isEditing = true
      log.append("begin \(indexPath.item)")
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("end") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.item)")
    }
  }

  func testTwoFingersSelect() {
    MainActor.assumeIsolated {
      onCollection(grid, data: [CollectionScene.numbers(9)]) { scene in
        let delegate = Picking()
        scene.view.delegate = delegate
        scene.view.allowsMultipleSelectionDuringEditing = true
        @MainActor func move(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
          scene.stage.touch(phase, CGPoint(x: x - 10, y: y), finger: 0)
          scene.stage.touch(phase, CGPoint(x: x + 10, y: y), finger: 1)
          scene.pass(0.05)
        }
        move(.began, 50, 150)
        for x in stride(from: CGFloat(60), through: 270, by: 10) { move(.moved, x, 150) }
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [[0, 0], [0, 1], [0, 2]])
        for x in stride(from: CGFloat(260), through: 150, by: -10) { move(.moved, x, 150) }
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [[0, 0], [0, 1]])
        scene.stage.touch(.ended, finger: 0)
        scene.stage.touch(.ended, finger: 1)
        XCTAssertEqual(
          delegate.log, ["begin 0", "select 0", "select 1", "select 2", "deselect 2", "end"])
        XCTAssertEqual(scene.view.contentOffset, .zero)
      }
    }
  }

  // MARK: Fetching ahead

  private final class Fetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.append("fetch \(indexPaths.map(\.item))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.map(\.item))")
    }
  }

  func testFetchingAheadInBothDirections() {
    MainActor.assumeIsolated {
      let layout = grid
      layout.itemSize = CGSize(width: 320, height: 90)
      onCollection(layout) { scene in
        let fetcher = Fetcher()
        scene.view.prefetchDataSource = fetcher
        scene.data = [CollectionScene.numbers(40)]
        scene.view.reloadData()
        scene.settle()
        XCTAssertEqual(fetcher.log, ["fetch [5, 6, 7, 8, 9]"])
        fetcher.log = []
        scene.view.contentOffset.y = 2000
        scene.settle()
        XCTAssertEqual(fetcher.log, ["cancel [5, 6, 7, 8, 9]", "fetch [25, 26, 27, 28, 29]"])
        fetcher.log = []
        scene.view.contentOffset.y = 1900
        scene.settle()
        XCTAssertEqual(fetcher.log, ["cancel [25, 26, 27, 28, 29]", "fetch [18, 17, 16, 15, 14]"])
        fetcher.log = []
        scene.view.isPrefetchingEnabled = false
        scene.view.contentOffset.y = 0
        scene.settle()
        XCTAssertEqual(fetcher.log, [])
      }
    }
  }

  // MARK: Cells

  func testCellsGetTheirStateBeforeTheyShow() {
    MainActor.assumeIsolated {
      final class Noting: UICollectionViewCell {
        var log: [String] = []
        override var isHighlighted: Bool { didSet { log.append("highlighted \(isHighlighted)") } }
        override var isSelected: Bool { didSet { log.append("selected \(isSelected)") } }
      }
      onCollection(grid) { scene in
        scene.view.register(Noting.self, forCellWithReuseIdentifier: "cell")
        scene.data = [CollectionScene.numbers(1)]
        scene.view.reloadData()
        scene.settle()
        XCTAssertEqual(
          (scene.view.cellForItem(at: [0, 0]) as? Noting)?.log.suffix(2), ["highlighted false", "selected false"])
      }
    }
  }

  func testMistakesAreSaid() {
    MainActor.assumeIsolated {
      onCollection(grid, data: [CollectionScene.numbers(3)]) { scene in
        var lines = consoleLines { scene.view.scrollToItem(at: [0, 9], at: .top, animated: false) }
        XCTAssertTrue(
          lines[0].contains(
            "Attempted to scroll the collection view to an out-of-bounds item (9) when there are only 3 items in section 0."
          ),
          "\(lines)")
        lines = consoleLines { scene.view.scrollToItem(at: [4, 0], at: .top, animated: false) }
        XCTAssertTrue(lines[0].contains("out-of-bounds section (4) when there are only 1 sections."), "\(lines)")
        let text = scene.view.description
        for part in ["contentOffset: {0, 0}", "contentSize: {320, 100}", "layout: <", "dataSource: <"] {
          XCTAssertTrue(text.contains(part), text)
        }
        scene.sizes[[0, 0]] = CGSize(width: -5, height: 20)
        lines = consoleLines {
          scene.layout.invalidateLayout()
          scene.settle()
        }
        XCTAssertEqual(lines.filter { $0.contains("negative sizes are not supported in the flow layout") }.count, 1)
        scene.sizes[[0, 0]] = CGSize(width: 400, height: 20)
        lines = consoleLines {
          for _ in 0..<3 {
            scene.layout.invalidateLayout()
            scene.settle()
          }
        }
        XCTAssertEqual(lines.filter { $0.contains("is not defined because:") }.count, 1)
        XCTAssertTrue(
          lines.contains { $0.contains("The relevant UICollectionViewFlowLayout instance is <") }, "\(lines)")
        XCTAssertTrue(lines.contains("Please check the values returned by the delegate."))
      }
    }
  }

  func testSupplementaryViewsKnowTheirIndexPath() {
    MainActor.assumeIsolated {
      let layout = grid
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      onCollection(layout, data: [["a"], ["b"]]) { scene in
        let kind = UICollectionView.elementKindSectionHeader
        guard let view = scene.view.supplementaryView(forElementKind: kind, at: [1, 0]) else {
          return XCTFail("no header")
        }
        XCTAssertEqual(scene.view.indexPath(forSupplementaryView: view), [1, 0])
        XCTAssertNil(scene.view.indexPath(forSupplementaryView: UICollectionReusableView(frame: .zero)))
      }
    }
  }
}
