import FlipsideTesting
import UIKit
import XCTest

/// `facts/diffable.md#applying/outline`, `facts/lists.md#cells`: visible outlines, and items that are moved with a
/// finger.
final class ListOutlineTests: XCTestCase {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  @MainActor private func onOutline(
    style: UICellAccessory.OutlineDisclosureOptions.Style = .cell, animates: Bool = false,
    headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none, _ body: (ListScene) throws -> Void
  ) rethrows {
    try onList(.sidebar, [], animates: animates) {
      $0.headerMode = headerMode
    } fill: { cell, path, text in
      ListScene.showText(cell, path, text)
      let hasChildren = text.count == 1
      cell.accessories = hasChildren ? [.outlineDisclosure(options: .init(style: style))] : []
    } _: { scene in
      var outline = Outline()
      outline.append(["A", "B"])
      outline.append(["A1", "A2"], to: "A")
      outline.append(["A1x"], to: "A1")
      outline.append(["B1"], to: "B")
      outline.expand(["A1"])
      scene.source.apply(outline, to: 0, animatingDifferences: false)
      scene.settle()
      try body(scene)
    }
  }

  @MainActor private func chevron(_ scene: ListScene, _ item: Int) throws -> UIView {
    try XCTUnwrap(scene.cell(item)?.subviews.first { $0 is UIControl })
  }

  func testATapOnTheChevron() throws {
    try MainActor.assumeIsolated {
      try onOutline { scene in
        XCTAssertEqual(scene.texts, ["A", "B"])
        scene.stage.tap(try chevron(scene, 0))
        XCTAssertEqual(scene.texts, ["A", "A1", "A1x", "A2", "B"])
        XCTAssertEqual(scene.journal, [])
        XCTAssertTrue(scene.source.snapshot(for: 0).isExpanded("A"))
        scene.stage.tap(try chevron(scene, 0))
        XCTAssertEqual(scene.texts, ["A", "B"])
        scene.stage.tap(CGPoint(x: 100, y: 22))
        XCTAssertEqual(scene.journal, ["select 0"])
      }
    }
  }

  func testIndentationAndState() throws {
    try MainActor.assumeIsolated {
      try onOutline { scene in
        scene.stage.tap(try chevron(scene, 0))
        scene.settle()
        XCTAssertEqual((0..<5).map { scene.cell($0)?.indentationLevel }, [0, 1, 2, 1, 0])
        XCTAssertEqual(
          (0..<5).map { scene.cell($0)?.configurationState.isExpanded }, [true, true, false, false, false])
        XCTAssertEqual(scene.text(scene.cell(2)).minX - scene.text(scene.cell(0)).minX, 20, accuracy: 0.01)
      }
      onOutline(headerMode: .firstItemInSection) { scene in
        var outline = Outline()
        outline.append(["H"])
        outline.append(["A", "B"], to: "H")
        outline.append(["A1"], to: "A")
        outline.expand(["H", "A"])
        scene.source.apply(outline, to: 0, animatingDifferences: false)
        XCTAssertEqual(scene.texts, ["H", "A", "A1", "B"])
        XCTAssertEqual((0..<4).map { scene.cell($0)?.indentationLevel }, [0, 0, 1, 0])
      }
    }
  }

