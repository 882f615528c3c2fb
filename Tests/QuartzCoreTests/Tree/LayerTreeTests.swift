import FlipsideTesting
import XCTest

import QuartzCore

final class LayerTreeTests: XCTestCase {
  private let root = CALayer()
  private lazy var layers: [CALayer] = ["a", "b", "c", "d"].map {
    let layer = CALayer()
    layer.name = $0
    return layer
  }
  private var names: String { (root.sublayers ?? []).map { $0.name ?? "?" }.joined() }

  override func setUp() { for layer in layers.prefix(3) { root.addSublayer(layer) } }

  func testANewLayerHasNoSublayersArray() {
    XCTAssertNil(CALayer().sublayers)
    XCTAssertNil(CALayer().superlayer)
  }

  func testAddPutsInFront() {
    XCTAssertEqual(names, "abc")
    XCTAssertTrue(layers[0].superlayer === root)
    root.addSublayer(layers[0])
    XCTAssertEqual(names, "bca")
  }

  func testInsertAtIndex() {
    root.insertSublayer(layers[3], at: 1)
    XCTAssertEqual(names, "adbc")
    root.insertSublayer(layers[3], at: 99)
    XCTAssertEqual(names, "abcd")
    root.insertSublayer(layers[3], at: 0)
    XCTAssertEqual(names, "dabc")
  }

  func testInsertAboveAndBelow() {
    root.insertSublayer(layers[3], above: layers[0])
    XCTAssertEqual(names, "adbc")
    root.insertSublayer(layers[3], below: layers[0])
    XCTAssertEqual(names, "dabc")
    root.insertSublayer(layers[0], above: layers[2])
    XCTAssertEqual(names, "dbca")
    root.insertSublayer(layers[0], below: layers[0])
    XCTAssertEqual(names, "dbca")
  }

  func testInsertNextToAStrangerGoesToTheEnd() {
    root.insertSublayer(layers[3], above: CALayer())
    XCTAssertEqual(names, "abcd")
    root.insertSublayer(layers[3], below: nil)
    XCTAssertEqual(names, "dabc")
  }

  func testReplace() {
    root.replaceSublayer(layers[1], with: layers[3])
    XCTAssertEqual(names, "adc")
    XCTAssertNil(layers[1].superlayer)
    // The replacement is a sublayer already, which moves.
    root.replaceSublayer(layers[0], with: layers[2])
    XCTAssertEqual(names, "cd")
    root.replaceSublayer(CALayer(), with: layers[0])
    XCTAssertEqual(names, "cd")
  }

  func testAddingMovesFromTheOldParent() {
    let other = CALayer()
    other.addSublayer(layers[1])
    XCTAssertEqual(names, "ac")
    XCTAssertTrue(layers[1].superlayer === other)
  }

  func testRemove() {
    layers[1].removeFromSuperlayer()
    XCTAssertEqual(names, "ac")
    XCTAssertNil(layers[1].superlayer)
    layers[1].removeFromSuperlayer()
    layers[0].removeFromSuperlayer()
    layers[2].removeFromSuperlayer()
    XCTAssertNil(root.sublayers)
  }

  func testSettingSublayersReplacesAll() {
    root.sublayers = [layers[3], layers[1]]
    XCTAssertEqual(names, "db")
    XCTAssertNil(layers[0].superlayer)
    XCTAssertTrue(layers[3].superlayer === root)
    root.sublayers = nil
    XCTAssertNil(root.sublayers)
    XCTAssertNil(layers[1].superlayer)
  }

  func testRemovingWhileGoingThroughTheList() {
    for layer in root.sublayers ?? [] { layer.removeFromSuperlayer() }
    XCTAssertNil(root.sublayers)
  }

  // Apple's exception CALayerInvalid: "layer … is a part of cycle in its layer tree".
  func testCyclesAreRefused() {
    let lines = consoleLines {
      root.addSublayer(root)
      layers[0].addSublayer(root)
      layers[0].mask = root
    }
    XCTAssertEqual(lines.count, 3)
    XCTAssertTrue(
      lines.allSatisfy { $0.contains("CALayerInvalid") && $0.contains("is a part of cycle in its layer tree") })
    XCTAssertNil(root.superlayer)
    XCTAssertNil(layers[0].mask)
    XCTAssertEqual(names, "abc")
  }

  func testMaskIsNoSublayer() {
    let mask = CALayer()
    root.mask = mask
    XCTAssertEqual(names, "abc")
    XCTAssertTrue(root.mask === mask)
    let other = CALayer()
    other.addSublayer(mask)
    XCTAssertNil(root.mask)
    root.mask = mask
    XCTAssertNil(other.sublayers)
    mask.removeFromSuperlayer()
    XCTAssertNil(root.mask)
  }

  func testOrderActions() {
    final class Recorder: CAAction {
      nonisolated(unsafe) static var events: [String] = []
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        Recorder.events.append(event)
      }
    }
    Recorder.events = []
    layers[3].actions = [kCAOnOrderIn: Recorder(), kCAOnOrderOut: Recorder()]
    root.addSublayer(layers[3])
    layers[3].removeFromSuperlayer()
    XCTAssertEqual(Recorder.events, ["onOrderIn", "onOrderOut"])
  }

  // MARK: Memory

  func testReleasingTheRootFreesTheTree() {
    final class Probe: CALayer {
      nonisolated(unsafe) static var alive = 0
      override init() {
        super.init()
        Probe.alive += 1
      }
      required init?(coder: NSCoder) { nil }
      deinit { Probe.alive -= 1 }
    }
    Probe.alive = 0
    var top: Probe? = Probe()
    for _ in 0..<10 {
      let child = Probe()
      child.mask = Probe()
      top?.addSublayer(child)
      for _ in 0..<10 { child.addSublayer(Probe()) }
    }
    var context: LayerContext? = top.map { LayerContext(root: $0, scale: 2) }
    context?.commit()
    XCTAssertEqual(Probe.alive, 121)
    let kept = top?.sublayers?.first
    context = nil
    top = nil
    XCTAssertEqual(Probe.alive, 12)
    XCTAssertNil(kept?.superlayer)
  }

  func testDelegatesAreWeak() {
    let layer = CALayer()
    do {
      let delegate = RecordingDelegate()
      layer.delegate = delegate
      XCTAssertNotNil(layer.delegate)
    }
    XCTAssertNil(layer.delegate)
  }

  func testDeepTreesNeitherCommitNorDieByRecursion() {
    let depth = 10_000
    let top = CALayer()
    var last = top
    for _ in 0..<depth {
      let layer = CALayer()
      last.addSublayer(layer)
      last = layer
    }
    last.name = "leaf"
    last.setNeedsLayout()
    top.layoutIfNeeded()
    XCTAssertFalse(last.needsLayout())
    XCTAssertEqual(last.convert(CGPoint.zero, to: top), .zero)
  }
}
