import FlipsideTesting
import ObjectiveC
import XCTest

import QuartzCore

final class LayerCallbackTests: XCTestCase {
  private let delegate = RecordingDelegate()

  private func layer(_ name: String, in parent: CALayer? = nil) -> CALayer {
    let layer = makeLayer(0, 0, 10, 10)
    layer.name = name
    layer.delegate = delegate
    parent?.addSublayer(layer)
    return layer
  }

  // MARK: Layout

  func testLayoutGoesFromTheTopOnce() {
    let a = layer("a")
    let b = layer("b", in: a)
    let c = layer("c", in: b)
    _ = layer("d", in: a)
    for layer in [c, b, a] { layer.setNeedsLayout() }
    delegate.log = []
    c.layoutIfNeeded()
    XCTAssertEqual(delegate.log.prefix(3), ["layout a", "layout b", "layout c"])
    delegate.log = []
    a.layoutIfNeeded()
    XCTAssertEqual(delegate.log, [])
  }

  func testLayoutIfNeededStopsAtAnAncestorThatIsDone() {
    let a = layer("a")
    let b = layer("b", in: a)
    let c = layer("c", in: b)
    a.layoutIfNeeded()
    c.setNeedsLayout()
    a.setNeedsLayout()
    delegate.log = []
    c.layoutIfNeeded()
    XCTAssertEqual(delegate.log, ["layout c"])
    XCTAssertTrue(a.needsLayout())
  }

  func testANewSizeAsksForLayoutHereAndAbove() {
    let a = layer("a")
    let b = layer("b", in: a)
    a.layoutIfNeeded()
    b.bounds.size.width = 20
    XCTAssertTrue(a.needsLayout())
    XCTAssertTrue(b.needsLayout())
    a.layoutIfNeeded()
    b.bounds.origin = CGPoint(x: 5, y: 5)
    b.position = CGPoint(x: 7, y: 7)
    XCTAssertFalse(a.needsLayout())
    XCTAssertFalse(b.needsLayout())
  }

  func testTreeChangesAskForLayout() {
    let a = layer("a")
    let b = layer("b")
    a.layoutIfNeeded()
    a.addSublayer(b)
    XCTAssertTrue(a.needsLayout())
    a.layoutIfNeeded()
    b.removeFromSuperlayer()
    XCTAssertTrue(a.needsLayout())
  }

  /// Requests for layout of a layer during its own layout are ignored (rsrbk/LayoutLoopHunter, issue 1: on iOS, a
  /// view that calls `setNeedsLayout()` during its layout is laid out as often as one that does not).
  func testALayoutThatAsksForItselfIsDoneOnce() {
    let a = layer("a")
    let b = layer("b", in: a)
    delegate.onLayout = { layer in
      layer.setNeedsLayout()
      guard layer === a else { return }
      layer.addSublayer(CALayer())
      b.bounds.size.width += 1
    }
    a.setNeedsLayout()
    delegate.log = []
    let lines = consoleLines { a.layoutIfNeeded() }
    XCTAssertEqual(delegate.log, ["layout a", "layout b"])
    XCTAssertFalse(a.needsLayout())
    XCTAssertEqual(lines, [])
  }

  /// A change of the layer's own size requests another layout.
  func testALayerThatResizesItselfIsLaidOutAgain() {
    let a = layer("a")
    delegate.onLayout = { $0.bounds.size.width = 33 }
    a.setNeedsLayout()
    delegate.log = []
    a.layoutIfNeeded()
    XCTAssertEqual(delegate.log, ["layout a", "layout a"])
    delegate.onLayout = {
      $0.bounds.size.width = 40; $0.bounds.size.width = 33
    }
    a.setNeedsLayout()
    delegate.log = []
    a.layoutIfNeeded()
    XCTAssertEqual(delegate.log, ["layout a"])
  }

  func testLayoutsThatAskEachOtherEndWithOneMessage() {
    final class PingPong: CALayer {
      var other: CALayer?
      override func layoutSublayers() { other?.setNeedsLayout() }
    }
    let root = layer("root")
    let a = PingPong()
    let b = PingPong()
    (a.other, b.other) = (b, a)
    root.addSublayer(a)
    root.addSublayer(b)
    let lines = consoleLines {
      for _ in 0..<3 {
        a.setNeedsLayout()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertFalse(a.needsLayout() || b.needsLayout())
      }
    }
    XCTAssertEqual(lines.count, 1)
    XCTAssertTrue(lines.first?.hasPrefix("Layout feedback loop: PingPong requested layout") ?? false, "\(lines)")
    (a.other, b.other) = (nil, nil)
  }

