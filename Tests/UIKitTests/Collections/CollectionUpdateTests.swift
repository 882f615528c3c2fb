import FlipsideTesting
import UIKit
import XCTest

/// `facts/collections.md#updates` and `#exceptions`.
final class CollectionUpdateTests: XCTestCase {
  @MainActor private func scene(_ data: [[String]], animates: Bool = false, _ body: (CollectionScene) -> Void) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    onCollection(layout, data: data, animates: animates, body)
  }

  func testChangesAreShown() {
    MainActor.assumeIsolated {
      for animates in [false, true] {
        scene([["a", "b", "c", "d"]], animates: animates) { scene in
          let (b, d) = (scene.view.cellForItem(at: [0, 1]), scene.view.cellForItem(at: [0, 3]))
          scene.view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
          scene.log = []
          var ended: Bool?
          scene.view.performBatchUpdates {
            scene.data = [["d", "x", "b", "c"]]
            scene.view.deleteItems(at: [[0, 0]])
            scene.view.insertItems(at: [[0, 1]])
            scene.view.moveItem(at: [0, 3], to: [0, 0])
          } completion: {
            ended = $0
          }
          XCTAssertEqual(scene.view.numberOfItems(inSection: 0), 4)
          XCTAssertNil(ended)
          scene.pass(1)
          XCTAssertEqual(ended, true)
          XCTAssertEqual(scene.titles, ["d", "x", "b", "c"])
          XCTAssertEqual((0..<4).map { scene.frame($0)?.minY }, [0, 40, 80, 120])
          XCTAssertTrue(scene.view.cellForItem(at: [0, 0]) === d)
          XCTAssertTrue(scene.view.cellForItem(at: [0, 2]) === b)
          XCTAssertEqual(scene.view.indexPathsForSelectedItems, [[0, 0]])
          XCTAssertEqual(scene.log.filter { $0.hasPrefix("cell") }, ["cell x"])
          XCTAssertEqual(scene.log.filter { $0.hasPrefix("didEnd") }, ["didEndDisplaying 0"])
          XCTAssertEqual(scene.view.subviews.filter { $0 is UICollectionViewCell }.count, 4)
        }
      }
    }
  }

  func testSections() {
    MainActor.assumeIsolated {
      scene([["a"], ["b", "c"], ["d"]]) { scene in
        scene.view.performBatchUpdates {
          scene.data = [["d"], ["x"], ["b", "c", "y"]]
          scene.view.deleteSections([0])
          scene.view.insertSections([1])
          scene.view.moveSection(2, toSection: 0)
          scene.view.insertItems(at: [[2, 2]])
        }
        scene.settle()
        XCTAssertEqual(scene.stage.console.lines.filter { $0.contains("Exception") }, [])
        XCTAssertEqual(scene.titles, ["d", "x", "b", "c", "y"])
      }
    }
  }

  func testReloadingMakesOtherCellsAndReconfiguringKeepsThem() {
    MainActor.assumeIsolated {
      scene([["a", "b"]]) { scene in
        let (a, b) = (scene.view.cellForItem(at: [0, 0]), scene.view.cellForItem(at: [0, 1]))
        scene.data = [["A", "B"]]
        scene.view.reloadItems(at: [[0, 0]])
        scene.view.reconfigureItems(at: [[0, 1]])
        scene.settle()
        XCTAssertEqual(scene.titles, ["A", "B"])
        XCTAssertFalse(scene.view.cellForItem(at: [0, 0]) === a)
        XCTAssertTrue(scene.view.cellForItem(at: [0, 1]) === b)
        XCTAssertEqual((b as? CollectionScene.Cell)?.reuseCount, 0)
      }
    }
  }

  func testItemsMoveWhileTheyAreAnimated() {
    MainActor.assumeIsolated {
      scene([["a", "b", "c"]], animates: true) { scene in
        let c = scene.view.cellForItem(at: [0, 2])
        scene.data = [["b", "c"]]
        scene.view.deleteItems(at: [[0, 0]])
        XCTAssertEqual(c?.frame.minY, 40)
        scene.pass(0.15)
        let y = c?.layer.presentation()?.frame.minY ?? 0
        XCTAssertGreaterThan(y, 45)
        XCTAssertLessThan(y, 75)
        XCTAssertEqual(scene.view.subviews.filter { $0 is UICollectionViewCell }.count, 3)
        scene.pass(0.3)
        XCTAssertEqual(scene.view.subviews.filter { $0 is UICollectionViewCell }.count, 2)
      }
    }
  }

  private final class Noting: UICollectionViewFlowLayout {
    var log: [String] = []
    override func prepare() {
      log.append("prepare")
      super.prepare()
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      log.append("updates")
      log += updateItems.map {
        "\($0.updateAction.rawValue) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
      }
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      log.append("final")
      return nil
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      log.append("initial")
      return nil
    }
    override func finalizeCollectionViewUpdates() { log.append("finalize") }
  }

  func testWhatTheLayoutHears() {
    MainActor.assumeIsolated {
      let layout = Noting()
      onCollection(layout, data: [["a", "b"]]) { scene in
        layout.log = []
        scene.view.performBatchUpdates {
          scene.data = [["b", "c"]]
          scene.view.insertItems(at: [[0, 1]])
          scene.view.deleteItems(at: [[0, 0]])
        }
        XCTAssertEqual(
          layout.log,
          ["prepare", "updates", "1 0 -1", "0 -1 1", "final", "final", "initial", "initial", "finalize"])
      }
    }
  }

  func testMistakes() {
    MainActor.assumeIsolated {
      @MainActor func check(
        _ text: String, line: UInt = #line, _ change: @escaping @MainActor (CollectionScene) -> Void
      ) {
        scene([["a", "b"], ["c"]]) { scene in
          var ended: Bool?
          scene.view.performBatchUpdates({ change(scene) }, completion: { ended = $0 })
          scene.settle()
          XCTAssertTrue(scene.stage.console.contains(text), "\(scene.stage.console.lines)", line: line)
          let namesTheView = scene.stage.console.contains("Collection view: <")
          XCTAssertEqual(namesTheView, text.hasPrefix("Invalid"), line: line)
          XCTAssertEqual(ended, false, line: line)
          XCTAssertEqual(scene.titles, scene.data.flatMap { $0 }, line: line)
        }
      }
      check(
        "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the "
          + "update (2) must be equal to the number of items contained in that section before the update (2), plus or minus the "
          + "number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items "
          + "moved into or out of that section (0 moved in, 0 moved out). Collection view: <"
      ) { $0.view.insertItems(at: [[0, 0]]) }
      check("attempt to delete item 5 from section 0 which only contains 2 items before the update") {
        $0.view.deleteItems(at: [[0, 5]])
      }
      check("attempt to insert item 9 into section 1, but there are only 1 items in section 1 after the update") {
        $0.view.insertItems(at: [[1, 9]])
      }
      check("attempt to delete section 4, but there are only 2 sections before the update") {
        $0.view.deleteSections([4])
      }
      check("attempt to move section 4, but there are only 2 sections before the update") {
        $0.view.moveSection(4, toSection: 0)
      }
      check("attempt to move a section to index 7, but there are only 2 sections after the update") {
        $0.view.moveSection(0, toSection: 7)
      }
      check(
        "Invalid update: invalid number of sections. The number of sections contained in the collection view after"
      ) {
        $0.view.deleteSections([1])
      }
      check("attempt to delete and reload the same index path (<NSIndexPath: ") {
        $0.data = [["b"], ["c"]]
        $0.view.deleteItems(at: [[0, 0]])
        $0.view.reloadItems(at: [[0, 0]])
      }
      check("attempt to perform a delete and a move from the same index path") {
        $0.data = [["b"], ["c"]]
        $0.view.deleteItems(at: [[0, 0]])
        $0.view.moveItem(at: [0, 0], to: [0, 0])
      }
    }
  }

  /// If the counts before and after differ by more than the changes account for, the message lists all sections and
  /// changes.
  func testCountsThatChangedOtherwiseAreListed() {
    MainActor.assumeIsolated {
      scene([["a", "b"], ["c"]]) { scene in
        scene.view.performBatchUpdates {
          scene.data = [["a", "x", "y", "z"], ["c"]]
          scene.view.deleteItems(at: [[0, 1]])
          scene.view.insertItems(at: [[0, 1], [1, 0]])
          scene.view.moveItem(at: [1, 0], to: [0, 0])
        }
        scene.settle()
        let text = scene.stage.console.lines.joined(separator: "\n")
        XCTAssertTrue(
          text.contains(
            "Invalid batch updates detected: the number of sections and/or items returned by the data source before "
              + "and/or after performing the batch updates are inconsistent with the updates.\n"
              + "Data source before updates = { 2 sections with item counts: [2, 1] }\n"
              + "Data source after updates = { 2 sections with item counts: [4, 1] }\n"
              + "Updates = [\n\tDelete item (0 - 1),\n\tInsert item (0 - 1),\n\tInsert item (1 - 0),\n"
              + "\tMove item (1 - 0) to (0 - 0)\n]\nCollection view: <"), text)
        XCTAssertEqual(scene.titles, ["a", "x", "y", "z", "c"])
      }
    }
  }

  func testInNoWindow() {
    MainActor.assumeIsolated {
      scene([["a"]]) { scene in
        scene.view.removeFromSuperview()
        var ended: Bool?
        scene.data = [["a", "b"]]
        scene.view.performBatchUpdates({ scene.view.insertItems(at: [[0, 1]]) }, completion: { ended = $0 })
        XCTAssertNil(ended)
        scene.settle()
        XCTAssertEqual(ended, false)
        XCTAssertEqual(scene.view.numberOfItems(inSection: 0), 2)
      }
    }
  }

  /// The delegate chooses the offset after a change, and visible items move from their positions on the screen.
  func testTheDelegateChoosesTheOffset() {
    MainActor.assumeIsolated {
      scene([CollectionScene.numbers(40)], animates: true) { scene in
        scene.view.contentOffset.y = 400
        scene.settle()
        let cell = scene.view.cellForItem(at: [0, 12])
        XCTAssertEqual(cell?.frame.minY, 480)
        scene.target = CGPoint(x: 0, y: 440)
        scene.data = [["new"] + CollectionScene.numbers(40)]
        scene.view.insertItems(at: [[0, 0]])
        XCTAssertEqual(scene.view.contentOffset.y, 440)
        scene.pass(1 / 60)
        XCTAssertEqual(
          cell?.layer.presentation()?.frame.minY ?? 0, 520, accuracy: 2, "80 points below the upper edge")
        scene.pass(1)
        XCTAssertEqual(cell?.frame.minY, 520)
        scene.target = nil
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 20)
        scene.target = CGPoint(x: 0, y: 30)
        scene.view.setCollectionViewLayout(layout, animated: false)
        XCTAssertEqual(scene.view.contentOffset.y, 30)
      }
    }
  }

  /// Content that becomes too short scrolls together with its items, without a jump.
  func testItemsStayOnTheScreenWhileTheContentBecomesShorter() {
    MainActor.assumeIsolated {
      scene([CollectionScene.numbers(40)], animates: true) { scene in
        scene.view.contentOffset.y = 1120
        scene.settle()
        let cell = scene.view.cellForItem(at: [0, 30])
        XCTAssertEqual(cell?.frame.minY, 1200)
        scene.data = [Array(CollectionScene.numbers(40).prefix(35))]
        scene.view.deleteItems(at: (35..<40).map { [0, $0] })
        XCTAssertEqual(scene.view.contentOffset.y, 920)
        scene.pass(1 / 60)
        XCTAssertEqual(
          (cell?.layer.presentation()?.frame.minY ?? 0) - 920, 80, accuracy: 4, "80 points below the upper edge")
        scene.pass(1)
        XCTAssertEqual(cell?.frame.minY, 1200)
        XCTAssertEqual(scene.titles.last, "34")
      }
    }
  }

  /// facts/diffable.md#applying/completions.
  func testCompletionsOfSnapshotsComeInTheOrderOfTheCalls() {
    MainActor.assumeIsolated {
      scene([], animates: true) { scene in
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: scene.view) { view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var log: [Int] = []
        for (index, (items, animated)) in [
          ([1, 2], false), ([3, 1, 4], true), ([3, 1, 4], true), ([4, 1, 3, 5], false), ([5], true), ([5], false),
        ].enumerated() {
          var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
          snapshot.appendSections(["a"])
          snapshot.appendItems(items)
          source.apply(snapshot, animatingDifferences: animated) { log.append(index) }
        }
        XCTAssertEqual(log, [])
        scene.pass(1)
        XCTAssertEqual(log, [0, 1, 2, 3, 4, 5])
      }
    }
  }

  func testRandomUpdatesAgainstAModel() {
    MainActor.assumeIsolated {
      for animates in [false, true] {
        scene([[], [], []], animates: animates) { scene in
          var state: UInt64 = 5
          func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
          }
          let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: scene.view) {
            view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? CollectionScene.Cell)?.title = "\(item)"
            return cell
          }
          for round in 0..<(animates ? 100 : 400) {
            var items = Array(0..<10).filter { _ in roll(3) > 0 }
            for index in items.indices { items.swapAt(index, roll(items.count)) }
            var sections: [(String, [Int])] = ["a", "b", "c"].filter { _ in roll(4) > 0 }.map { ($0, []) }
            if roll(2) == 0 { sections.reverse() }
            for item in items where !sections.isEmpty { sections[roll(sections.count)].1.append(item) }
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(sections.map(\.0))
            for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
            if let first = snapshot.itemIdentifiers.first, roll(3) == 0 { snapshot.reloadItems([first]) }
            source.apply(snapshot, animatingDifferences: animates)
            if round == 0 || roll(2) == 0 { scene.pass(animates ? 1 : 0.02) }
            XCTAssertEqual(scene.titles, sections.flatMap(\.1).map(String.init), "round \(round)")
          }
          scene.pass(1)
          XCTAssertEqual(scene.view.subviews.filter { $0 is UICollectionViewCell }.count, scene.titles.count)
          XCTAssertEqual(scene.stage.console.lines.filter { $0.contains("Exception") }, [])
        }
      }
    }
  }
}

/// Closures of updates need not be escaping ones, as with the block of Objective-C.
extension UICollectionView {
  fileprivate func change(_ body: () -> Void) { performBatchUpdates({ body() }) }
}

extension CollectionUpdateTests {
  func testUpdatesMayUseWhatDoesNotEscape() {
    MainActor.assumeIsolated {
      onCollection(data: [["a", "b"]]) { scene in
        var ran = 0
        scene.view.change {
          ran += 1
          scene.data[0].append("c")
          scene.view.insertItems(at: [[0, 2]])
        }
        scene.view.performBatchUpdates(nil)
        scene.settle()
        XCTAssertEqual(ran, 1)
        XCTAssertEqual(scene.titles, ["a", "b", "c"])
      }
    }
  }
}
