import FlipsideTesting
import UIKit
import XCTest

/// `UICollectionViewDiffableDataSourceReference`: `facts/diffable.md#applying` with identifiers of any types.
final class CollectionDiffableReferenceTests: XCTestCase {
  @MainActor private final class Scene {
    let stage = Stage(animates: false)
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSourceReference

    init() {
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 600), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, text in
        ListScene.showText(cell, path, text)
      }
      source = UICollectionViewDiffableDataSourceReference(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: "\(item)")
      }
      stage.view.addSubview(view)
    }

    var texts: [String] {
      stage.clock.advance(by: 0.5)
      return view.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }
  }

  @MainActor private func onScene(_ body: (Scene) throws -> Void) rethrows {
    let scene = Scene()
    defer { scene.stage.end() }
    try body(scene)
  }

  func testSnapshots() {
    MainActor.assumeIsolated {
      onScene { scene in
        XCTAssertTrue(scene.view.dataSource === scene.source)
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["s", 7])
        snapshot.appendItems(withIdentifiers: [1, "two"], intoSectionWithIdentifier: "s")
        snapshot.appendItems(withIdentifiers: [3.5], intoSectionWithIdentifier: 7)
        scene.source.applySnapshot(snapshot, animatingDifferences: false)
        XCTAssertEqual(scene.texts, ["1", "two", "3.5"])
        XCTAssertEqual(scene.source.snapshot(), snapshot)
        XCTAssertEqual(scene.source.itemIdentifier(for: [0, 1]) as? String, "two")
        XCTAssertNil(scene.source.itemIdentifier(for: [5, 1]))
        XCTAssertEqual(scene.source.indexPath(forItemIdentifier: 3.5), [1, 0])
        XCTAssertNil(scene.source.indexPath(forItemIdentifier: "no"))
        XCTAssertEqual(scene.source.sectionIdentifier(for: 1) as? Int, 7)
        XCTAssertNil(scene.source.sectionIdentifier(for: 2))
        XCTAssertEqual(scene.source.index(forSectionIdentifier: 7), 1)
        XCTAssertEqual(scene.source.index(forSectionIdentifier: "no"), NSNotFound)
        snapshot.deleteItems(withIdentifiers: [1])
        var ended = 0
        scene.source.applySnapshot(snapshot, animatingDifferences: true) { ended += 1 }
        XCTAssertEqual(scene.texts, ["two", "3.5"])
        XCTAssertEqual(ended, 1)
        snapshot.deleteAllItems()
        scene.source.applySnapshot(usingReloadData: snapshot) { ended += 1 }
        XCTAssertEqual(scene.texts, [])
        XCTAssertEqual(ended, 2)
        scene.source.applySnapshot(usingReloadData: snapshot)
      }
    }
  }

  func testOutlines() {
    MainActor.assumeIsolated {
      onScene { scene in
        let outline = NSDiffableDataSourceSectionSnapshotReference()
        outline.appendItems(["A", 2])
        outline.appendItems(["A1"], intoParentItem: "A")
        scene.source.applySnapshot(outline, toSection: "s", animatingDifferences: false)
        XCTAssertEqual(scene.texts, ["A", "2"])
        XCTAssertEqual(scene.source.snapshot(forSection: "s"), outline)
        let cell = scene.view.cellForItem(at: [0, 0]) as? UICollectionViewListCell
        cell?.accessories = [.outlineDisclosure(options: .init(style: .header))]
        var calls: [String] = []
        scene.source.sectionSnapshotHandlers.shouldExpandItemHandler = {
          calls.append("should \($0)")
          return true
        }
        scene.source.sectionSnapshotHandlers.willExpandItemHandler = { calls.append("will \($0)") }
        scene.source.sectionSnapshotHandlers.willCollapseItemHandler = { calls.append("close \($0)") }
        scene.source.sectionSnapshotHandlers.snapshotForExpandingParentItemHandler = { item, old in
          old.appendItems(["more"])
          return old
        }
        scene.stage.tap(CGPoint(x: 100, y: 22))
        XCTAssertEqual(scene.texts, ["A", "A1", "more", "2"])
        scene.stage.tap(CGPoint(x: 100, y: 22))
        XCTAssertEqual(scene.texts, ["A", "2"])
        XCTAssertEqual(calls, ["should A", "will A", "close A"])
      }
    }
  }

  func testReordering() {
    MainActor.assumeIsolated {
      onScene { scene in
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: [0])
        snapshot.appendItems(withIdentifiers: ["A", "B", "C"])
        scene.source.applySnapshot(snapshot, animatingDifferences: false)
        XCTAssertFalse(scene.source.collectionView(scene.view, canMoveItemAt: [0, 0]))
        scene.source.reorderingHandlers.canReorderItemHandler = { $0 as? String != "B" }
        XCTAssertTrue(scene.source.collectionView(scene.view, canMoveItemAt: [0, 0]))
        XCTAssertFalse(scene.source.collectionView(scene.view, canMoveItemAt: [0, 1]))
        var orders: [[String]] = []
        scene.source.reorderingHandlers.willReorderHandler = {
          orders.append($0.initialSnapshot.itemIdentifiers.compactMap { $0 as? String })
        }
        scene.source.reorderingHandlers.didReorderHandler = {
          orders.append($0.finalSnapshot.itemIdentifiers.compactMap { $0 as? String })
        }
        scene.source.collectionView(scene.view, moveItemAt: [0, 0], to: [0, 2])
        XCTAssertEqual(orders, [["A", "B", "C"], ["B", "C", "A"]])
        XCTAssertEqual(scene.source.itemIdentifier(for: [0, 2]) as? String, "A")
      }
    }
  }

  func testSupplementaryViews() {
    MainActor.assumeIsolated {
      onScene { scene in
        scene.view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: "k", withReuseIdentifier: "extra")
        scene.source.supplementaryViewProvider = { view, kind, path in
          view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "extra", for: path)
        }
        let view = scene.source.collectionView(scene.view, viewForSupplementaryElementOfKind: "k", at: [0, 0])
        XCTAssertEqual(view.reuseIdentifier, "extra")
      }
    }
  }
}
