import FlipsideTesting
import UIKit
import XCTest

final class UndoManagerTests: CoreTestCase {
  private final class Counter {
    var value = 0
    let manager: UIKit.UndoManager
    init(_ manager: UIKit.UndoManager) { self.manager = manager }
    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  func testAnActionThatUndoesOrRemovesAllLeavesTheHistoryInOrder() {
    let counter = Counter(UndoManager())
    let manager = counter.manager
    let lines = consoleLines {
      counter.set(1)
      step()
      counter.set(2)
      step()
      manager.registerUndo(withTarget: counter) { counter in
        counter.manager.undo()
        counter.manager.redo()
        counter.set(3)
      }
      step()
      manager.undo()
    }
    XCTAssertEqual(lines.filter { $0.contains("called while undoing or redoing") }.count, 2)
    XCTAssertEqual(counter.value, 3)
    manager.redo()
    XCTAssertEqual(counter.value, 2)
    step()
    let after = consoleLines {
      manager.registerUndo(withTarget: counter) { $0.manager.removeAllActions() }
      step()
      manager.undo()
    }
    XCTAssertEqual(after, [])
    XCTAssertEqual(manager.groupingLevel, 0)
    XCTAssertFalse(manager.canUndo)
  }

  func testUndoAndRedo() {
    let counter = Counter(UndoManager())
    counter.set(1)
    step()
    counter.set(2)
    step()
    counter.manager.undo()
    XCTAssertEqual(counter.value, 1)
    counter.manager.undo()
    XCTAssertEqual(counter.value, 0)
    XCTAssertFalse(counter.manager.canUndo)
    counter.manager.redo()
    counter.manager.redo()
    XCTAssertEqual(counter.value, 2)
    XCTAssertFalse(counter.manager.canRedo)
    counter.manager.undo()
    XCTAssertEqual(counter.value, 1)
    counter.set(5)
    XCTAssertFalse(counter.manager.canRedo)
  }

  func testOneTurnIsOneGroup() {
    let counter = Counter(UndoManager())
    counter.set(1)
    counter.set(2)
    counter.manager.undo()
    XCTAssertEqual(counter.value, 0)
  }

  func testNamesLevelsAndSwitch() {
    let counter = Counter(UndoManager())
    counter.manager.levelsOfUndo = 1
    counter.set(1)
    counter.manager.setActionName("Typing")
    step()
    XCTAssertEqual(counter.manager.undoActionName, "Typing")
    XCTAssertEqual(counter.manager.undoMenuItemTitle, "Undo Typing")
    counter.set(2)
    step()
    counter.manager.undo()
    counter.manager.undo()
    XCTAssertEqual(counter.value, 1)
    counter.manager.removeAllActions()
    counter.manager.disableUndoRegistration()
    counter.set(9)
    XCTAssertFalse(counter.manager.canUndo)
    counter.manager.endUndoGrouping()
    XCTAssertTrue(said("endUndoGrouping called with no matching begin"))
  }

  func testTargetsAreNotKeptAndTheChainFindsTheWindows() {
    let window = makeWindow()
    let view = UIView()
    XCTAssertNil(view.undoManager)
    window.rootViewController?.view.addSubview(view)
    XCTAssertTrue(view.undoManager === window.undoManager)
    weak var weakCounter: Counter?
    do {
      let counter = Counter(window.undoManager!)
      counter.set(1)
      weakCounter = counter
    }
    XCTAssertNil(weakCounter)
    window.undoManager?.undo()
  }
}
