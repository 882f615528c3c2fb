import UIKit
import XCTest

/// The positions of popovers: facts/presentation.md#popover
final class PopoverPlacementTests: PopoverTestCase {
  /// The popover is below the middle of its source, with an arrow of 13 points. The view extends under the arrow,
  /// which is outside of the safe area.
  func testBelowItsSource() {
    start()
    let controller = popover()
    show(controller)
    XCTAssertEqual(frame(controller), CGRect(x: 260, y: 240, width: 300, height: 213))
    XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, .up)
    XCTAssertEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    XCTAssertEqual(
      controller.popoverPresentationController?.frameOfPresentedViewInContainerView,
      CGRect(x: 260, y: 240, width: 300, height: 213))
    XCTAssertNotNil(root.view.window, "what is behind stays")
    XCTAssertTrue(controller.presentingViewController === root)
  }

  func testDirections() {
    start()
    source.frame = CGRect(x: 360, y: 500, width: 100, height: 40)
    let expected: [(UIPopoverArrowDirection, CGRect, UIEdgeInsets)] = [
      (.up, CGRect(x: 260, y: 540, width: 300, height: 213), UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0)),
      (.down, CGRect(x: 260, y: 287, width: 300, height: 213), UIEdgeInsets(top: 0, left: 0, bottom: 13, right: 0)),
      (.left, CGRect(x: 460, y: 420, width: 313, height: 200), UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 0)),
      (.right, CGRect(x: 47, y: 420, width: 313, height: 200), UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 13)),
    ]
    for (direction, place, insets) in expected {
      let controller = popover()
      controller.popoverPresentationController?.permittedArrowDirections = direction
      show(controller)
      XCTAssertEqual(frame(controller), place)
      XCTAssertEqual(controller.view.safeAreaInsets, insets)
      XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, direction)
      root.dismiss(animated: false)
      step()
    }
  }

  /// facts/presentation.md#popover/any-side
  func testAnySideIsBesideTheSource() {
    start()
    for y: CGFloat in [300, 980] {
      source.frame = CGRect(x: 100, y: y, width: 60, height: 40)
      let controller = popover(CGSize(width: 240, height: 180), any: true)
      show(controller)
      XCTAssertEqual(frame(controller), CGRect(x: 160, y: y - 70, width: 253, height: 180))
      XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, .left)
      controller.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
      step()
      XCTAssertEqual(frame(controller), CGRect(x: 110, y: y - 85, width: 253, height: 180))
      root.dismiss(animated: false)
      step()
    }
  }

  /// Without room beside it, the box reaches to the middle of its source: facts/presentation.md#popover/short-side
  func testNarrowSide() {
    start()
    source.frame = CGRect(x: 100, y: 300, width: 60, height: 40)
    let controller = popover(CGSize(width: 240, height: 180))
    controller.popoverPresentationController?.permittedArrowDirections = .right
    show(controller)
    XCTAssertEqual(frame(controller), CGRect(x: 10, y: 230, width: 120, height: 180))
    XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, .right)
  }

  /// A source that fills the screen, as that of many share sheets, has the popover over it.
  func testSourceOfTheWholeScreen() {
    for size in [CGSize(width: 300, height: 200), .zero] {
      start()
      source.frame = root.view.bounds
      let controller = popover(size, any: true)
      show(controller)
      let whole = root.view.bounds.insetBy(dx: 10, dy: 10)
      XCTAssertTrue(whole.contains(frame(controller)), "\(frame(controller))")
      XCTAssertGreaterThanOrEqual(frame(controller).width, 300)
      XCTAssertGreaterThanOrEqual(frame(controller).height, 200)
      XCTAssertEqual(frame(controller).minX, 410, "the arrow is at the middle of the source")
    }
  }

  /// A table's row takes the whole width: the popover is below or above it.
  func testSourceOfTheWholeWidth() {
    start()
    let places: [(CGFloat, CGSize, UIPopoverArrowDirection)] = [
      (100, CGSize(width: 300, height: 200), .up), (1100, CGSize(width: 300, height: 200), .down),
      (300, .zero, .up), (900, .zero, .down),
    ]
    for (y, size, direction) in places {
      source.frame = CGRect(x: 0, y: y, width: 820, height: 44)
      let controller = popover(size, any: true)
      show(controller)
      XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, direction)
      XCTAssertFalse(frame(controller).intersects(source.frame.insetBy(dx: 1, dy: 1)))
      root.dismiss(animated: false)
      step()
    }
  }

  func testTakesTheSideThatHasRoom() {
    start()
    let places: [(CGRect, UIPopoverArrowDirection)] = [
      (CGRect(x: 360, y: 1100, width: 100, height: 40), .down),
      (CGRect(x: 20, y: 30, width: 20, height: 1100), .left),
      (CGRect(x: 780, y: 30, width: 20, height: 1100), .right),
    ]
    for (place, direction) in places {
      source.frame = place
      let controller = popover(any: true)
      show(controller)
      XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, direction)
      root.dismiss(animated: false)
      step()
    }
  }

  /// The popover is at least 10 points from the edges and the safe area, and shrinks if it does not fit.
  func testStaysInTheWindow() {
    start()
    source.frame = CGRect(x: 0, y: 100, width: 40, height: 40)
    let controller = popover()
    show(controller)
    XCTAssertEqual(frame(controller).origin, CGPoint(x: 10, y: 140))
    let presentation = controller.popoverPresentationController
    presentation?.popoverLayoutMargins.left = 30
    step()
    XCTAssertEqual(frame(controller).minX, 30)
    source.frame.origin.x = 790
    presentation?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    step()
    XCTAssertEqual(frame(controller).maxX, 810)
    XCTAssertEqual(frame(controller).minY, 110, "the rectangle's, not the view's")
    presentation?.permittedArrowDirections = .up
    controller.preferredContentSize = CGSize(width: 2000, height: 2000)
    step()
    XCTAssertEqual(frame(controller), CGRect(x: 30, y: 110, width: 780, height: 1180 - 20 - 10 - 110))
  }

  /// Without a preferred size, the popover has 320 by 1,100 points, as far as they fit.
  func testUsualSize() {
    start()
    let controller = popover(.zero)
    controller.popoverPresentationController?.permittedArrowDirections = .up
    show(controller)
    XCTAssertEqual(frame(controller), CGRect(x: 250, y: 240, width: 320, height: 1180 - 30 - 240))
    controller.preferredContentSize = CGSize(width: 200, height: 100)
    step()
    XCTAssertEqual(frame(controller).size, CGSize(width: 200, height: 113), "a new size is taken at once")
  }

  func testWithoutAnArrow() {
    start()
    let controller = popover()
    controller.popoverPresentationController?.permittedArrowDirections = []
    controller.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 300, width: 20, height: 20)
    show(controller)
    XCTAssertEqual(frame(controller), CGRect(x: 260, y: 410, width: 300, height: 200))
    XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, [])
    XCTAssertEqual(controller.view.safeAreaInsets, .zero)
  }

  func testMayOverlapItsSource() {
    start()
    source.frame = CGRect(x: 0, y: 0, width: 820, height: 1180)
    let controller = popover()
    controller.popoverPresentationController?.canOverlapSourceViewRect = true
    show(controller)
    XCTAssertEqual(frame(controller), CGRect(x: 260, y: 590, width: 300, height: 213))
    source.frame = CGRect(x: 100, y: 300, width: 60, height: 40)
    controller.popoverPresentationController?.permittedArrowDirections = .right
    step()
    XCTAssertEqual(frame(controller).size, CGSize(width: 313, height: 200), "as far as is needed")
    XCTAssertEqual(frame(controller).minX, 10)
  }

  private func makeBar(at y: CGFloat) -> (UINavigationBar, UIBarButtonItem) {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: y, width: 820, height: 44))
    let item = UINavigationItem(title: "Title")
    let button = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    bar.items = [item]
    root.view.addSubview(bar)
    step()
    return (bar, button)
  }

  /// Below the item even if it is higher than the room there: facts/presentation.md#popover/bar
  func testUsualSizeAtABar() {
    start()
    let places: [(CGFloat, UIPopoverArrowDirection)] = [(24, .up), (1116, .down)]
    for (y, direction) in places {
      let (bar, button) = makeBar(at: y)
      let custom = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      bar.topItem?.leftBarButtonItem = UIBarButtonItem(customView: custom)
      step()
      for isItem in [true, false] {
        let controller = popover(.zero, any: true)
        if isItem { controller.popoverPresentationController?.sourceItem = button }
        if !isItem { controller.popoverPresentationController?.sourceView = custom }
        show(controller)
        XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, direction)
        let anchor = (isItem ? button.frame(in: root.view) : custom.frame(in: root.view)) ?? .null
        XCTAssertEqual(frame(controller).width, 320)
        XCTAssertGreaterThan(frame(controller).height, 1000)
        XCTAssertFalse(
          frame(controller).intersects(anchor.insetBy(dx: 1, dy: 1)), "\(frame(controller)) \(anchor)")
        root.dismiss(animated: false)
        step()
      }
      bar.removeFromSuperview()
    }
    let (_, button) = makeBar(at: 24)
    let controller = popover(CGSize(width: 200, height: 100))
    controller.popoverPresentationController?.sourceItem = button
    controller.popoverPresentationController?.permittedArrowDirections = .right
    show(controller)
    XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, .right, "as nothing else is permitted")
  }

  func testBarButtonItem() {
    start()
    let (bar, button) = makeBar(at: 24)
    let controller = popover(any: true)
    controller.popoverPresentationController?.sourceItem = button
    XCTAssertTrue(controller.popoverPresentationController?.barButtonItem === button)
    show(controller)
    let anchor = button.frame(in: root.view)
    XCTAssertEqual(frame(controller).maxX, 810)
    XCTAssertEqual(frame(controller).minY, anchor?.maxY)
    XCTAssertEqual(controller.popoverPresentationController?.arrowDirection, .up)
    XCTAssertEqual(
      controller.popoverPresentationController?.passthroughViews, [bar], "its other items keep working")
  }

  /// facts/presentation.md#popover/source-item
  func testSourceItems() throws {
    start()
    let planned = popover()
    let anchor = try XCTUnwrap(planned.popoverPresentationController)
    anchor.sourceView = nil
    let view = UIView(frame: CGRect(x: 400, y: 300, width: 60, height: 40))
    root.view.addSubview(view)
    anchor.sourceItem = view
    XCTAssertNil(anchor.sourceView)
    XCTAssertNil(anchor.barButtonItem)
    anchor.barButtonItem = nil
    XCTAssertTrue(anchor.sourceItem === view, "it was no bar button item")
    let button = UIBarButtonItem()
    anchor.barButtonItem = button
    XCTAssertTrue(anchor.sourceItem === button)
    anchor.barButtonItem = nil
    XCTAssertNil(anchor.sourceItem)
    XCTAssertTrue(anchor.presentedViewController === planned)

    let controller = popover()
    controller.popoverPresentationController?.sourceView = nil
    controller.popoverPresentationController?.sourceItem = view
    controller.popoverPresentationController?.permittedArrowDirections = .up
    show(controller)
    XCTAssertEqual(frame(controller).minY, 340)
    XCTAssertEqual(frame(controller).midX, 430)
    XCTAssertFalse(said("should have a non-nil sourceView or barButtonItem"))
  }

  /// facts/presentation.md#popover/source-item-frames
  func testFramesOfSourceItems() {
    start()
    let guide = UILayoutGuide()
    XCTAssertNil(guide.frame(in: root.view), "of no view")
    root.view.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 50).isActive = true
    guide.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 70).isActive = true
    guide.widthAnchor.constraint(equalToConstant: 80).isActive = true
    guide.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let bar = UITabBar(frame: CGRect(x: 0, y: 1100, width: 820, height: 50))
    let item = UITabBarItem(title: "One", image: nil, tag: 0)
    XCTAssertNil(item.frame(in: root.view), "in no bar")
    bar.items = [item, UITabBarItem(title: "Two", image: nil, tag: 1)]
    root.view.addSubview(bar)
    step()
    XCTAssertEqual(guide.frame(in: root.view), CGRect(x: 50, y: 70, width: 80, height: 30))
    let frame = item.frame(in: root.view) ?? .null
    XCTAssertTrue(bar.frame.contains(frame) && frame.width > 0 && frame.midX < 410, "\(frame)")
  }

  func testWithoutAnAnchorItIsSaid() {
    start()
    let controller = popover()
    controller.popoverPresentationController?.sourceView = nil
    show(controller)
    XCTAssertTrue(said("should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
    XCTAssertNotNil(controller.view.window)
  }

  func testDelegateMaySetTheAnchorAtTheLastMoment() {
    start()
    let controller = popover()
    controller.popoverPresentationController?.sourceView = nil
    delegate.onPrepare = { [unowned self] in $0.sourceView = source }
    show(controller)
    XCTAssertFalse(said("should have a non-nil"))
    XCTAssertEqual(frame(controller).minY, 240)
  }

  func testTurning() {
    start()
    let controller = popover()
    show(controller)
    delegate.newAnchor = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.view.window?.frame = CGRect(x: 0, y: 0, width: 1180, height: 820)
    step()
    XCTAssertTrue(delegate.log.contains("reposition 100.0 7"))
    XCTAssertEqual(controller.popoverPresentationController?.sourceRect, delegate.newAnchor)
    XCTAssertEqual(frame(controller).minY, 210)
  }

  func testHostilePlaces() {
    start()
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]
    for number in numbers {
      let controller = popover(CGSize(width: number, height: number))
      controller.popoverPresentationController?.sourceRect = CGRect(x: number, y: 0, width: number, height: 5)
      controller.popoverPresentationController?.permittedArrowDirections = .unknown
      show(controller)
      XCTAssertTrue(frame(controller).minX.isFinite && frame(controller).width.isFinite, "\(number)")
      controller.popoverPresentationController?.popoverLayoutMargins.top = number
      controller.popoverPresentationController?.popoverLayoutMargins.left = number
      step()
      root.dismiss(animated: false)
      step()
    }
  }
}