  func testHeadersOpenByATapAnywhere() {
    MainActor.assumeIsolated {
      onOutline(style: .header) { scene in
        scene.stage.tap(CGPoint(x: 100, y: 22))
        XCTAssertEqual(scene.texts, ["A", "A1", "A1x", "A2", "B"])
        XCTAssertEqual(scene.journal, [])
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [])
        scene.stage.tap(CGPoint(x: 100, y: 66))
        XCTAssertEqual(scene.journal, ["select 1"])
      }
      onOutline(style: .automatic, headerMode: .firstItemInSection) { scene in
        scene.stage.tap(CGPoint(x: 100, y: 22))
        XCTAssertEqual(scene.texts.count, 5)
        scene.stage.tap(scene.cell(4)!)
        XCTAssertEqual(scene.journal, ["select 4"])
      }
    }
  }

  func testTheChevronTurns() throws {
    try MainActor.assumeIsolated {
      try onOutline(animates: true) { scene in
        let control = try chevron(scene, 0)
        let picture = try XCTUnwrap(control.subviews.first)
        XCTAssertEqual(picture.transform, .identity)
        scene.stage.tap(control)
        scene.pass(0.15)
        let angle = (picture.layer.presentation()?.affineTransform()).map { atan2($0.b, $0.a) } ?? 0
        XCTAssertGreaterThan(angle, 0.1)
        XCTAssertLessThan(angle, 1.5)
        scene.pass(1)
        XCTAssertEqual(atan2(picture.transform.b, picture.transform.a), .pi / 2, accuracy: 0.001)
        XCTAssertEqual(scene.texts.count, 5)
      }
    }
  }

  func testHandlers() throws {
    try MainActor.assumeIsolated {
      try onOutline { scene in
        var calls: [String] = []
        var may = false
        scene.source.sectionSnapshotHandlers.shouldExpandItem = {
          calls.append("should expand \($0)")
          return may
        }
        scene.source.sectionSnapshotHandlers.willExpandItem = { calls.append("will expand \($0)") }
        scene.source.sectionSnapshotHandlers.shouldCollapseItem = {
          calls.append("should collapse \($0)")
          return may
        }
        scene.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("will collapse \($0)") }
        scene.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, old in
          calls.append("load \(item) \(old.items)")
          var new = Outline()
          new.append(["new"])
          return new
        }
        scene.stage.tap(try chevron(scene, 1))
        XCTAssertEqual(calls, ["should expand B"])
        XCTAssertEqual(scene.texts, ["A", "B"])
        may = true
        calls = []
        scene.stage.tap(try chevron(scene, 1))
        XCTAssertEqual(calls, ["should expand B", "will expand B", "load B [\"B1\"]"])
        XCTAssertEqual(scene.texts, ["A", "B", "new"])
        calls = []
        scene.stage.tap(try chevron(scene, 1))
        XCTAssertEqual(calls, ["should collapse B", "will collapse B"])
        XCTAssertEqual(scene.texts, ["A", "B"])
        // Changes by code do not call handlers.
        calls = []
        var outline = scene.source.snapshot(for: 0)
        outline.expand(["A"])
        scene.source.apply(outline, to: 0, animatingDifferences: false)
        XCTAssertEqual(scene.texts, ["A", "A1", "A1x", "A2", "B"])
        XCTAssertEqual(calls, [])
      }
    }
  }

  func testAnAccessorysOwnHandler() throws {
    try MainActor.assumeIsolated {
      try onOutline { scene in
        var calls = 0
        scene.cell(0)?.accessories = [.outlineDisclosure { calls += 1 }]
        scene.stage.tap(try chevron(scene, 0))
        XCTAssertEqual(calls, 1)
        XCTAssertEqual(scene.texts, ["A", "B"])
      }
    }
  }

  func testSelectionFollowsItems() throws {
    try MainActor.assumeIsolated {
      try onOutline { scene in
        scene.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        scene.stage.tap(try chevron(scene, 0))
        scene.settle()
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [[0, 4]])
        XCTAssertEqual(scene.cell(4)?.isSelected, true)
        // An item that is hidden by collapsing its parent is deselected.
        scene.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        scene.stage.tap(try chevron(scene, 0))
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [])
      }
    }
  }

  // MARK: Moving by hand

  /// Moves a row by its reorder control onto another row.
  @MainActor private func move(_ scene: ListScene, _ from: Int, onto to: Int) throws {
    let control = try XCTUnwrap(
      scene.cell(from)?.subviews.first { $0.accessibilityLabel?.hasPrefix("Reorder") == true })
    let start = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
    let end = CGPoint(x: start.x, y: scene.view.convert(scene.frame(to), to: nil).midY)
    scene.stage.drag(from: start, to: end, duration: 0.4, holds: true)
    scene.pass(1)
  }

  func testReordering() throws {
    try MainActor.assumeIsolated {
      try onList(
        .plain, [["A", "B", "C", "D"]], animates: true,
        fill: { cell, path, text in
          ListScene.showText(cell, path, text)
          cell.accessories = [.reorder(displayed: .always)]
        }
      ) { scene in
        var will: [NSDiffableDataSourceTransaction<Int, String>] = []
        var did: [NSDiffableDataSourceTransaction<Int, String>] = []
        scene.source.reorderingHandlers.canReorderItem = { $0 != "D" }
        scene.source.reorderingHandlers.willReorder = {
          will.append($0)
          XCTAssertEqual(scene.source.snapshot().itemIdentifiers, ["A", "B", "C", "D"])
        }
        scene.source.reorderingHandlers.didReorder = {
          did.append($0)
          XCTAssertEqual(scene.source.snapshot().itemIdentifiers, ["B", "C", "A", "D"])
        }
        try move(scene, 0, onto: 2)
        XCTAssertEqual(scene.texts, ["B", "C", "A", "D"])
        XCTAssertEqual(will.count, 1)
        let transaction = try XCTUnwrap(did.first)
        XCTAssertEqual(transaction.initialSnapshot.itemIdentifiers, ["A", "B", "C", "D"])
        XCTAssertEqual(transaction.finalSnapshot.itemIdentifiers, ["B", "C", "A", "D"])
        XCTAssertEqual(["A", "B", "C", "D"].applying(transaction.difference), ["B", "C", "A", "D"])
        XCTAssertEqual(transaction.sectionTransactions.map(\.sectionIdentifier), [0])
        XCTAssertEqual(transaction.sectionTransactions.first?.finalSnapshot.items, ["B", "C", "A", "D"])
        XCTAssertEqual((0..<4).map { scene.frame($0).minY }, [0, 44, 88, 132])
        XCTAssertEqual(scene.separators.count, 4)
        try move(scene, 3, onto: 0)
        XCTAssertEqual(scene.texts, ["B", "C", "A", "D"])
        XCTAssertEqual(did.count, 1)
      }
    }
  }

  func testTheCellThatIsMoved() throws {
    try MainActor.assumeIsolated {
      try onList(
        .plain, [["A", "B", "C"]], animates: true,
        fill: { cell, path, text in
          ListScene.showText(cell, path, text)
          cell.accessories = [.reorder(displayed: .always)]
        }
      ) { scene in
        scene.source.reorderingHandlers.canReorderItem = { _ in true }
        let cell = try XCTUnwrap(scene.cell(0))
        scene.stage.touch(.began, CGPoint(x: 360, y: 22))
        scene.pass(0.3)
        XCTAssertTrue(cell.configurationState.isReordering)
        XCTAssertGreaterThan(cell.layer.shadowOpacity, 0)
        scene.stage.touch(.moved, CGPoint(x: 200, y: 60))
        scene.pass(0.1)
        // The row stays in its column, and below the finger.
        XCTAssertEqual(cell.center.x, 196.5, accuracy: 0.01)
        XCTAssertEqual(cell.center.y, 60, accuracy: 1)
        scene.stage.touch(.cancelled)
        scene.pass(1)
        XCTAssertFalse(cell.configurationState.isReordering)
        XCTAssertEqual(cell.layer.shadowOpacity, 0)
        XCTAssertEqual(scene.texts, ["A", "B", "C"])
        XCTAssertEqual(cell.frame.minY, 0)
      }
    }
  }

  func testReorderingInAnOutline() {
    MainActor.assumeIsolated {
      onOutline { scene in
        scene.source.reorderingHandlers.canReorderItem = { _ in true }
        var outline = scene.source.snapshot(for: 0)
        outline.expand(["A", "B"])
        scene.source.apply(outline, to: 0, animatingDifferences: false)
        XCTAssertEqual(scene.texts, ["A", "A1", "A1x", "A2", "B", "B1"])
        // A child moves below another parent.
        scene.source.collectionView(scene.view, moveItemAt: [0, 3], to: [0, 5])
        scene.view.reloadData()
        scene.pass(0.1)
        XCTAssertEqual(scene.source.snapshot(for: 0).parent(of: "A2"), "B")
        XCTAssertEqual(scene.texts, ["A", "A1", "A1x", "B", "B1", "A2"])
        // A parent takes its children along.
        scene.source.collectionView(scene.view, moveItemAt: [0, 0], to: [0, 5])
        scene.pass(0.5)
        XCTAssertEqual(scene.source.snapshot(for: 0).items.count, 6)
        XCTAssertEqual(scene.source.snapshot(for: 0).parent(of: "A1"), "A")
      }
    }
  }
}
