import FlipsideTesting
import UIKit
import XCTest

/// Scrolling to items whose sizes are only known when their cells are shown: the item is at its position after the
/// next layout, and only cells near it are measured.
final class CollectionScrollTests: XCTestCase {
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
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.widthAnchor.constraint(equalToConstant: 300), height,
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @MainActor private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var asked = 0
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      asked += 1
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Sized)?.height.constant = CGFloat(30 + path.item * 7 % 5 * 11)
      return cell
    }
  }

  @MainActor private func compositional(_ estimate: CGFloat) -> UICollectionViewLayout {
    let size = layoutSize(.fractionalWidth(1), .estimated(estimate))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @MainActor private func flow(_ estimate: CGFloat) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: estimate)
    layout.minimumLineSpacing = 4
    return layout
  }

  /// Shows 200 items of 30 to 74 points in 320 by 480 points.
  @MainActor private func onItems(
    _ layout: UICollectionViewLayout, animates: Bool = false, _ body: (CollectionScene, Source) -> Void
  ) {
    onCollection(layout, animates: animates) { scene in
      let source = Source()
      scene.view.register(Sized.self, forCellWithReuseIdentifier: "cell")
      scene.view.delegate = source
      scene.view.dataSource = source
      scene.settle()
      source.asked = 0
      body(scene, source)
      scene.view.dataSource = nil
    }
  }

  @MainActor private func assertAtPosition(
    _ scene: CollectionScene, _ item: Int, _ position: UICollectionView.ScrollPosition, _ message: String,
    line: UInt = #line
  ) {
    guard let frame = scene.frame(item) else { return XCTFail("no cell, \(message)", line: line) }
    XCTAssertEqual(frame.height, CGFloat(30 + item * 7 % 5 * 11), message, line: line)
    let offset = scene.view.contentOffset.y
    switch position {
    case .top:
      XCTAssertEqual(
        min(frame.minY, scene.view.contentSize.height - 480), offset, accuracy: 0.5, message, line: line)
    case .centeredVertically: XCTAssertEqual(frame.midY, offset + 240, accuracy: 0.5, message, line: line)
    default: XCTAssertEqual(frame.maxY, offset + 480, accuracy: 0.5, message, line: line)
    }
    for path in scene.view.indexPathsForVisibleItems {
      guard let shown = scene.view.layoutAttributesForItem(at: path)?.frame else { continue }
      XCTAssertEqual(scene.view.cellForItem(at: path)?.frame, shown, message, line: line)
    }
  }

  private typealias Target = (item: Int, position: UICollectionView.ScrollPosition)
  private let targets: [Target] = [
    (199, .bottom), (197, .top), (100, .centeredVertically), (100, .top), (60, .bottom), (150, []),
  ]

  func testItemsAreAtTheirPositionAfterTheNextLayoutWhateverWasEstimated() {
    MainActor.assumeIsolated {
      for estimate: CGFloat in [10, 50, 300, 700] {
        for make in [compositional, flow] {
          for target in targets {
            let layout = make(estimate)
            let message = "\(type(of: layout)), item \(target.item), estimate \(estimate)"
            onItems(layout) { scene, source in
              scene.view.scrollToItem(at: [0, target.item], at: target.position, animated: false)
              scene.view.layoutIfNeeded()
              assertAtPosition(scene, target.item, target.position, message)
              XCTAssertLessThan(source.asked, 80, message)
            }
          }
        }
      }
    }
  }

  func testAnimatedScrollsLandOnTheirItem() {
    MainActor.assumeIsolated {
      for make in [compositional, flow] {
        onItems(make(60), animates: true) { scene, _ in
          // At the end of the content, the last item but one can't be scrolled further.
          for target in targets where target.item != 197 {
            scene.view.scrollToItem(at: [0, target.item], at: target.position, animated: true)
            XCTAssertTrue(scene.view.isScrollAnimating)
            scene.pass(1)
            let isUp = target.position == [] && target.item < 100
            assertAtPosition(scene, target.item, isUp ? .top : target.position, "item \(target.item)")
          }
        }
      }
    }
  }

  /// The content moves in one direction only.
  func testAnimatedScrollsDoNotTurnBack() {
    MainActor.assumeIsolated {
      for make in [compositional, flow] {
        onItems(make(90), animates: true) { scene, _ in
          scene.view.scrollToItem(at: [0, 199], at: .bottom, animated: true)
          var first = -1
          for _ in 0..<30 {
            scene.pass(1 / 60)
            let item = scene.view.indexPathsForVisibleItems.first?.item ?? -1
            XCTAssertGreaterThanOrEqual(item, first)
            first = item
          }
        }
      }
    }
  }

  /// A collection view that opens at its end: the app scrolls to the item before the view has its size.
  func testACollectionViewThatOpensAtItsEndShowsTheLastItemAtItsBottom() {
    MainActor.assumeIsolated {
      for make in [compositional, flow] {
        onItems(make(50)) { scene, _ in
          scene.view.reloadData()
          scene.view.scrollToItem(at: [0, 199], at: .bottom, animated: false)
          scene.view.frame = CGRect(x: 0, y: 40, width: 340, height: 480)
          scene.settle()
          assertAtPosition(scene, 199, .bottom, "opened")
        }
      }
    }
  }

  /// If another scroll follows before the layout, the item is not scrolled to.
  func testAScrollThatFollowsWins() {
    MainActor.assumeIsolated {
      onItems(compositional(50), animates: true) { scene, _ in
        scene.view.scrollToItem(at: [0, 150], at: .top, animated: false)
        scene.view.contentOffset.y = 100
        scene.settle()
        XCTAssertEqual(scene.view.contentOffset.y, 100)
        scene.view.scrollToItem(at: [0, 150], at: .top, animated: false)
        scene.view.setContentOffset(.zero, animated: true)
        scene.pass(1)
        XCTAssertEqual(scene.view.contentOffset.y, 0)
      }
    }
  }

  /// After the item has reached its position, scrolling by hand or by code is not affected.
  func testTheItemIsFollowedInOneLayoutOnly() {
    MainActor.assumeIsolated {
      onItems(compositional(50)) { scene, _ in
        scene.view.scrollToItem(at: [0, 100], at: .top, animated: false)
        scene.settle()
        let offset = scene.view.contentOffset.y
        (scene.view.cellForItem(at: [0, 100]) as? Sized)?.height.constant = 200
        scene.view.cellForItem(at: [0, 100])?.invalidateIntrinsicContentSize()
        scene.settle()
        XCTAssertEqual(scene.view.contentOffset.y, offset)
        scene.view.contentOffset.y += 33
        scene.settle()
        XCTAssertEqual(scene.view.contentOffset.y, offset + 33, accuracy: 0.01)
      }
    }
  }

  func testAnAnimatedScrollEndsInContentThatBecameShorter() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 50)
      layout.minimumLineSpacing = 0
      onCollection(layout, data: [CollectionScene.numbers(100)], animates: true) { scene in
        scene.view.scrollToItem(at: [0, 99], at: .bottom, animated: true)
        scene.pass(0.1)
        scene.data = [CollectionScene.numbers(20)]
        UIView.performWithoutAnimation { scene.view.deleteItems(at: (20..<100).map { [0, $0] }) }
        scene.pass(1)
        XCTAssertEqual(scene.view.contentOffset.y, 520)
        XCTAssertEqual(scene.titles.last, "19")
      }
    }
  }
}
