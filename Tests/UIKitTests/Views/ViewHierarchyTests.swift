import UIKit
import XCTest

final class ViewHierarchyTests: CoreTestCase {
  private final class Named: UIView {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log = Log()) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    private func short(_ object: AnyObject?) -> String {
      (object as? Named)?.name ?? (object == nil ? "nil" : object is UIWindow ? "window" : "view")
    }
    override func willMove(toSuperview newSuperview: UIView?) {
      log("\(name).willMoveSuper(\(short(newSuperview)))")
    }
    override func didMoveToSuperview() { log("\(name).didMoveSuper(\(short(superview)))") }
    override func willMove(toWindow newWindow: UIWindow?) { log("\(name).willMoveWindow(\(short(newWindow)))") }
    override func didMoveToWindow() { log("\(name).didMoveWindow(\(short(window)))") }
    override func didAddSubview(_ subview: UIView) { log("\(name).didAdd(\(short(subview)))") }
    override func willRemoveSubview(_ subview: UIView) { log("\(name).willRemove(\(short(subview)))") }
  }

  private func family(_ names: String...) -> (UIView, [Named]) {
    let parent = UIView()
    let children = names.map { Named($0) }
    for child in children { parent.addSubview(child) }
    return (parent, children)
  }
  private func names(_ view: UIView) -> String { view.subviews.map { ($0 as? Named)?.name ?? "?" }.joined() }
  private func layerNames(_ view: UIView) -> String {
    (view.layer.sublayers ?? []).map { ($0.delegate as? Named)?.name ?? "?" }.joined()
  }

  func testAddOrderIsBackToFrontInViewsAndLayers() {
    let (parent, _) = family("a", "b", "c")
    XCTAssertEqual(names(parent), "abc")
    XCTAssertEqual(layerNames(parent), "abc")
  }

  func testAddingAgainBringsToFront() {
    let (parent, views) = family("a", "b", "c")
    parent.addSubview(views[0])
    XCTAssertEqual(names(parent), "bca")
    XCTAssertEqual(layerNames(parent), "bca")
    XCTAssertEqual(views[0].log.take().filter { $0.contains("Super") }.count, 2)
  }

  func testInsertAt() {
    let (parent, _) = family("a", "b")
    parent.insertSubview(Named("x"), at: 0)
    parent.insertSubview(Named("y"), at: 2)
    parent.insertSubview(Named("z"), at: 99)
    parent.insertSubview(Named("w"), at: -3)
    XCTAssertEqual(names(parent), "wxaybz")
    XCTAssertEqual(layerNames(parent), "wxaybz")
  }

  func testInsertBelowAndAbove() {
    let (parent, views) = family("a", "b", "c")
    parent.insertSubview(Named("x"), belowSubview: views[1])
    parent.insertSubview(Named("y"), aboveSubview: views[1])
    XCTAssertEqual(names(parent), "axbyc")
    XCTAssertEqual(layerNames(parent), "axbyc")
    parent.insertSubview(views[2], belowSubview: views[0])
    parent.insertSubview(views[1], aboveSubview: views[2])
    XCTAssertEqual(names(parent), "cbaxy")
    XCTAssertEqual(layerNames(parent), "cbaxy")
  }

  /// flowkey/UIKit-cross-platform's UIViewTests+subviews, which run against Apple's UIKit: right above the view,
  /// below a layer of the app's own.
  func testInsertAboveAViewWithABareLayerBetween() {
    let (parent, views) = family("a", "b")
    let bare = CALayer()
    bare.name = "-"
    parent.layer.insertSublayer(bare, above: views[0].layer)
    let x = Named("x")
    parent.insertSubview(x, aboveSubview: views[0])
    XCTAssertTrue(parent.layer.sublayers?[1] === x.layer && parent.layer.sublayers?[2] === bare)
    XCTAssertEqual(names(parent), "axb")
    // In front of the last one, too, and for one that is there already.
    let last = CALayer()
    parent.layer.addSublayer(last)
    parent.insertSubview(x, aboveSubview: views[1])
    XCTAssertEqual(names(parent), "abx")
    XCTAssertTrue(parent.layer.sublayers?.last === last)
    XCTAssertTrue(parent.layer.sublayers?.dropLast().last === x.layer)
    parent.insertSubview(x, belowSubview: views[1])
    XCTAssertEqual(names(parent), "axb")
    XCTAssertTrue(parent.layer.sublayers?[2] === x.layer && parent.layer.sublayers?[1] === bare)
  }

  func testInsertRelativeToAStrangerGoesToFrontAndIsSaid() {
    let (parent, _) = family("a")
    parent.insertSubview(Named("x"), belowSubview: Named("stranger"))
    XCTAssertEqual(names(parent), "ax")
    XCTAssertTrue(said("is not a subview of"))
  }

  func testExchange() {
    let (parent, _) = family("a", "b", "c", "d")
    parent.exchangeSubview(at: 3, withSubviewAt: 0)
    XCTAssertEqual(names(parent), "dbca")
    XCTAssertEqual(layerNames(parent), "dbca")
    parent.exchangeSubview(at: 1, withSubviewAt: 2)
    XCTAssertEqual(layerNames(parent), "dcba")
  }

  func testExchangeWithABadIndexDoesNothingAndIsSaid() {
    let (parent, _) = family("a", "b")
    parent.exchangeSubview(at: 0, withSubviewAt: 5)
    parent.exchangeSubview(at: -1, withSubviewAt: 0)
    XCTAssertEqual(names(parent), "ab")
    XCTAssertTrue(said("exchangeSubviewAtIndex"))
  }

  func testBringAndSend() {
    let (parent, views) = family("a", "b", "c")
    parent.bringSubviewToFront(views[0])
    XCTAssertEqual(names(parent), "bca")
    parent.sendSubviewToBack(views[2])
    XCTAssertEqual(names(parent), "cba")
    XCTAssertEqual(layerNames(parent), "cba")
    parent.bringSubviewToFront(Named("stranger"))
    XCTAssertEqual(names(parent), "cba")
  }

  func testSublayersOfTheAppKeepTheirPlace() {
    let (parent, views) = family("a", "b")
    let extra = CALayer()
    parent.layer.insertSublayer(extra, above: views[0].layer)
    parent.bringSubviewToFront(views[0])
    XCTAssertEqual(parent.layer.sublayers?.last, views[0].layer)
    XCTAssertTrue(parent.layer.sublayers?.contains(extra) ?? false)
  }

  func testAddingToAnotherParentLeavesTheFirst() {
    let (parent, views) = family("a", "b")
    let other = UIView()
    other.addSubview(views[0])
    XCTAssertEqual(names(parent), "b")
    XCTAssertEqual(layerNames(parent), "b")
    XCTAssertTrue(views[0].superview === other)
  }

  func testSelfAndSuperviewAreRefusedInUIKitsWords() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    outer.addSubview(outer)
    XCTAssertTrue(said("Can't add self as subview"))
    inner.addSubview(outer)
    XCTAssertTrue(said("Can't add a superview as subview"))
    XCTAssertTrue(inner.subviews.isEmpty)
    XCTAssertNil(outer.superview)
    inner.insertSubview(inner, at: 0)
    inner.insertSubview(inner, belowSubview: inner)
    XCTAssertTrue(inner.subviews.isEmpty)
  }

  func testCallbacksWithoutWindow() {
    let log = Log()
    let parent = Named("p", log)
    let child = Named("c", log)
    parent.addSubview(child)
    XCTAssertEqual(log.take(), ["c.willMoveSuper(p)", "c.didMoveSuper(p)", "p.didAdd(c)"])
    child.removeFromSuperview()
    XCTAssertEqual(log.take(), ["p.willRemove(c)", "c.willMoveSuper(nil)", "c.didMoveSuper(nil)"])
  }

  func testCallbacksInAWindowReachTheSubviewsToo() {
    let log = Log()
    let window = makeWindow()
    let parent = Named("p", log)
    let child = Named("c", log)
    parent.addSubview(child)
    _ = log.take()
    window.addSubview(parent)
    XCTAssertEqual(
      log.take(),
      [
        "p.willMoveSuper(window)", "p.willMoveWindow(window)", "c.willMoveWindow(window)",
        "p.didMoveWindow(window)",
        "c.didMoveWindow(window)", "p.didMoveSuper(window)",
      ])
    XCTAssertTrue(child.window === window)
    parent.removeFromSuperview()
    XCTAssertEqual(
      log.take(),
      [
        "p.willMoveSuper(nil)", "p.willMoveWindow(nil)", "c.willMoveWindow(nil)", "p.didMoveWindow(nil)",
        "c.didMoveWindow(nil)", "p.didMoveSuper(nil)",
      ])
    XCTAssertNil(child.window)
  }

  func testMovingWithinAWindowTellsNoWindow() {
    let log = Log()
    let window = makeWindow()
    let a = UIView()
    let b = UIView()
    window.addSubview(a)
    window.addSubview(b)
    let child = Named("c", log)
    a.addSubview(child)
    _ = log.take()
    b.addSubview(child)
    XCTAssertEqual(log.take(), ["c.willMoveSuper(view)", "c.didMoveSuper(view)"])
  }

  func testRemovingTwiceAndRemovingTheRootAreHarmless() {
    let view = UIView()
    view.removeFromSuperview()
    let window = makeWindow()
    window.removeFromSuperview()
    XCTAssertTrue(window.window === window)
  }

  func testViewsMayRemoveThemselvesInCallbacks() {
    final class Shy: UIView {
      override func didMoveToSuperview() { removeFromSuperview() }
    }
    let parent = UIView()
    let shy = Shy()
    parent.addSubview(shy)
    XCTAssertTrue(parent.subviews.isEmpty)
    XCTAssertNil(shy.superview)
  }

  func testTagsAndDescendants() {
    let parent = UIView()
    let child = UIView()
    let grandchild = UIView()
    child.tag = 1
    grandchild.tag = 7
    parent.addSubview(child)
    child.addSubview(grandchild)
    XCTAssertTrue(parent.viewWithTag(7) === grandchild)
    XCTAssertTrue(parent.viewWithTag(0) === parent)
    XCTAssertNil(parent.viewWithTag(9))
    XCTAssertTrue(grandchild.isDescendant(of: parent))
    XCTAssertTrue(parent.isDescendant(of: parent))
    XCTAssertFalse(parent.isDescendant(of: child))
  }

  func testParentOwnsChildAndNotTheReverse() {
    weak var weakParent: UIView?
    weak var weakChild: UIView?
    var kept: UIView?
    autoreleasepool {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      parent.addSubview(UIView())
      weakParent = parent
      weakChild = parent.subviews[1]
      kept = child
    }
    XCTAssertNil(weakParent)
    XCTAssertNil(weakChild)
    XCTAssertNil(kept?.superview)
    XCTAssertNil(kept?.layer.superlayer)
  }

  func testWindowsAreFreedWithAllTheirViews() {
    weak var weakWindow: UIWindow?
    weak var weakView: UIView?
    var kept: UIView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = UIViewController()
      window.isHidden = false
      step()
      weakView = window.rootViewController?.view
      let view = UIView()
      window.addSubview(view)
      kept = view
      weakWindow = window
      window.isHidden = true
    }
    step()
    XCTAssertNil(weakWindow)
    XCTAssertNil(weakView)
    XCTAssertNil(kept?.window)
    XCTAssertNil(kept?.superview)
  }

  /// Apps' tests add views to windows that they do not retain (facts/lifecycle.md#windows).
  func testAHiddenWindowThatNobodyKeepsIsThereUntilTheTurnEnds() {
    func added(_ view: UIView) -> UIView {
      UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).addSubview(view)
      return view
    }
    let view = added(UIView())
    XCTAssertNotNil(view.window)
    step()
    step()
    XCTAssertNil(view.window)
    XCTAssertNil(view.superview)
  }
}

/// Linux has no autorelease pools; the scope alone ends the references.
private func autoreleasepool(_ body: () -> Void) { body() }
