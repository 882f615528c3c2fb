import UIKit
import XCTest

/// The passes: updates from leaves to the root, then the solver, then layout from the root to leaves
/// (facts/layout.md#passes, Apple's documentation of updateConstraints).
final class ConstraintPassTests: ConstraintTestCase {
  private let log = Log()

  private class Traced: UIView {
    var name = ""
    var log: Log?
    var update: (() -> Void)?
    var layout: (() -> Void)?
    override func updateConstraints() {
      log?("update \(name)")
      update?()
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log?("layout \(name)")
      layout?()
    }
  }

  private final class ByConstraints: Traced {
    override class var requiresConstraintBasedLayout: Bool { true }
  }

  private final class Forgetful: UIView {
    override func updateConstraints() {}
  }

  private func traced(_ name: String, in parent: UIView, _ view: Traced = Traced()) -> Traced {
    view.name = name
    view.log = log
    return add(view, to: parent)
  }

  private final class Controller: UIViewController {
    var log: Log?
    override func loadView() {
      let traced = Traced()
      traced.name = "view"
      view = traced
    }
    override func updateViewConstraints() {
      log?("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log?("will layout") }
    override func viewDidLayoutSubviews() { log?("did layout") }
  }

  func testOrder() {
    let a = traced("a", in: root)
    let b = traced("b", in: a)
    let c = traced("c", in: b)
    let d = traced("d", in: a)
    for view in [a, b, c, d] { place(view, 1, 1, 50, 50) }
    root.layoutIfNeeded()
    _ = log.take()
    for view in [a, b, c, d] {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
      XCTAssertTrue(view.needsUpdateConstraints())
    }
    root.layoutIfNeeded()
    XCTAssertEqual(
      log.take(), ["update c", "update b", "update d", "update a", "layout a", "layout b", "layout c", "layout d"])
    XCTAssertFalse(a.needsUpdateConstraints())
    root.layoutIfNeeded()
    XCTAssertEqual(log.take(), [])
  }

  /// A view with constraints gets its first update without requesting it, and other views only if their class
  /// requests it.
  func testFirstUpdate() {
    let plain = Traced(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    plain.name = "plain"
    plain.log = log
    root.addSubview(plain)
    root.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["layout plain"])
    let own = ByConstraints(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    own.name = "own"
    own.log = log
    XCTAssertTrue(own.needsUpdateConstraints())
    XCTAssertFalse(plain.needsUpdateConstraints())
    root.addSubview(own)
    root.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["update own", "layout own"])
    plain.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["update plain", "layout plain"])
    plain.heightAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["layout plain"])
  }

  func testControllersUpdate() {
    let controller = Controller()
    controller.log = log
    makeWindow(controller)
    step()
    XCTAssertEqual(log.take().filter { $0 == "updateViewConstraints" }, [])
    (controller.view as? Traced)?.log = log
    let inner = traced("inner", in: controller.view)
    place(inner, 1, 1, 10, 10)
    step()
    XCTAssertEqual(
      Array(log.take().prefix(7)),
      [
        "update inner", "updateViewConstraints", "update view", "will layout", "layout view", "did layout",
        "layout inner",
      ])
    controller.view.setNeedsUpdateConstraints()
    step()
    XCTAssertEqual(Array(log.take().prefix(2)), ["updateViewConstraints", "update view"])
  }

  func testUpdatesOnDemand() {
    let a = traced("a", in: root)
    let b = traced("b", in: a)
    size(a, 1, 1)
    root.layoutIfNeeded()
    _ = log.take()
    b.setNeedsUpdateConstraints()
    a.updateConstraintsIfNeeded()
    XCTAssertEqual(log.take(), ["update b"])
    b.updateConstraintsIfNeeded()
    XCTAssertEqual(log.take(), [])
    a.setNeedsUpdateConstraints()
    b.updateConstraintsIfNeeded()
    XCTAssertEqual(log.take(), [])
    XCTAssertTrue(a.needsUpdateConstraints())
  }

  // MARK: Changes on the way

  func testConstraintsMadeInUpdates() {
    let view = traced("a", in: root, ByConstraints())
    view.update = { [unowned self, unowned view] in
      if view.constraints.isEmpty { size(view, 30, 40) }
      view.setNeedsLayout()
    }
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.size, CGSize(width: 30, height: 40))
    XCTAssertEqual(log.take().filter { $0.hasPrefix("layout") }, ["layout a"])
    XCTAssertEqual(console, [])
  }

  func testConstraintsChangedInLayout() {
    let view = traced("a", in: root)
    let inner = traced("b", in: view)
    place(view, 0, 0, 100, 100)
    let width = place(inner, 0, 0, 10, 10)[2]
    view.layout = { [unowned view] in width.constant = view.bounds.width / 2 }
    root.layoutIfNeeded()
    XCTAssertEqual(inner.frame.width, 50)
    XCTAssertEqual(console, [])
  }

  /// Updates of children that are requested by a parent's update run in the next round.
  func testUpdatesOfChildren() {
    let a = traced("a", in: root)
    let b = traced("b", in: a)
    size(b, 1, 1)
    root.layoutIfNeeded()
    _ = log.take()
    a.update = { [unowned b] in b.setNeedsUpdateConstraints() }
    a.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    XCTAssertEqual(log.take().filter { $0.hasPrefix("update") }, ["update a", "update b"])
    XCTAssertEqual(console, [])
  }

  // MARK: Mistakes

  /// The message of the exception is that of published crash logs.
  func testForgottenSuper() {
    let view = add(Forgetful())
    size(view, 10, 20)
    root.layoutIfNeeded()
    XCTAssertEqual(console.count, 1)
    XCTAssertTrue(said("The layout constraints still need update after sending -updateConstraints to <"))
    XCTAssertTrue(
      said("Forgetful or one of its superclasses may have overridden -updateConstraints without calling super."))
    XCTAssertEqual(view.frame.size, CGSize(width: 10, height: 20))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    XCTAssertEqual(console.count, 1)
  }

  private final class Restless: UIView {
    override func updateConstraints() {
      super.updateConstraints()
      setNeedsUpdateConstraints()
    }
  }

  func testUpdatesWithoutEnd() {
    let view = add(Restless())
    size(view, 10, 20)
    root.layoutIfNeeded()
    XCTAssertEqual(console.count, 1)
    XCTAssertTrue(said("something may have dirtied layout constraints in the middle of updating them."))
    XCTAssertEqual(view.frame.size, CGSize(width: 10, height: 20))
    XCTAssertFalse(view.needsUpdateConstraints())
  }

  func testViewsThatKeepEachOtherUpdating() {
    let a = traced("a", in: root)
    let b = traced("b", in: root)
    size(a, 10, 10)
    a.update = { [unowned b] in b.setNeedsUpdateConstraints() }
    b.update = { [unowned a] in a.setNeedsUpdateConstraints() }
    a.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame.size, CGSize(width: 10, height: 10))
    XCTAssertFalse(a.needsUpdateConstraints() || b.needsUpdateConstraints())
    XCTAssertTrue(
      said("The layout constraints still need update after sending -updateConstraints to <"), "\(console)")
    XCTAssertLessThan(log.take().count, 40)
  }
}
