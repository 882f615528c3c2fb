import FlipsideTesting
import UIKit
import XCTest

/// `facts/diffable.md#applying`, in a table.
final class TableDiffableDataSourceTests: XCTestCase {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private final class Source: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  @MainActor private final class Scene {
    let stage = Stage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600), style: .plain)
    var asked: [Int] = []
    lazy var source = Source(tableView: table) { [unowned self] table, indexPath, item in
      asked.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = "\(item)"
      return cell
    }

    init(inWindow: Bool = true) {
      table.rowHeight = 40
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      if inWindow { stage.view.addSubview(table) }
      _ = source
      stage.clock.settle()
    }

    func show(_ sections: (String, [Int])..., animated: Bool = false) {
      source.apply(make(sections), animatingDifferences: animated)
      stage.clock.settle()
    }

    func make(_ sections: [(String, [Int])]) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections(sections.map(\.0))
      for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
      return snapshot
    }

    /// The texts of the cells, from top to bottom.
    var shown: [String] {
      stage.clock.advance(by: 2)
      return table.visibleCells.map { $0.accessibilityLabel ?? "" }
    }
  }

  @MainActor private func onScene(inWindow: Bool = true, _ body: (Scene) throws -> Void) rethrows {
    let scene = Scene(inWindow: inWindow)
    defer { scene.stage.end() }
    try body(scene)
  }

  func testItIsTheDataSourceAndTheTableDoesNotKeepIt() {
    MainActor.assumeIsolated {
      onScene { scene in
        XCTAssertTrue(scene.table.dataSource === scene.source)
        XCTAssertEqual(scene.source.defaultRowAnimation, .automatic)
        XCTAssertEqual(scene.source.snapshot().numberOfSections, 0)
      }
    }
  }

  func testRowsFollowTheSnapshot() {
    MainActor.assumeIsolated {
      onScene { scene in
        scene.show(("a", [1, 2, 3]))
        XCTAssertEqual(scene.shown, ["1", "2", "3"])
        for animated in [false, true] {
          scene.show(("a", [1, 2, 3]), animated: animated)
          scene.asked = []
          scene.show(("a", [3, 1, 4]), animated: animated)
          XCTAssertEqual(scene.shown, ["3", "1", "4"], "animated: \(animated)")
          XCTAssertFalse(scene.asked.contains(3), "a moved row keeps its cell")
        }
      }
    }
  }

  func testLookups() {
    MainActor.assumeIsolated {
      onScene { scene in
        scene.show(("a", [1, 2]), ("b", [3]))
        let source = scene.source
        XCTAssertEqual(source.itemIdentifier(for: IndexPath(row: 0, section: 1)), 3)
        XCTAssertNil(source.itemIdentifier(for: IndexPath(row: 1, section: 1)))
        XCTAssertNil(source.itemIdentifier(for: IndexPath(row: -1, section: 0)))
        XCTAssertEqual(source.indexPath(for: 2), IndexPath(row: 1, section: 0))
        XCTAssertNil(source.indexPath(for: 9))
        XCTAssertEqual(source.sectionIdentifier(for: 1), "b")
        XCTAssertNil(source.sectionIdentifier(for: 2))
        XCTAssertEqual(source.index(for: "b"), 1)
        XCTAssertNil(source.index(for: "z"))
        XCTAssertEqual(source.tableView(scene.table, titleForHeaderInSection: 1), "b")
        XCTAssertEqual(source.tableView(scene.table, numberOfRowsInSection: 0), 2)
      }
    }
  }

  func testMarksAreReloadedAndForgotten() {
    MainActor.assumeIsolated {
      onScene { scene in
        scene.show(("a", [1, 2, 3]))
        _ = scene.shown
        let cell = scene.table.cellForRow(at: IndexPath(row: 0, section: 0))
        scene.asked = []
        var snapshot = scene.source.snapshot()
        snapshot.reloadItems([2])
        snapshot.reconfigureItems([1])
        scene.source.apply(snapshot, animatingDifferences: false)
        _ = scene.shown
        XCTAssertEqual(scene.asked.sorted(), [1, 2])
        XCTAssertTrue(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        XCTAssertEqual(scene.source.snapshot().reloadedItemIdentifiers, [])
        XCTAssertEqual(scene.source.snapshot().reconfiguredItemIdentifiers, [])
      }
    }
  }

  func testCompletionComesLaterOnTheMainThread() {
    MainActor.assumeIsolated {
      for (inWindow, animated) in [(false, false), (true, false), (true, true)] {
        onScene(inWindow: inWindow) { scene in
          for items in [[1, 2], [2, 3], [2, 3]] {
            var count = 0
            scene.source.apply(scene.make([("a", items)]), animatingDifferences: animated) {
              XCTAssertTrue(Thread.isMainThread)
              count += 1
            }
            XCTAssertEqual(count, 0)
            XCTAssertEqual(scene.source.snapshot().itemIdentifiers, items)
            scene.stage.clock.advance(by: 2)
            XCTAssertEqual(count, 1, "window: \(inWindow), animated: \(animated), \(items)")
          }
        }
      }
    }
  }

  func testReloadingDataAsksForEveryCell() {
    MainActor.assumeIsolated {
      onScene { scene in
        scene.show(("a", [1, 2]))
        _ = scene.shown
        scene.asked = []
        scene.source.applySnapshotUsingReloadData(scene.make([("a", [1, 2, 3])]))
        XCTAssertEqual(scene.shown, ["1", "2", "3"])
        XCTAssertEqual(Set(scene.asked), [1, 2, 3])
      }
    }
  }

  func testRowsThatLeaveADeletedSection() {
    MainActor.assumeIsolated {
      onScene { scene in
        scene.show(("a", [1, 2]), ("b", [3]), ("c", [4]))
        scene.show(("c", [4, 1]), ("b", [2]), ("d", [3]), animated: true)
        XCTAssertEqual(scene.shown, ["4", "1", "2", "3"])
        XCTAssertEqual(scene.stage.console.count(of: "Exception"), 0)
      }
    }
  }

  func testSnapshotsFromAnotherThread() {
    MainActor.assumeIsolated {
      onScene { scene in
        scene.show(("a", [1]))
        let source = scene.source
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var read: [Int] = []
        DispatchQueue.global().async {
          for item in 2...5 {
            var snapshot = source.snapshot()
            snapshot.appendItems([item])
            source.apply(snapshot, animatingDifferences: false)
          }
          read = source.snapshot().itemIdentifiers
          done.signal()
        }
        done.wait()
        XCTAssertEqual(read, [1, 2, 3, 4, 5])
        XCTAssertEqual(source.snapshot().itemIdentifiers, [1])
        XCTAssertEqual(scene.shown, ["1", "2", "3", "4", "5"])
        XCTAssertFalse(scene.stage.console.contains("Deadlock"))
      }
    }
  }

  func testThreadsAreNotToBeMixed() {
    MainActor.assumeIsolated {
      onScene { scene in
        scene.show(("a", [1]))
        let source = scene.source
        let done = DispatchSemaphore(value: 0)
        let first = scene.make([("a", [1, 2])])
        DispatchQueue.global().async {
          source.apply(first, animatingDifferences: false)
          done.signal()
        }
        done.wait()
        source.apply(scene.make([("a", [3])]), animatingDifferences: false)
        XCTAssertTrue(scene.stage.console.contains("Deadlock detected: calling this method on the main queue"))
        XCTAssertEqual(scene.shown, ["1", "2"])
      }
    }
  }

  /// facts/diffable.md#applying/completions.
  func testCompletionsComeInTheOrderOfTheCalls() {
    MainActor.assumeIsolated {
      onScene { scene in
        scene.show(("a", [1, 2, 3]))
        var log: [String] = []
        for (index, (items, animated)) in [
          ([3, 1, 4], true), ([3, 1, 4], true), ([4, 1, 3, 5], false), ([5], true), ([5], false),
        ].enumerated() {
          scene.source.apply(scene.make([("a", items)]), animatingDifferences: animated) { log.append("\(index)") }
        }
        XCTAssertEqual(log, [])
        XCTAssertEqual(scene.shown, ["5"])
        XCTAssertEqual(log, ["0", "1", "2", "3", "4"])
      }
    }
  }

  func testApplyingInTheCellProvider() {
    MainActor.assumeIsolated {
      onScene { scene in
        var source: UITableViewDiffableDataSource<String, Int>?
        var again: Snapshot? = scene.make([("a", [1, 2, 3])])
        source = UITableViewDiffableDataSource(tableView: scene.table) { table, indexPath, _ in
          if let snapshot = again {
            again = nil
            source?.apply(snapshot, animatingDifferences: false)
          }
          return table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        source?.apply(scene.make([("a", [1])]), animatingDifferences: false)
        XCTAssertEqual(scene.shown.count, 3)
        source = nil
      }
    }
  }

  func testAProviderWithoutACell() {
    MainActor.assumeIsolated {
      onScene { scene in
        let source = UITableViewDiffableDataSource<String, Int>(tableView: scene.table) { _, _, _ in nil }
        source.apply(scene.make([("a", [7])]), animatingDifferences: false)
        _ = scene.shown
        XCTAssertTrue(
          scene.stage.console.contains(
            "UITableViewDiffableDataSource cell provider returned nil for index path [0, 0] with item identifier '7', "
              + "which is not allowed. You must always return a cell to the table view: "))
      }
    }
  }

  func testRandomSnapshots() {
    MainActor.assumeIsolated {
      onScene { scene in
        var state: UInt64 = 11
        func roll(_ count: Int) -> Int {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return Int(state >> 33) % count
        }
        for round in 0..<150 {
          var items = Array(0..<8).filter { _ in roll(3) > 0 }
          for index in items.indices { items.swapAt(index, roll(items.count)) }
          var sections: [(String, [Int])] = ["a", "b", "c"].filter { _ in roll(4) > 0 }.map { ($0, []) }
          if roll(2) == 0 { sections.reverse() }
          for item in items where !sections.isEmpty { sections[roll(sections.count)].1.append(item) }
          scene.source.apply(scene.make(sections), animatingDifferences: roll(2) == 0)
          XCTAssertEqual(scene.shown, sections.flatMap(\.1).map(String.init), "round \(round)")
        }
        XCTAssertEqual(scene.stage.console.count(of: "Exception"), 0)
      }
    }
  }
}
