import FlipsideTesting
import UIKit
import XCTest

/// Cells that determine their own size, and change it (`facts/collections.md#compositional/self-sizing`).
final class CollectionSelfSizingTests: XCTestCase {
  private final class Sized: UICollectionViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 40)
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), height,
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Runs a test on rows with an estimate of 100, most of whose cells are 40 points high.
  @MainActor private func onRows(
    _ count: Int = 100, heights: @escaping @MainActor (Int) -> CGFloat = { _ in 40 },
    _ body: (CollectionScene) -> Void
  ) {
    let one = layoutSize(.fractionalWidth(1), .estimated(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: one, subitems: [NSCollectionLayoutItem(layoutSize: one)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    final class Source: NSObject, UICollectionViewDataSource {
      var count = 0
      var height: @MainActor (Int) -> CGFloat = { _ in 0 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? Sized)?.height.constant = height(path.item)
        return cell
      }
    }
    onCollection(layout) { scene in
      let source = Source()
      source.count = count
      source.height = heights
      scene.view.register(Sized.self, forCellWithReuseIdentifier: "cell")
      scene.view.dataSource = source
      scene.settle()
      body(scene)
      scene.view.dataSource = nil
    }
  }

  @MainActor private func tops(_ scene: CollectionScene) -> [CGFloat] {
    scene.view.indexPathsForVisibleItems.prefix(3).compactMap {
      scene.view.cellForItem(at: $0).map { $0.frame.minY - scene.view.contentOffset.y }
    }
  }

  func testOnlyWhatShowsIsMeasured() {
    MainActor.assumeIsolated {
      onRows { scene in
        XCTAssertEqual(scene.frame(1), CGRect(x: 0, y: 40, width: 320, height: 40))
        XCTAssertEqual(scene.view.visibleCells.count, 12)
        XCTAssertEqual(scene.view.contentSize.height, 12 * 40 + 88 * 100)
      }
    }
  }

  /// If the estimate is larger than the view, cells appear one by one until they fill it.
  func testCellsMuchSmallerThanEstimatedFillTheView() {
    MainActor.assumeIsolated {
      let size = layoutSize(.fractionalWidth(1), .estimated(2_000))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      onCollection(layout) { scene in
        scene.view.register(Sized.self, forCellWithReuseIdentifier: "cell")
        scene.data = [CollectionScene.numbers(100)]
        scene.view.reloadData()
        scene.view.layoutIfNeeded()
        for item in 0..<12 {
          XCTAssertEqual(scene.frame(item), CGRect(x: 0, y: CGFloat(item) * 40, width: 320, height: 40), "\(item)")
        }
        scene.view.register(Flat.self, forCellWithReuseIdentifier: "cell")
        scene.data = [CollectionScene.numbers(30)]
        scene.view.reloadData()
        scene.view.layoutIfNeeded()
        XCTAssertEqual((0..<30).compactMap { scene.frame($0)?.maxY }, (1...30).map { CGFloat($0) * 10 })
      }
    }
  }

  private final class Flat: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      attributes.size.height = 10
      return attributes
    }
  }

  func testWhatShowsStaysInPlaceWhenCellsAboveItAreMeasured() {
    MainActor.assumeIsolated {
      onRows { scene in
        scene.view.scrollToItem(at: [0, 50], at: .top, animated: false)
        scene.settle()
        XCTAssertEqual(tops(scene), [0, 40, 80])
        // Scrolling back shows rows whose heights were only estimated.
        for step in 1...20 {
          guard let anchor = scene.view.indexPathsForVisibleItems.first,
            let before = scene.view.cellForItem(at: anchor)?.frame.minY
          else { return XCTFail("nothing shows") }
          let top = before - scene.view.contentOffset.y
          scene.view.contentOffset.y -= 15
          scene.settle()
          guard let after = scene.view.cellForItem(at: anchor)?.frame.minY else { continue }
          XCTAssertEqual(after - scene.view.contentOffset.y, top + 15, accuracy: 0.01, "step \(step)")
        }
      }
    }
  }

  func testTheSameInAFlowLayout() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 100)
      // The scene's delegate returns the size of each item before the cell determines its own.
      layout.itemSize = CGSize(width: 300, height: 100)
      layout.minimumLineSpacing = 0
      onCollection(layout) { scene in
        scene.view.register(Sized.self, forCellWithReuseIdentifier: "cell")
        scene.data = [CollectionScene.numbers(60)]
        scene.view.reloadData()
        scene.settle()
        scene.view.contentOffset.y = 2000
        scene.settle()
        guard let anchor = scene.view.indexPathsForVisibleItems.dropFirst().first,
          let before = scene.view.cellForItem(at: anchor)?.frame.minY
        else { return XCTFail("nothing shows") }
        let top = before - scene.view.contentOffset.y
        scene.view.contentOffset.y -= 15
        scene.settle()
        let after = scene.view.cellForItem(at: anchor)?.frame.minY ?? 0
        XCTAssertEqual(after - scene.view.contentOffset.y, top + 15, accuracy: 0.01)
      }
    }
  }

  func testCellsThatChangeAreMeasuredAnew() {
    MainActor.assumeIsolated {
      onRows { scene in
        guard let cell = scene.view.cellForItem(at: [0, 1]) as? Sized else { return XCTFail("no cell") }
        cell.height.constant = 70
        cell.contentView.invalidateIntrinsicContentSize()
        scene.settle()
        XCTAssertEqual(cell.frame.height, 70)
        XCTAssertEqual(scene.frame(2)?.minY, 110)
        cell.height.constant = 50
        cell.invalidateIntrinsicContentSize()
        scene.settle()
        XCTAssertEqual(cell.frame.height, 50)
        // Changes within the content count only if the collection view includes constraints.
        cell.height.constant = 90
        cell.box.invalidateIntrinsicContentSize()
        scene.settle()
        XCTAssertEqual(cell.frame.height, 50)
        scene.view.selfSizingInvalidation = .enabledIncludingConstraints
        cell.box.invalidateIntrinsicContentSize()
        scene.settle()
        XCTAssertEqual(cell.frame.height, 90)
        scene.view.selfSizingInvalidation = .disabled
        cell.height.constant = 20
        cell.invalidateIntrinsicContentSize()
        scene.settle()
        XCTAssertEqual(cell.frame.height, 90)
        scene.view.selfSizingInvalidation = .enabled
      }
    }
  }

  func testSiblingsAreAsLargeAsTheLargest() {
    MainActor.assumeIsolated {
      let tile = layoutItem(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 50))
      XCTAssertTrue(tile.layoutSize.heightDimension.isUniformAcrossSiblings)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(50)), subitems: [tile])
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          (cell as? Sized)?.height.constant = [20, 80, 40, 30, 10, 25][path.item]
          return cell
        }
      }
      onCollection(layout, frame: CGRect(x: 0, y: 0, width: 300, height: 400)) { scene in
        let source = Source()
        scene.view.register(Sized.self, forCellWithReuseIdentifier: "cell")
        scene.view.dataSource = source
        scene.settle()
        XCTAssertEqual((0..<6).map { scene.frame($0)?.height }, [80, 80, 80, 30, 30, 30])
        XCTAssertEqual((0..<6).map { scene.frame($0)?.minY }, [0, 0, 0, 80, 80, 80])
        scene.view.dataSource = nil
      }
    }
  }

  /// The margins of a text in a configuration are measured in the cell's new frame, not in that of the item that
  /// the cell showed before.
  func testReusedCellsWithTextAreAsWideAsTheirText() {
    MainActor.assumeIsolated {
      final class Source: NSObject, UICollectionViewDataSource {
        func numberOfSections(in view: UICollectionView) -> Int { 2 }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          section == 0 ? 4 : 100
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          var content = UIListContentConfiguration.cell()
          content.text = "Tag"
          cell.contentConfiguration = content
          return cell
        }
      }
      let layout = UICollectionViewCompositionalLayout { section, _ in
        let width: NSCollectionLayoutDimension = section == 0 ? .estimated(60) : .fractionalWidth(1)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)), subitems: [layoutItem(width, .estimated(44))]
        )
        return NSCollectionLayoutSection(group: group)
      }
      onCollection(layout) { scene in
        let source = Source()
        scene.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        scene.view.dataSource = source
        scene.view.reloadData()
        scene.view.layoutIfNeeded()
        let widths = (0..<4).map { scene.frame($0)?.width }
        XCTAssertLessThan(widths[0] ?? 320, 100)
        scene.view.contentOffset.y = 2_000
        scene.view.layoutIfNeeded()
        scene.view.contentOffset.y = 0
        scene.view.layoutIfNeeded()
        XCTAssertEqual((0..<4).map { scene.frame($0)?.width }, widths)
        scene.view.dataSource = nil
      }
    }
  }
}
