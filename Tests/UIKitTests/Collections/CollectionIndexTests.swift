import FlipsideTesting
import UIKit
import XCTest

/// Index titles at the side of a collection view: facts/tables.md#index-titles,
/// facts/tables.md#geometry/index-width.
final class CollectionIndexTests: XCTestCase {
  private final class Source: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    var asked: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
      -> IndexPath
    {
      asked.append("\(title) \(index)")
      return IndexPath(item: 0, section: index)
    }
  }

  @MainActor private func run(_ body: @MainActor (Stage, UICollectionView, Source) -> Void) {
    onStage { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 320, height: 400), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = Source()
      view.dataSource = source
      stage.view.addSubview(view)
      stage.clock.settle()
      body(stage, view, source)
    }
  }

  /// Three titles of 13.667 points in the middle of 400.
  private func point(_ number: CGFloat) -> CGPoint { CGPoint(x: 312, y: 300 + (number - 1) * 41 / 3) }

  func testATouchAndADragGoToTheItems() {
    MainActor.assumeIsolated {
      run { stage, view, source in
        XCTAssertTrue(stage.shows("B"))
        // A scroll view keeps touches back until it knows that they do not scroll.
        stage.touch(.began, point(2))
        stage.clock.advance(by: 0.3)
        XCTAssertEqual(source.asked, ["C 2"])
        let third = view.layoutAttributesForItem(at: [2, 0])?.frame.minY ?? 0
        XCTAssertEqual(view.contentOffset.y, third, accuracy: 0.01)
        stage.touch(.moved, point(1))
        stage.clock.advance(by: 0.1)
        stage.touch(.moved, point(0))
        stage.clock.advance(by: 0.1)
        stage.touch(.ended)
        XCTAssertEqual(source.asked.last, "A 0")
        XCTAssertEqual(view.contentOffset.y, 0)
        XCTAssertEqual(view.indexPathsForSelectedItems ?? [], [])
      }
    }
  }

  /// The first title scrolls the list, and no layout moves the index before the finger moves.
  func testADragBeforeTheNextLayoutGoesToTheTitleUnderTheFinger() {
    MainActor.assumeIsolated {
      run { stage, view, source in
        stage.touch(.began, point(0))
        stage.clock.advance(by: 0.3)
        view.contentOffset.y = 1_000
        stage.touch(.moved, point(1))
        XCTAssertEqual(source.asked, ["A 0", "B 1"])
        stage.touch(.ended)
      }
    }
  }

  func testTheIndexStaysAtTheEdgeAndGoesWithItsTitles() {
    MainActor.assumeIsolated {
      run { stage, view, source in
        func index() -> CGRect? { view.subviews.last.map { $0.frame } }
        XCTAssertEqual(index(), CGRect(x: 305, y: 0, width: 15, height: 400))
        view.contentOffset.y = 250
        view.layoutIfNeeded()
        XCTAssertEqual(index(), CGRect(x: 305, y: 250, width: 15, height: 400))
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(index()?.minX, 0)
        source.titles = nil
        view.reloadData()
        stage.clock.settle()
        XCTAssertFalse(stage.shows("B"))
      }
    }
  }
}
