import FlipsideTesting
import UIKit
import XCTest

/// `facts/collections.md#controller`, `#movement`, and Interface Builder files.
final class CollectionControllerTests: XCTestCase {
  @MainActor private final class Controller: UICollectionViewController {
    var items = ["a", "b", "c"]
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = items[indexPath.item]
      return cell
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("willAppear \(collectionView.indexPathsForSelectedItems?.count ?? -1)")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log.append("isAppearing \(collectionView.indexPathsForSelectedItems?.count ?? -1)")
    }
  }

  func testDefaultsAndView() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      let controller = Controller(collectionViewLayout: layout)
      XCTAssertTrue(controller.clearsSelectionOnViewWillAppear)
      XCTAssertTrue(controller.installsStandardGestureForInteractiveMovement)
      XCTAssertTrue(controller.collectionViewLayout === layout)
      XCTAssertFalse(controller.isViewLoaded)
      controller.collectionView = nil
      let view = controller.collectionView
      XCTAssertNotNil(view)
      XCTAssertEqual(controller.view.subviews, [view].compactMap { $0 })
      XCTAssertFalse(controller.view === view)
      XCTAssertTrue(view?.dataSource === controller)
      XCTAssertTrue(view?.delegate === controller)
      XCTAssertEqual(view?.backgroundColor, .systemBackground)
      XCTAssertEqual(view?.autoresizingMask, [.flexibleWidth, .flexibleHeight])

      let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      controller.collectionView = other
      XCTAssertNil(view?.superview)
      XCTAssertNil(view?.dataSource)
      XCTAssertTrue(other.dataSource === controller)
      XCTAssertTrue(controller.collectionViewLayout === layout)
      controller.collectionView = nil
      XCTAssertEqual(controller.view.subviews, [])
      XCTAssertNil(controller.collectionView)
    }
  }

  func testSelectionAndItsClearing() {
    MainActor.assumeIsolated {
      let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
      controller.loadViewIfNeeded()
      controller.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      onStage(controller) { stage in
        XCTAssertEqual(controller.log.filter { $0.contains("ppear") }, ["willAppear 1", "isAppearing 0"])
        controller.log = []
        guard let cell = controller.collectionView.cellForItem(at: [0, 2]) else { return XCTFail("no cell") }
        stage.tap(cell)
        XCTAssertEqual(controller.log, ["select 2"])
      }
    }
  }

  func testMovingByHand() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let controller = Controller(collectionViewLayout: layout)
      onStage(controller) { stage in
        let view: UICollectionView = controller.collectionView
        guard let first = view.cellForItem(at: [0, 0]), let second = view.cellForItem(at: [0, 1]) else {
          return XCTFail("no cells")
        }
        XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 0]))
        view.updateInteractiveMovementTargetPosition(view.layoutAttributesForItem(at: [0, 2])?.center ?? .zero)
        XCTAssertEqual(controller.items, ["a", "b", "c"])
        stage.clock.advance(by: 1)
        XCTAssertTrue(view.cellForItem(at: [0, 0]) === second)
        view.endInteractiveMovement()
        stage.clock.advance(by: 1)
        XCTAssertEqual(controller.log.filter { $0.hasPrefix("move") }, ["move 0 2"])
        XCTAssertEqual(controller.items, ["b", "c", "a"])
        XCTAssertEqual(first.frame.minX, view.layoutAttributesForItem(at: [0, 2])?.frame.minX)

        XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 0]))
        view.updateInteractiveMovementTargetPosition(view.layoutAttributesForItem(at: [0, 1])?.center ?? .zero)
        view.cancelInteractiveMovement()
        stage.clock.advance(by: 1)
        XCTAssertEqual(controller.items, ["b", "c", "a"])
        XCTAssertTrue(view.cellForItem(at: [0, 0]) === second)
      }
    }
  }

  func testPrototypesOfAFile() throws {
    try MainActor.assumeIsolated {
      let xml = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <collectionView dataMode="none" id="list">
              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
              <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" minimumInteritemSpacing="4" id="flow">
                <size key="itemSize" width="60" height="70"/>
                <size key="headerReferenceSize" width="0.0" height="30"/>
                <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
              </collectionViewFlowLayout>
            </collectionView>
          </objects>
        </document>
        """
      let made = UINib(data: Data(xml.utf8), bundle: nil).instantiate(withOwner: nil)
      let view = try XCTUnwrap(made.first as? UICollectionView)
      let layout = try XCTUnwrap(view.collectionViewLayout as? UICollectionViewFlowLayout)
      XCTAssertEqual(layout.itemSize, CGSize(width: 60, height: 70))
      XCTAssertEqual(layout.minimumLineSpacing, 3)
      XCTAssertEqual(layout.minimumInteritemSpacing, 4)
      XCTAssertEqual(layout.headerReferenceSize.height, 30)
      XCTAssertEqual(layout.sectionInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      XCTAssertTrue(layout.collectionView === view)
    }
  }
}

/// Pushes of controllers that share a collection view.
extension CollectionControllerTests {
  private final class Grid: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  func testAPushChangesTheLayoutOfTheCollectionViewBelow() {
    MainActor.assumeIsolated {
      let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
      large.itemSize = CGSize(width: 150, height: 150)
      let root = Grid(collectionViewLayout: small)
      let next = Grid(collectionViewLayout: large)
      next.useLayoutToLayoutNavigationTransitions = true
      let navigation = UINavigationController(rootViewController: root)
      onStage(navigation) { stage in
        let shared = root.collectionView
        let cell = shared?.cellForItem(at: [0, 0])
        navigation.pushViewController(next, animated: true)
        stage.clock.advance(by: 1)
        XCTAssertTrue(navigation.topViewController === next)
        XCTAssertTrue(next.collectionView === shared)
        XCTAssertTrue(shared?.superview === next.view)
        XCTAssertTrue(shared?.dataSource === root, "the data stay those of the controller below")
        XCTAssertTrue(shared?.collectionViewLayout === large)
        XCTAssertTrue(shared?.cellForItem(at: [0, 0]) === cell)
        XCTAssertEqual(cell?.frame.size, CGSize(width: 150, height: 150))
        navigation.popViewController(animated: true)
        stage.clock.advance(by: 1)
        XCTAssertTrue(navigation.topViewController === root)
        XCTAssertTrue(shared?.superview === root.view)
        XCTAssertTrue(shared?.collectionViewLayout === small)
        XCTAssertEqual(cell?.frame.size, CGSize(width: 50, height: 50))
      }
    }
  }
}
