import FlipsideTesting
import UIKit
import XCTest

/// The focus of an external keyboard among the items of a collection view (`facts/lifecycle.md#focus`).
final class CollectionFocusTests: XCTestCase {
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 100
    var blocked: Set<Int> = []
    var wish: IndexPath?
    var journal: [String] = []
    var movements: [String] = []

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
      view.allowsFocus && !blocked.contains(path.item)
    }
    func indexPathForPreferredFocusedView(in view: UICollectionView) -> IndexPath? { wish }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      journal.append("select \(path.item)")
    }
    func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
      journal.append("primary \(path.item)")
    }
    func collectionView(
      _ view: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "nil" }
      movements.append("\(name(context.previouslyFocusedIndexPath))-\(name(context.nextFocusedIndexPath))")
    }
  }

  @MainActor private func press(_ keys: HostKey...) {
    for key in keys {
      UIApplication.shared.send(.key(key, modifiers: [], isDown: true))
      UIApplication.shared.send(.key(key, modifiers: [], isDown: false))
    }
  }

  /// A text field above a grid of four columns, on an iPad.
  private func onPad(_ body: @MainActor (Stage, UICollectionView, Items) -> Void) {
    MainActor.assumeIsolated {
      onStage(device: "iPad (10th generation)", animates: false) { stage in
        let items = Items()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let field = UITextField(frame: CGRect(x: 50, y: 40, width: 200, height: 30))
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 100, width: 400, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.allowsFocus = true
        view.dataSource = items
        view.delegate = items
        stage.view.addSubview(field)
        stage.view.addSubview(view)
        stage.view.layoutIfNeeded()
        body(stage, view, items)
      }
    }
  }

  @MainActor private func focused(_ view: UICollectionView) -> Int? {
    (UIScreen.main.focusedView as? UICollectionViewCell).flatMap { view.indexPath(for: $0)?.item }
  }

  func testArrowsGoInFourDirections() {
    onPad { _, view, items in
      press(.tab, .tab)
      XCTAssertEqual(focused(view), 0)
      press(.right, .right)
      XCTAssertEqual(focused(view), 2)
      press(.down)
      XCTAssertEqual(focused(view), 6)
      press(.left)
      XCTAssertEqual(focused(view), 5)
      press(.up)
      XCTAssertEqual(focused(view), 1)
      for _ in 0..<20 { press(.down) }
      XCTAssertEqual(focused(view), 81)
      XCTAssertTrue(view.indexPathsForVisibleItems.contains([0, 81]))
      items.blocked = [85]
      press(.down)
      XCTAssertNotEqual(focused(view), 85, "the delegate doesn't let it have the focus")
      XCTAssertEqual(items.movements.first, "nil-0")
      XCTAssertEqual(items.movements[1], "0-1")
    }
  }

  func testItemsCanNotHaveTheFocusByDefault() {
    onPad { _, view, _ in
      view.allowsFocus = false
      press(.tab, .tab)
      XCTAssertNil(focused(view))
      XCTAssertFalse(UICollectionViewCell().canBecomeFocused)
    }
  }

  func testReturnSelectsAndSelectionMayFollow() {
    onPad { _, view, items in
      press(.tab, .tab, .right, .return)
      XCTAssertEqual(items.journal, ["select 1", "primary 1"])
      items.journal = []
      view.selectionFollowsFocus = true
      press(.right)
      XCTAssertEqual(items.journal, ["select 2"])
      XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 2]])
    }
  }

  func testWhereTheFocusArrives() {
    onPad { _, view, items in
      items.wish = [0, 50]
      press(.tab, .tab)
      XCTAssertEqual(focused(view), 50)
      view.remembersLastFocusedIndexPath = true
      press(.right, .tab)
      XCTAssertNil(focused(view))
      press(.tab)
      XCTAssertEqual(focused(view), 51, "the last one")
      items.count += 1
      view.insertItems(at: [[0, 0]])
      view.layoutIfNeeded()
      press(.tab, .tab)
      XCTAssertEqual(focused(view), 52, "it has another index path")
    }
  }
}
