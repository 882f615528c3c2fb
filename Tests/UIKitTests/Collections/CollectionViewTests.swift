import FlipsideTesting
import UIKit
import XCTest

/// `facts/collections.md#layout-pass`, reuse, queries and selection.
final class CollectionViewTests: XCTestCase {
  private final class Noting: UICollectionViewFlowLayout {
    var log: [String] = []
    override func prepare() {
      log.append("prepare")
      super.prepare()
    }
    override var collectionViewContentSize: CGSize {
      log.append("size")
      return super.collectionViewContentSize
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      log.append("elements \(Int(rect.minY)) \(Int(rect.height))")
      return super.layoutAttributesForElements(in: rect)
    }
  }

  func testTheOrderInWhichTheLayoutIsAsked() {
    MainActor.assumeIsolated {
      let layout = Noting()
      onCollection(layout, data: [CollectionScene.numbers(500)]) { scene in
        layout.log = []
        layout.invalidateLayout()
        scene.settle()
        XCTAssertEqual(layout.log, ["prepare", "size", "elements 0 480", "size"])
        layout.log = []
        scene.view.setNeedsLayout()
        scene.settle()
        XCTAssertEqual(layout.log, [])
        scene.view.contentOffset.y = 100
        scene.settle()
        XCTAssertEqual(layout.log, ["elements 0 960", "size"])
      }
    }
  }