  func testSiblingsAreLaidOutInTheirOrder() {
    let a = layer("a")
    let names = ["1", "2", "3", "4"]
    let children = names.map { layer($0, in: a) }
    a.layoutIfNeeded()
    delegate.log = []
    for index in [2, 0, 3] { children[index].setNeedsLayout() }
    a.layoutIfNeeded()
    XCTAssertEqual(delegate.log, ["layout 1", "layout 3", "layout 4"])
  }

  // MARK: Display

  func testADrawingThatAsksForItselfIsDoneOnce() {
    final class Drawing: CALayer {
      var count = 0
      override func draw(in ctx: CGContext) {
        count += 1
        setNeedsDisplay()
      }
    }
    let a = Drawing()
    a.bounds.size = CGSize(width: 5, height: 5)
    a.setNeedsDisplay()
    a.displayIfNeeded()
    XCTAssertEqual(a.count, 1)
    XCTAssertFalse(a.needsDisplay())
  }

  func testDisplayOrder() {
    let a = layer("a")
    a.setNeedsDisplay()
    XCTAssertTrue(a.needsDisplay())
    XCTAssertNil(a.contents)
    delegate.log = []
    a.displayIfNeeded()
    XCTAssertEqual(delegate.log, ["willDraw", "draw"])
    XCTAssertNotNil(a.contents)
    XCTAssertFalse(a.needsDisplay())
    a.displayIfNeeded()
    XCTAssertEqual(delegate.log.count, 2)
  }

  func testADelegateWithDisplayIsNotAskedToDraw() {
    final class Displayer: NSObject, CALayerDelegate {
      var count = 0
      func display(_ layer: CALayer) {
        count += 1
        layer.contents = LayerValues.black
      }
      func draw(_ layer: CALayer, in ctx: CGContext) { XCTFail("draw after display") }
    }
    let displayer = Displayer()
    let a = makeLayer(0, 0, 10, 10)
    a.delegate = displayer
    a.setNeedsDisplay()
    a.displayIfNeeded()
    XCTAssertEqual(displayer.count, 1)
    XCTAssertNotNil(a.contents)
  }

  func testADelegateThatDrawsNothingGivesNoBitmap() {
    final class Silent: NSObject, CALayerDelegate {}
    let silent = Silent()
    let a = makeLayer(0, 0, 10, 10)
    a.delegate = silent
    a.setNeedsDisplay()
    a.displayIfNeeded()
    XCTAssertNil(a.contents)
  }

