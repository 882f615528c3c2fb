import FlipsideTesting
import UIKit
import XCTest

/// Incorrect use by apps is reported, and does not cause endless loops.
final class CollectionHostilityTests: XCTestCase {
  /// A data source that returns arbitrary numbers.
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections = 1
    var items = 10
    var whenAsked: (UICollectionView) -> Void = { _ in }
    var asksSizes = false

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      if !asksSizes { whenAsked(view) }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      if asksSizes { whenAsked(view) }
      return CGSize(width: 50, height: 50)
    }
  }

  private func on(
    _ change: @escaping @MainActor (Source) -> Void = { _ in },
    _ body: @MainActor (CollectionScene, Source) -> Void
  ) {
    MainActor.assumeIsolated {
      onCollection { scene in
        let source = Source()
        change(source)
        scene.view.dataSource = source
        scene.view.delegate = source
        scene.settle()
        body(scene, source)
        scene.view.dataSource = nil
      }
    }
  }

  func testItemsInsertedWheneverACellIsAskedFor() {
    on { scene, source in
      let lines = consoleLines {
        source.whenAsked = { [weak source] view in
          source?.items += 1
          view.insertItems(at: [[0, 0]])
        }
        scene.view.reloadData()
        scene.view.layoutIfNeeded()
        source.whenAsked = { _ in }
      }
      XCTAssertEqual(
        lines.filter { $0.contains("was updated 16 times from within calls") }.count, 1, "\(lines.prefix(3))")
      scene.settle()
      XCTAssertEqual(scene.view.numberOfItems(inSection: 0), source.items)
    }
  }

  func testItemsInsertedWheneverASizeIsAskedFor() {
    on({ $0.asksSizes = true }) { scene, source in
      source.whenAsked = { [weak source] view in
        source?.items += 1
        view.insertItems(at: [[0, 0]])
      }
      scene.view.reloadData()
      scene.view.layoutIfNeeded()
      source.whenAsked = { _ in }
      scene.settle()
      XCTAssertEqual(scene.view.numberOfItems(inSection: 0), source.items)
    }
  }

  func testMoreItemsThanThereCanBe() {
    let lines = consoleLines {
      on({ $0.items = .max }) { scene, _ in
        scene.view.delegate = nil
        scene.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        scene.settle()
        XCTAssertEqual(scene.view.numberOfItems(inSection: 0), 16_000_000)
        XCTAssertGreaterThan(scene.view.visibleCells.count, 10)
      }
    }
    XCTAssertEqual(lines.filter { $0.contains("which is more than there can be") }.count, 1)
  }

  func testIndexPathsThatAreNone() {
    on { scene, _ in
      for bad in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 1, 2])] {
        let lines = consoleLines {
          scene.view.moveItem(at: bad, to: [0, 0])
          scene.view.moveItem(at: [0, 0], to: bad)
          scene.view.deleteItems(at: [bad])
          _ = scene.view.layoutAttributesForItem(at: bad)
          _ = scene.view.cellForItem(at: bad)
          scene.view.scrollToItem(at: bad, at: .top, animated: false)
        }
        XCTAssertEqual(
          lines.filter { $0.contains("must contain exactly two indices specifying the section and item") }.count, 3)
      }
      XCTAssertEqual(scene.view.numberOfItems(inSection: 0), 10)
    }
  }

  func testALayoutOfThousandsOfStrayPathsIsSaidOnce() {
    final class Stray: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<5000).map {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: [7, $0])
          attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          return attributes
        }
      }
    }
    on { scene, _ in
      let lines = consoleLines {
        scene.view.setCollectionViewLayout(Stray(), animated: false)
        scene.settle()
      }
      XCTAssertEqual(lines.filter { $0.contains("with an index path that does not exist") }.count, 1)
      XCTAssertEqual(scene.view.visibleCells.count, 0)
    }
  }

  /// A layout of one element, and what it says of updates.
  private final class OneElement: UICollectionViewLayout {
    var attributes: UICollectionViewLayoutAttributes
    var asked: Set<String> = []

    init(_ attributes: UICollectionViewLayoutAttributes) {
      self.attributes = attributes
      super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      [attributes]
    }
    override func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
      asked.insert("insert " + kind)
      return []
    }
    override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
      asked.insert("delete " + kind)
      return [[0, 0]]
    }
    override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
      asked.insert("insert " + kind)
      return []
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(ofKind kind: String, at path: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      asked.insert("final \(kind) \(path[0])")
      return nil
    }
  }

  private func lines(of attributes: UICollectionViewLayoutAttributes) -> [String] {
    var lines: [String] = []
    on { scene, _ in
      lines = consoleLines {
        scene.view.setCollectionViewLayout(OneElement(attributes), animated: false)
        scene.settle()
      }
    }
    return lines
  }

  func testADecorationThatIsNotRegistered() {
    MainActor.assumeIsolated {
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "ground", with: [0, 0])
      attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      let text =
        "could not dequeue a decoration view of kind: ground - must register as a class or nib or connect a prototype in a "
        + "storyboard"
      XCTAssertEqual(lines(of: attributes).filter { $0.contains(text) }.count, 1)
    }
  }

  func testAFrameThatIsNotANumber() {
    MainActor.assumeIsolated {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = CGRect(x: CGFloat.nan, y: 0, width: 50, height: 50)
      XCTAssertTrue(lines(of: attributes).contains { $0.contains("CALayer position contains NaN: [nan ") })
    }
  }

  /// Apple: UICollectionViewLayout, the methods of index paths to insert and delete are called in each update.
  func testLayoutsNameTheViewsThatUpdatesAddAndRemove() {
    on { scene, source in
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "ground", with: [0, 0])
      attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      let layout = OneElement(attributes)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
      scene.view.setCollectionViewLayout(layout, animated: false)
      scene.settle()
      layout.asked = []
      source.items = 11
      scene.view.insertItems(at: [[0, 0]])
      scene.settle()
      XCTAssertTrue(
        layout.asked.isSuperset(of: [
          "insert ground", "delete ground", "insert \(UICollectionView.elementKindSectionHeader)",
        ]), "\(layout.asked)")
    }
  }
}
