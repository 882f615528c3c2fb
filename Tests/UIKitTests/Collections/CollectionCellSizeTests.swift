import FlipsideTesting
import UIKit
import XCTest

/// Cells that override their fitting size, rows whose height does not depend on their position, and further
/// behavior that apps rely on.
final class CollectionCellSizeTests: XCTestCase {
  private final class FullWidthCell: UICollectionViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: 200, height: 77) }
  }

  private final class TallListCell: UICollectionViewListCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      let own = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      return CGSize(width: own.width, height: own.height + 33)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var fixed: Set<Int> = []
    var count = 3
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
      !fixed.contains(indexPath.item)
    }
  }

  @MainActor private func show(
    _ layout: UICollectionViewLayout, _ type: UICollectionViewCell.Type, _ source: Source, on stage: Stage
  ) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 320, height: 500), collectionViewLayout: layout)
    view.register(type, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    stage.view.addSubview(view)
    stage.clock.settle()
    return view
  }

  @MainActor private var list: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  }

  func testCellsAreAskedForTheirSize() {
    MainActor.assumeIsolated {
      onStage { stage in
        let source = Source()
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 100, height: 40)
        let view = show(flow, FullWidthCell.self, source, on: stage)
        XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.size, CGSize(width: 200, height: 77))
      }
    }
  }

  func testListCellsAreAskedForTheirSize() {
    MainActor.assumeIsolated {
      onStage { stage in
        let plain = show(list, UICollectionViewListCell.self, Source(), on: stage)
        let tall = show(list, TallListCell.self, Source(), on: stage)
        let usual = plain.cellForItem(at: [0, 1])?.frame.height ?? 0
        XCTAssertEqual(tall.cellForItem(at: [0, 1])?.frame.height ?? 0, usual + 33, accuracy: 0.5)
      }
    }
  }

  /// Measured: openuikit, iOS 26.
  func testTheBackgroundIsTheSystems() {
    MainActor.assumeIsolated {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      XCTAssertEqual(view.backgroundColor, .systemBackground)
    }
  }

  func testTheDelegateKeepsItemsFromEditing() {
    MainActor.assumeIsolated {
      onStage { stage in
        let source = Source()
        source.fixed = [1]
        let view = show(list, UICollectionViewListCell.self, source, on: stage)
        view.isEditing = true
        stage.clock.settle()
        let states = (0..<3).map {
          view.cellForItem(at: IndexPath(item: $0, section: 0))?.configurationState.isEditing
        }
        XCTAssertEqual(states, [true, false, true])
      }
    }
  }

  // MARK: Content views

  private struct Tall: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { TallView(self) }
    func updated(for state: any UIConfigurationState) -> Tall { self }
  }

  private final class TallView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Tall) {
      self.configuration = configuration
      super.init(frame: .zero)
      let label = UILabel(frame: .zero)
      label.text = "row"
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class TallTable: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
      cell.contentConfiguration = Tall()
      return cell
    }
  }

  /// Rows at the home indicator and under a bar have the same height as other rows.
  func testBarsDoNotReachIntoContentViews() {
    MainActor.assumeIsolated {
      let table = TallTable(style: .plain)
      onStage(UINavigationController(rootViewController: table)) { stage in
        stage.clock.settle()
        table.tableView.contentOffset.y += 30
        stage.clock.settle()
        let heights = Set(table.tableView.visibleCells.map { ($0.frame.height * 3).rounded() })
        XCTAssertEqual(heights.count, 1, "\(heights)")
        XCTAssertFalse(stage.console.contains("Unable to simultaneously satisfy"))
      }
    }
  }

  /// A scroll view whose content fits is below the bar, whenever it comes.
  func testScrollViewsThatComeLateAreBelowTheBar() {
    MainActor.assumeIsolated {
      let page = UIViewController()
      onStage(UINavigationController(rootViewController: page)) { stage in
        stage.clock.settle()
        let late = UIScrollView(frame: page.view.bounds)
        late.contentSize = CGSize(width: 300, height: 100)
        page.view.addSubview(late)
        stage.clock.settle()
        XCTAssertGreaterThan(late.adjustedContentInset.top, 90)
      }
    }
  }

  // MARK: Changes while an item is held

  private final class Moving: NSObject, UICollectionViewDataSource {
    var items = Array(0..<6)
    var moves = 0
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.accessibilityLabel = "\(items[path.item])"
      return cell
    }
    func collectionView(
      _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {
      moves += 1
      items.insert(items.remove(at: source.item), at: destination.item)
    }
  }

  func testAMovementEndsWhenItsItemGoes() {
    MainActor.assumeIsolated {
      onStage { stage in
        let source = Moving()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 100, width: 320, height: 500), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.view.addSubview(view)
        stage.clock.settle()
        XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 0]))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 50))
        stage.clock.settle()
        source.items.removeFirst()
        view.deleteItems(at: [[0, 0]])
        stage.clock.settle()
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 160))
        view.endInteractiveMovement()
        stage.clock.settle()
        XCTAssertEqual(source.moves, 0)
        let labels = (0..<5).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.accessibilityLabel }
        XCTAssertEqual(labels, ["1", "2", "3", "4", "5"])
        let frames = (0..<5).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        let wanted = (0..<5).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        XCTAssertEqual(frames, wanted)
      }
    }
  }
}
