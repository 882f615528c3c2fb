import FlipsideTesting
import UIKit
import XCTest

/// Swipe actions of lists: `facts/tables.md#swipe-actions`.
final class ListSwipeTests: XCTestCase {
  @MainActor private final class Calls { var list: [String] = [] }

  /// Rows with one action at the leading side and two at the trailing one; the second row has none.
  @MainActor private func onRows(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, performsFirst: Bool = true,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, _ body: (ListScene, Calls) throws -> Void
  ) rethrows {
    let calls = Calls()
    func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
      UIContextualAction(style: style, title: title) { _, _, done in
        calls.list.append(title)
        done(true)
      }
    }
    try onList(appearance, animates: true, direction: direction) {
      $0.leadingSwipeActionsConfigurationProvider = { path in
        calls.list.append("leading \(path.item)")
        return path.item == 1 ? nil : UISwipeActionsConfiguration(actions: [action("Pin")])
      }
      $0.trailingSwipeActionsConfigurationProvider = { path in
        calls.list.append("trailing \(path.item)")
        guard path.item != 1 else { return UISwipeActionsConfiguration(actions: []) }
        let actions = UISwipeActionsConfiguration(actions: [action("Flag"), action("Archive")])
        actions.performsFirstActionWithFullSwipe = performsFirst
        return actions
      }
    } _: {
      try body($0, calls)
    }
  }

  func testBothSides() {
    MainActor.assumeIsolated {
      onRows { scene, calls in
        scene.swipe(0, by: -120)
        XCTAssertEqual(calls.list, ["trailing 0"])
        XCTAssertEqual(scene.frame(0).minX, -148, accuracy: 8)
        XCTAssertEqual(scene.cell(0)?.configurationState.isSwiped, true)
        scene.stage.tap("Archive")
        scene.pass(1)
        XCTAssertEqual(calls.list, ["trailing 0", "Archive"])
        XCTAssertEqual(scene.frame(0).minX, 0)
        XCTAssertEqual(scene.cell(0)?.configurationState.isSwiped, false)
        calls.list = []
        scene.swipe(2, by: 60)
        XCTAssertEqual(scene.frame(2).minX, 74)
        scene.stage.tap("Pin")
        scene.pass(1)
        XCTAssertEqual(calls.list, ["leading 2", "Pin"])
        XCTAssertEqual(scene.journal, [], "a swipe selects nothing")
      }
    }
  }

  func testFullSwipe() {
    MainActor.assumeIsolated {
      onRows { scene, calls in
        scene.stage.drag(from: CGPoint(x: 380, y: 22), to: CGPoint(x: 20, y: 22), duration: 0.4, holds: true)
        scene.pass(1)
        XCTAssertEqual(calls.list, ["trailing 0", "Flag"])
      }
      onRows(performsFirst: false) { scene, calls in
        scene.stage.drag(from: CGPoint(x: 380, y: 22), to: CGPoint(x: 20, y: 22), duration: 0.4, holds: true)
        scene.pass(1)
        XCTAssertEqual(calls.list, ["trailing 0"])
        XCTAssertLessThan(scene.frame(0).minX, -100)
      }
    }
  }

  func testRowsWithoutActionsStay() {
    MainActor.assumeIsolated {
      onRows { scene, calls in
        scene.swipe(1, by: -120)
        scene.swipe(1, by: 120)
        XCTAssertEqual(calls.list.filter { $0 != "leading 1" && $0 != "trailing 1" }, [])
        XCTAssertEqual(scene.frame(1).minX, 0)
      }
    }
  }

  func testRightToLeft() {
    MainActor.assumeIsolated {
      onRows(direction: .rightToLeft) { scene, calls in
        scene.swipe(0, by: 120)
        XCTAssertEqual(calls.list, ["trailing 0"])
        XCTAssertGreaterThan(scene.frame(0).minX, 100)
      }
    }
  }

  func testATouchElsewhereOrAScrollCloses() {
    MainActor.assumeIsolated {
      onRows { scene, _ in
        scene.swipe(0, by: -120)
        scene.stage.tap(CGPoint(x: 200, y: 110))
        scene.pass(1)
        XCTAssertEqual(scene.frame(0).minX, 0)
        XCTAssertEqual(scene.journal, [])
        scene.swipe(0, by: -120)
        XCTAssertLessThan(scene.frame(0).minX, 0)
        scene.view.alwaysBounceVertical = true
        scene.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.2, holds: true)
        scene.pass(1)
        XCTAssertEqual(scene.frame(0).minX, 0)
      }
    }
  }

  func testADeletedRowGoesWithItsButtons() {
    MainActor.assumeIsolated {
      onRows(.insetGrouped) { scene, _ in
        let count = scene.view.subviews.count
        scene.swipe(0, by: -120)
        XCTAssertGreaterThan(scene.view.subviews.count, count)
        let row = scene.cell(0)
        let x = scene.frame(0).minX
        scene.show([["B", "C"]], animated: true)
        scene.pass(0.1)
        XCTAssertEqual(row?.layer.presentation()?.frame.minX ?? 0, x, accuracy: 1, "it goes where it is")
        scene.pass(1)
        XCTAssertEqual(scene.texts, ["B", "C"])
        XCTAssertEqual(scene.frame(0).minX, 20)
        XCTAssertLessThanOrEqual(scene.view.subviews.count, count)
      }
    }
  }

  func testUpdatesCloseOtherRows() {
    MainActor.assumeIsolated {
      onRows { scene, _ in
        scene.swipe(2, by: -120)
        scene.show([["B", "C"]], animated: true)
        scene.pass(1)
        XCTAssertEqual(scene.frame(1), CGRect(x: 0, y: 44, width: 393, height: 44))
        scene.swipe(0, by: -120)
        XCTAssertLessThan(scene.frame(0).minX, 0)
        scene.view.reloadData()
        scene.settle()
        XCTAssertEqual(scene.view.visibleCells.map(\.frame.minX), [0, 0])
      }
    }
  }

  func testNoSwipesWhileEditing() {
    MainActor.assumeIsolated {
      onRows { scene, calls in
        scene.view.isEditing = true
        scene.swipe(0, by: -120)
        XCTAssertEqual(calls.list, [])
        XCTAssertEqual(scene.frame(0).minX, 0)
      }
    }
  }
}