  func testSubclassesDraw() {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        ctx.setFillColor(.red)
        ctx.fill(bounds)
      }
    }
    let a = Drawn()
    a.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    a.contentsScale = 2
    a.setNeedsDisplay()
    a.displayIfNeeded()
    guard let backing = a.contents as? LayerBacking, case .bitmap(let buffer, let opaque) = backing.contents else {
      return XCTFail("no bitmap")
    }
    XCTAssertEqual(buffer.width, 8)
    XCTAssertFalse(opaque)
    assertPixel(buffer.row(7)[7], 0xFFFF_0000)
  }

  func testTheContextIsInTheLayersOwnSpaceWithYDownwards() {
    let a = layer("a")
    a.bounds = CGRect(x: 100, y: 50, width: 10, height: 10)
    delegate.onDraw = { _, context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 100, y: 50, width: 1, height: 1))
    }
    a.setNeedsDisplay()
    a.displayIfNeeded()
    guard case .bitmap(let buffer, _)? = a.backing?.contents else { return XCTFail("no bitmap") }
    assertPixel(buffer.row(0)[0], 0xFFFF_0000)
    assertPixel(buffer.row(9)[0], 0)
  }

  func testPartsAreDrawnAgainInPlaceAndClipped() {
    let a = layer("a")
    delegate.onDraw = { layer, context in
      context.setFillColor(.red)
      context.fill(layer.bounds)
    }
    a.setNeedsDisplay()
    a.displayIfNeeded()
    let first = a.backing
    delegate.onDraw = { layer, context in
      context.setFillColor(.blue)
      context.fill(layer.bounds)
    }
    a.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 10))
    a.displayIfNeeded()
    XCTAssertTrue(a.backing === first)
    guard case .bitmap(let buffer, _)? = a.backing?.contents else { return XCTFail("no bitmap") }
    assertPixel(buffer.row(5)[4], 0xFF00_00FF)
    assertPixel(buffer.row(5)[5], 0xFFFF_0000)
  }

  func testDrawnContentsStayInBoundsThatMove() {
    let a = layer("a")
    a.bounds.size = CGSize(width: 10.25, height: 10)
    a.setNeedsDisplay()
    a.displayIfNeeded()
    a.bounds.origin = CGPoint(x: 3, y: 4)
    XCTAssertEqual(a.renderState(scale: 1).contentsFrame, CGRect(x: 3, y: 4, width: 11, height: 10))
    a.bounds.size.width = 20
    XCTAssertNil(a.renderState(scale: 1).contentsFrame)
  }

  func testADelegateThatStopsDrawingLeavesNoBitmap() {
    final class Sometimes: NSObject, CALayerDelegate, LayerDrawingDelegate {
      var layerDrawsContents = true
      func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
    }
    let sometimes = Sometimes()
    let a = makeLayer(0, 0, 10, 10)
    a.delegate = sometimes
    a.setNeedsDisplay()
    a.displayIfNeeded()
    XCTAssertNotNil(a.contents)
    sometimes.layerDrawsContents = false
    a.setNeedsDisplay()
    a.displayIfNeeded()
    XCTAssertNil(a.contents)
    // Contents set by an app are kept.
    a.contents = LayerValues.black
    a.setNeedsDisplay()
    a.displayIfNeeded()
    XCTAssertNotNil(a.contents)
  }

  func testOpaqueLayersStartBlack() {
    let a = layer("a")
    a.isOpaque = true
    a.setNeedsDisplay()
    a.displayIfNeeded()
    guard case .bitmap(let buffer, let opaque)? = a.backing?.contents else { return XCTFail("no bitmap") }
    XCTAssertTrue(opaque)
    assertPixel(buffer.row(3)[3], 0xFF00_0000)
  }

  func testNewBoundsDrawAgainOnlyWhenAsked() {
    let a = layer("a")
    a.setNeedsDisplay()
    a.displayIfNeeded()
    a.bounds.size.width = 20
    XCTAssertFalse(a.needsDisplay())
    a.needsDisplayOnBoundsChange = true
    a.bounds.size.width = 30
    XCTAssertTrue(a.needsDisplay())
  }

  func testContentsProviderComesFirst() throws {
    final class Provider: NSObject, CALayerDelegate, LayerContentsProvider {
      let mask: PixelBuffer
      init(_ mask: PixelBuffer) { self.mask = mask }
      func layerContents(for layer: CALayer) -> LayerContents? { .mask(mask, RenderColor(argb: 0xFF00_FF00)) }
      func layerContentsFrame(for layer: CALayer) -> CGRect? { CGRect(x: 2, y: 2, width: 4, height: 4) }
      func draw(_ layer: CALayer, in ctx: CGContext) { XCTFail("drawn") }
    }
    let provider = Provider(try XCTUnwrap(PixelBuffer(width: 4, height: 4, format: .a8)))
    let a = makeLayer(0, 0, 10, 10)
    a.delegate = provider
    a.setNeedsDisplay()
    a.displayIfNeeded()
    let state = a.renderState(scale: 1)
    XCTAssertEqual(state.contentsFrame, CGRect(x: 2, y: 2, width: 4, height: 4))
    guard case .mask(let buffer, _) = state.contents else { return XCTFail("no mask") }
    XCTAssertTrue(buffer === provider.mask)
  }

  func testADrawingDelegateMayDeclineBeforeABitmapIsMade() {
    final class Plain: NSObject, CALayerDelegate, LayerDrawingDelegate {
      var layerDrawsContents: Bool { false }
      func draw(_ layer: CALayer, in ctx: CGContext) { XCTFail("drawn") }
    }
    let plain = Plain()
    let a = makeLayer(0, 0, 10, 10)
    a.delegate = plain
    a.setNeedsDisplay()
    a.displayIfNeeded()
    XCTAssertNil(a.contents)
  }

  // MARK: Actions

  private final class Action: CAAction {
    let name: String
    init(_ name: String) { self.name = name }
    nonisolated(unsafe) static var ran: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      let opacity = (anObject as? CALayer)?.opacity ?? -1
      Action.ran.append("\(name) \(event) \(opacity)")
    }
  }

  func testActionsAreSearchedInApplesOrder() {
    final class Styled: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? { Action("class") }
    }
    let a = Styled()
    func found() -> String? { (a.action(forKey: "opacity") as? Action)?.name }
    XCTAssertEqual(found(), "class")
    a.style = ["actions": ["opacity": Action("style")]]
    XCTAssertEqual(found(), "style")
    a.actions = ["opacity": Action("actions")]
    XCTAssertEqual(found(), "actions")
    delegate.actionFor = { _ in Action("delegate") }
    a.delegate = delegate
    XCTAssertEqual(found(), "delegate")
    delegate.actionFor = { _ in NSNull() }
    XCTAssertNil(found())
  }

  func testActionsAreFoundBeforeAndRunAfterTheChange() {
    let a = CALayer()
    var opacityWhenAsked: Float?
    delegate.actionFor = { key in
      if key == "opacity" { opacityWhenAsked = a.opacity }
      return Action("x")
    }
    a.delegate = delegate
    Action.ran = []
    a.opacity = 0.5
    XCTAssertEqual(opacityWhenAsked, 1)
    XCTAssertEqual(Action.ran, ["x opacity 0.5"])
    a.opacity = 0.5
    XCTAssertEqual(Action.ran.count, 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    a.opacity = 0.25
    CATransaction.commit()
    XCTAssertEqual(Action.ran.count, 1)
  }

  func testFrameAsksForBoundsAndPosition() {
    let a = CALayer()
    var keys: [String] = []
    delegate.actionFor = { key in
      keys.append(key)
      return nil
    }
    a.delegate = delegate
    a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(keys, ["bounds", "position"])
  }

  // MARK: Animations are kept

  func testAnimationsAreCopiedAndFound() {
    let a = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.setValue("mark", forKey: "tag")
    a.add(animation, forKey: "fade")
    a.add(CABasicAnimation(keyPath: "position"), forKey: nil)
    a.add(CATransition(), forKey: "ignored")
    XCTAssertEqual(a.animationKeys()?.count, 3)
    XCTAssertTrue(a.animationKeys()?.contains(kCATransition) == true)
    let found = a.animation(forKey: "fade") as? CABasicAnimation
    XCTAssertFalse(found === animation)
    XCTAssertEqual(found?.keyPath, "opacity")
    XCTAssertEqual(found?.value(forKey: "tag") as? String, "mark")
    a.removeAnimation(forKey: "fade")
    XCTAssertNil(a.animation(forKey: "fade"))
    a.removeAllAnimations()
    XCTAssertNil(a.animationKeys())
  }

  func testPresentationIsACopyOfTheLayersOwnClass() {
    final class Custom: CALayer {
      var extra = 0
      override init() { super.init() }
      override init(layer: Any) {
        super.init(layer: layer)
        extra = (layer as? Custom)?.extra ?? 0
      }
      required init?(coder: NSCoder) { nil }
    }
    let a = Custom()
    a.extra = 7
    a.opacity = 0.5
    XCTAssertNil(a.presentation())
    let context = LayerContext(root: a, scale: 1)
    context.commit()
    let copy = a.presentation()
    XCTAssertEqual(copy?.extra, 7)
    XCTAssertEqual(copy?.opacity, 0.5)
    XCTAssertTrue(copy?.model() === a)
    XCTAssertTrue(a.model() === a)
    copy?.opacity = 1
    XCTAssertEqual(a.opacity, 0.5)
    XCTAssertFalse(context.needsCommit)
  }

  func testPresentationOfASubclassThatInheritsItsInitialisers() {
    final class Plain: CAShapeLayer {}
    let a = Plain()
    a.lineWidth = 5
    let context = LayerContext(root: a, scale: 1)
    context.commit()
    XCTAssertEqual(a.presentation()?.lineWidth, 5)
  }
}