  func testOnlyWhatShowsHasCellsAndTheyAreUsedAgain() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 110)
      onCollection(layout, data: [CollectionScene.numbers(1000)]) { scene in
        XCTAssertEqual(scene.titles, ["0", "1", "2", "3"])
        XCTAssertEqual(scene.log.filter { $0.hasPrefix("cell") }.count, 4)
        var cells = Set(scene.view.visibleCells.map(ObjectIdentifier.init))
        for y in stride(from: 0, through: 20_000, by: 40) {
          scene.view.contentOffset.y = CGFloat(y)
          scene.settle()
          cells.formUnion(scene.view.visibleCells.map(ObjectIdentifier.init))
        }
        XCTAssertLessThanOrEqual(cells.count, 6)
        XCTAssertEqual(scene.titles.first, "166")
        XCTAssertGreaterThan(
          scene.view.visibleCells.compactMap { ($0 as? CollectionScene.Cell)?.reuseCount }.min() ?? 0, 10)
      }
    }
  }

  func testOrderOfDisplayCalls() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 240)
      layout.minimumLineSpacing = 0
      onCollection(layout, data: [CollectionScene.numbers(10)]) { scene in
        XCTAssertEqual(scene.log, ["cell 0", "willDisplay 0", "cell 1", "willDisplay 1"])
        scene.log = []
        scene.view.contentOffset.y = 480
        scene.settle()
        XCTAssertEqual(
          scene.log,
          ["didEndDisplaying 0", "didEndDisplaying 1", "cell 2", "willDisplay 2", "cell 3", "willDisplay 3"])
      }
    }
  }

  func testQuestions() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 100)
      layout.minimumLineSpacing = 0
      onCollection(layout, data: [CollectionScene.numbers(20)]) { scene in
        let view = scene.view
        XCTAssertEqual(view.numberOfSections, 1)
        XCTAssertEqual(view.numberOfItems(inSection: 0), 20)
        XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 5, y: 250)), [0, 2])
        XCTAssertNil(view.indexPathForItem(at: CGPoint(x: 5, y: -1)))
        XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 5, y: 1999)), [0, 19])
        XCTAssertEqual(view.layoutAttributesForItem(at: [0, 19])?.frame.minY, 1900)
        XCTAssertNil(view.cellForItem(at: [0, 19]))
        XCTAssertEqual(view.indexPathsForVisibleItems, (0..<5).map { [0, $0] })
        let cell = view.cellForItem(at: [0, 3])
        XCTAssertEqual(cell.flatMap { view.indexPath(for: $0) }, [0, 3])
        view.contentOffset.y = 1000
        scene.settle()
        XCTAssertNil(cell.flatMap { view.indexPath(for: $0)?.item == 3 ? 3 : nil })
        XCTAssertEqual(
          consoleLines { XCTAssertEqual(view.numberOfItems(inSection: 3), 0) },
          [
            "NSInternalInconsistencyException: request for number of items in section 3 when there are only 1 sections in "
              + "the collection view"
          ])
      }
    }
  }

  func testScrollingToItems() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 100)
      layout.minimumLineSpacing = 0
      onCollection(layout, data: [CollectionScene.numbers(20)]) { scene in
        let view = scene.view
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
          view.scrollToItem(at: [0, item], at: position, animated: false)
          return view.contentOffset.y
        }
        XCTAssertEqual(offset(10, .top), 1000)
        XCTAssertEqual(offset(10, .bottom), 620)
        XCTAssertEqual(offset(10, .centeredVertically), 810)
        XCTAssertEqual(offset(11, []), 810)
        XCTAssertEqual(offset(14, []), 1020)
        XCTAssertEqual(offset(19, .top), 1520)
        XCTAssertEqual(offset(0, .bottom), 0)
        let lines = consoleLines {
          view.scrollToItem(at: [0, 5], at: [.top, .bottom], animated: false)
          view.scrollToItem(at: [4, 5], at: .top, animated: false)
        }
        XCTAssertEqual(
          lines.first,
          "NSInvalidArgumentException: UICollectionViewScrollPosition: attempt to use a scroll position with multiple "
            + "vertical positioning styles")
        XCTAssertEqual(lines.count, 2)
        XCTAssertEqual(view.contentOffset.y, 0)
      }
    }
  }

  func testTapsSelect() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 100)
      onCollection(layout, data: [CollectionScene.numbers(3)]) { scene in
        guard let first = scene.view.cellForItem(at: [0, 0]), let second = scene.view.cellForItem(at: [0, 1]) else {
          return XCTFail("no cells")
        }
        scene.log = []
        scene.stage.tap(first)
        XCTAssertEqual(
          scene.log, ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "shouldSelect 0", "didSelect 0"])
        XCTAssertTrue(first.isSelected)
        scene.log = []
        scene.stage.tap(second)
        XCTAssertEqual(scene.log.suffix(3), ["shouldSelect 1", "didDeselect 0", "didSelect 1"])
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [[0, 1]])
        XCTAssertFalse(first.isSelected)
        scene.log = []
        scene.stage.tap(second)
        XCTAssertEqual(scene.log.suffix(2), ["shouldSelect 1", "didSelect 1"])

        scene.view.allowsMultipleSelection = true
        scene.stage.tap(first)
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [[0, 0], [0, 1]])
        scene.log = []
        scene.stage.tap(first)
        XCTAssertEqual(scene.log.suffix(2), ["shouldDeselect 0", "didDeselect 0"])
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [[0, 1]])

        scene.refuses = ["shouldHighlight"]
        scene.log = []
        scene.stage.tap(first)
        XCTAssertEqual(scene.log, ["shouldHighlight 0"])
        scene.refuses = []
        scene.view.allowsSelection = false
        scene.log = []
        scene.stage.tap(first)
        XCTAssertEqual(scene.log, [])
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [])
      }
    }
  }

  func testSelectingByCodeIsSilentAndSurvivesScrolling() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 100)
      onCollection(layout, data: [CollectionScene.numbers(50)]) { scene in
        scene.log = []
        scene.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        XCTAssertEqual(scene.log, [])
        XCTAssertEqual(scene.view.cellForItem(at: [0, 1])?.isSelected, true)
        scene.view.contentOffset.y = 3000
        scene.settle()
        XCTAssertTrue(scene.view.visibleCells.allSatisfy { !$0.isSelected })
        scene.view.contentOffset.y = 0
        scene.settle()
        XCTAssertEqual(scene.view.visibleCells.filter(\.isSelected).count, 1)
        XCTAssertEqual(scene.view.cellForItem(at: [0, 1])?.isSelected, true)
        scene.view.reloadData()
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [])
      }
    }
  }

  func testMistakesOfTheDataSource() {
    MainActor.assumeIsolated {
      final class Wrong: NSObject, UICollectionViewDataSource {
        var registers = false
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
          -> UICollectionViewCell
        {
          registers
            ? UICollectionViewCell(frame: .zero)
            : collectionView.dequeueReusableCell(withReuseIdentifier: "X", for: indexPath)
        }
      }
      onStage { stage in
        let view = UICollectionView(frame: stage.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        let source = Wrong()
        view.dataSource = source
        stage.view.addSubview(view)
        stage.clock.settle()
        XCTAssertTrue(
          stage.console.contains(
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier X - must register a nib or a "
              + "class for the identifier or connect a prototype cell in a storyboard"))
        source.registers = true
        stage.console.lines = []
        view.reloadData()
        stage.clock.settle()
        XCTAssertTrue(stage.console.contains("does not have a reuseIdentifier - cells must be retrieved"))
      }
    }
  }

  func testRegistrationsHaveViewsOfTheirOwn() {
    MainActor.assumeIsolated {
      onCollection(data: [["a"]]) { scene in
        final class Own: UICollectionViewCell {}
        let registration = UICollectionView.CellRegistration<Own, String> { cell, _, item in
          cell.accessibilityLabel = item
        }
        let cell = scene.view.dequeueConfiguredReusableCell(using: registration, for: [0, 0], item: "hello")
        XCTAssertEqual(cell.accessibilityLabel, "hello")
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "kind") {
          view, kind, path in view.accessibilityLabel = "\(kind) \(path)"
        }
        XCTAssertEqual(
          scene.view.dequeueConfiguredReusableSupplementary(using: header, for: [0, 0]).accessibilityLabel,
          "kind [0, 0]")
      }
    }
  }

  func testCellsAreMadeWithTheirSize() {
    MainActor.assumeIsolated {
      final class Sized: UICollectionViewCell {
        var first = CGSize.zero
        override init(frame: CGRect) {
          super.init(frame: frame)
          first = contentView.bounds.size
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 70, height: 80)
      onCollection(layout, data: [["a"]]) { scene in
        scene.view.register(Sized.self, forCellWithReuseIdentifier: "cell")
        scene.view.reloadData()
        scene.settle()
        XCTAssertEqual((scene.view.cellForItem(at: [0, 0]) as? Sized)?.first, CGSize(width: 70, height: 80))
      }
    }
  }

  func testAnotherLayout() {
    MainActor.assumeIsolated {
      for animated in [false, true] {
        let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        large.itemSize = CGSize(width: 150, height: 150)
        onCollection(small, data: [CollectionScene.numbers(4)], animates: true) { scene in
          let cell = scene.view.cellForItem(at: [0, 3])
          var ended: Bool?
          scene.view.setCollectionViewLayout(large, animated: animated) { ended = $0 }
          XCTAssertTrue(scene.view.collectionViewLayout === large)
          XCTAssertTrue(large.collectionView === scene.view)
          XCTAssertNil(small.collectionView)
          XCTAssertNil(ended)
          scene.pass(1)
          XCTAssertEqual(ended, true)
          XCTAssertTrue(scene.view.cellForItem(at: [0, 3]) === cell)
          XCTAssertEqual(scene.frame(3), CGRect(x: 170, y: 160, width: 150, height: 150))
        }
      }
    }
  }

  func testHostileLayouts() {
    MainActor.assumeIsolated {
      final class Hostile: UICollectionViewLayout {
        var make: () -> [UICollectionViewLayoutAttributes] = { [] }
        override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { make() }
      }
      let layout = Hostile()
      onCollection(layout, data: [CollectionScene.numbers(4)]) { scene in
        func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          attributes.frame = frame
          return attributes
        }
        let box = CGRect(x: 0, y: 0, width: 50, height: 50)
        layout.make = {
          [
            attributes([0, 9], box), attributes([7, 0], box), attributes([0, 0], .infinite),
            attributes([0, 1], CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)), attributes([0, 2], box),
            attributes([0, 2], box),
          ]
        }
        layout.invalidateLayout()
        scene.settle()
        XCTAssertTrue(
          scene.stage.console.contains(
            "UICollectionView received layout attributes for a cell with an index path that does not exist: "))
        XCTAssertTrue(scene.titles.contains("2"))
        XCTAssertTrue(scene.view.contentSize.width.isFinite)
      }
    }
  }

  func testALayoutThatIsNeverContentComesToAnEnd() {
    MainActor.assumeIsolated {
      final class Restless: UICollectionViewFlowLayout {
        override func shouldInvalidateLayout(
          forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
          withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { true }
        override func prepare() {
          super.prepare()
          invalidateLayout()
        }
      }
      let layout = Restless()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      onCollection(layout, data: [CollectionScene.numbers(30)]) { scene in
        scene.view.layoutIfNeeded()
        XCTAssertFalse(scene.titles.isEmpty)
      }
    }
  }
}
