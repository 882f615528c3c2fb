import CoreGraphics
import FlipsideTesting
import XCTest

import QuartzCore

/// Idle frames, scrolling, backdrops, groups, transforms and invalid input.
final class CompositorTests: XCTestCase {
  private func compositor(_ root: RenderNode, _ width: Int = 200, _ height: Int = 300) -> Compositor {
    let compositor = Compositor(
      surface: .surface(width, height), scale: 1, background: RenderColor(argb: 0xFFFF_FFFF))
    compositor.root = root
    return compositor
  }

  private func area(_ rects: [IntRect]) -> Int { rects.reduce(0) { $0 + $1.area } }

  // MARK: Damage

  func testNothingChangedNothingDrawn() {
    let child = node(rect(10, 10, 20, 20), 0xFFFF_0000)
    let root = node(rect(0, 0, 200, 300)).with(child)
    let compositor = compositor(root)
    XCTAssertEqual(area(compositor.composite()), 200 * 300)
    compositor.surface.row(15)[15] = 0xFF12_3456
    XCTAssertEqual(compositor.composite(), [])
    child.update(child.state)
    XCTAssertEqual(compositor.composite(), [], "written, but the same")
    XCTAssertEqual(compositor.surface.row(15)[15], 0xFF12_3456, "not touched")
  }

  func testDamageIsWhatMoved() {
    let child = node(rect(10, 10, 20, 20), 0xFFFF_0000)
    let compositor = compositor(node(rect(0, 0, 200, 300)).with(child))
    _ = compositor.composite()
    child.change { $0.position.x += 100 }
    XCTAssertEqual(
      Set(compositor.composite()),
      [IntRect(x: 10, y: 10, width: 20, height: 20), IntRect(x: 110, y: 10, width: 20, height: 20)])
    child.change { $0.isHidden = true }
    XCTAssertEqual(compositor.composite(), [IntRect(x: 110, y: 10, width: 20, height: 20)])
  }

  func testChangeInPlaceDamagesItsPart() {
    let picture = PixelBuffer(width: 100, height: 100, format: .argb32)!
    let layer = node(rect(20, 20, 100, 100)) { $0.contents = .bitmap(picture, opaque: false) }
    let compositor = compositor(node(rect(0, 0, 200, 300)).with(layer))
    _ = compositor.composite()
    picture.row(40)[50] = 0xFF00_FF00
    layer.contentsDidChange(in: rect(50, 40, 1, 1))
    XCTAssertLessThan(area(compositor.composite()), 20)
    XCTAssertEqual(compositor.surface.row(60)[70], 0xFF00_FF00)
  }

  /// Many translucent layers of one color are combined, so that rounding errors do not add up.
  func testManyShadesAreOne() {
    let shades = (0..<40).map { _ in node(rect(0, 0, 200, 300), 0x0100_0000) }
    let root = node(rect(0, 0, 200, 300), 0xFF64_6464)
    root.setChildren(shades)
    let compositor = compositor(root)
    _ = compositor.composite()
    let expected = (0..<40).reduce(100) { value, _ in value * 0.99608 } as Double
    XCTAssertEqual(Double(compositor.surface.row(150)[100] & 255), expected, accuracy: 1)
  }

  func testWhatIsBelowAnOpaqueLayerDoesNotDisturbIt() {
    let below = node(rect(0, 0, 200, 300), 0xFF00_00FF)
    let above = node(rect(0, 0, 200, 300), 0xFF00_FF00)
    let compositor = compositor(node(rect(0, 0, 200, 300)).with(below, above))
    _ = compositor.composite()
    XCTAssertTrue(compositor.surface.bytes.allSatisfy { $0 == 0xFF00_FF00 })
  }

  // MARK: Scrolling

  private func list() -> (root: RenderNode, clip: RenderNode, bar: RenderNode) {
    let clip = node(rect(0, 0, 200, 300), 0xFFFF_FFFF) { $0.masksToBounds = true }
    clip.setChildren((0..<40).map { node(rect(10, CGFloat($0) * 30, 120, 20), 0xFF00_0000 | UInt32($0) * 4099) })
    let bar = node(rect(0, 0, 200, 40)) { $0.content = .backdrop(radius: 6, saturation: 1.8) }
    bar.with(node(rect(0, 0, 200, 40), 0x80F0_F0F0))
    return (node(rect(0, 0, 200, 300)).with(clip, bar), clip, bar)
  }

  func testScrollingMovesTheSurface() {
    let (root, clip, _) = list()
    let compositor = compositor(root)
    _ = compositor.composite()
    for step in [20, 7, -13, 150, -100] {
      clip.change { $0.bounds.origin.y += CGFloat(step) }
      _ = compositor.composite()
      XCTAssertEqual(compositor.lastMoveCount, 1)
      XCTAssertLessThanOrEqual(compositor.lastDrawnArea, 200 * (40 + 2 * abs(step)), "bar, strip")
      let whole = draw(root, 200, 300)
      XCTAssertEqual(compositor.surface.bytes == whole.bytes, true, "\(step)")
    }
  }

  func testScrollingByPartsOfPixelsDrawsAnew() {
    let (root, clip, _) = list()
    let compositor = compositor(root)
    _ = compositor.composite()
    clip.change { $0.bounds.origin.y += 0.5 }
    _ = compositor.composite()
    XCTAssertEqual(compositor.lastMoveCount, 0)
    XCTAssertEqual(compositor.surface.bytes == draw(root, 200, 300).bytes, true)
  }

  func testScrollingOverAPictureDoesNotMoveIt() {
    let (root, clip, _) = list()
    clip.change { $0.backgroundColor = .clear }
    let compositor = compositor(root.with(node(rect(50, 50, 60, 60), 0xFFFF_0000), clip))
    _ = compositor.composite()
    clip.change { $0.bounds.origin.y += 20 }
    _ = compositor.composite()
    XCTAssertEqual(compositor.lastMoveCount, 0)
    XCTAssertEqual(compositor.surface.bytes == draw(root, 200, 300).bytes, true)
  }

  // MARK: Backdrops

  func testBackdropIsKeptWhileNothingUnderItChanges() {
    let (root, clip, bar) = list()
    let title = node(rect(80, 10, 30, 20), 0xFF00_0000)
    bar.setChildren(bar.children + [title])
    let compositor = compositor(root)
    _ = compositor.composite()
    title.change { $0.backgroundColor = RenderColor(argb: 0xFFFF_0000) }
    XCTAssertEqual(compositor.composite(), [IntRect(x: 80, y: 10, width: 30, height: 20)], "above it: only itself")
    clip.children[0].change { $0.backgroundColor = RenderColor(argb: 0xFFFF_0000) }
    XCTAssertTrue(
      compositor.composite().contains { $0.contains(IntRect(x: 0, y: 0, width: 200, height: 40)) },
      "below it: all of it")
    clip.children[8].change { $0.backgroundColor = RenderColor(argb: 0xFFFF_0000) }
    XCTAssertEqual(compositor.composite(), [IntRect(x: 10, y: 240, width: 120, height: 20)], "elsewhere")
  }

  func testBackdropOverOneColorIsThatColor() {
    let root = node(rect(0, 0, 60, 60), 0xFF33_6699).with(
      node(rect(10, 10, 40, 40)) { $0.content = .backdrop(radius: 10, saturation: 1) })
    XCTAssertTrue(draw(root, 60, 60).bytes.allSatisfy { $0 == 0xFF33_6699 })
  }

  // MARK: Groups and masks

  func testOpacityIsTheGroups() {
    let group = node(rect(0, 0, 40, 40), 0xFFFF_0000) { $0.opacity = 0.5 }
    group.with(node(rect(0, 0, 20, 40), 0xFF00_FF00))
    let surface = draw(group, 40, 40, background: 0xFF00_0000)
    XCTAssertEqual(surface.row(5)[5], 0xFF00_8000)
    XCTAssertEqual(surface.row(5)[30], 0xFF80_0000)
    let nested = node(rect(0, 0, 40, 40)) { $0.opacity = 0.5 }.with(group)
    XCTAssertEqual(draw(nested, 40, 40, background: 0xFF00_0000).row(5)[5], 0xFF00_4000)
  }

  func testMaskIsItsTreesAlpha() {
    let layer = node(rect(0, 0, 40, 40), 0xFFFF_0000)
    let mask = node(rect(10, 10, 20, 20), 0xFF00_FF00)
    mask.with(node(rect(20, 0, 5, 20), 0x8000_0000))
    layer.setMask(mask)
    let surface = draw(layer, 40, 40)
    XCTAssertEqual(surface.row(5)[5], 0xFFFF_FFFF)
    XCTAssertEqual(surface.row(15)[15], 0xFFFF_0000)
    XCTAssertEqual(surface.row(15)[32], 0xFFFF_7F7F)
    layer.setMask(nil)
    XCTAssertEqual(draw(layer, 40, 40).row(5)[5], 0xFFFF_0000)
  }

  func testBorderIsOverSublayers() {
    let layer = node(rect(0, 0, 40, 40), 0xFFFF_FFFF) {
      $0.borderWidth = 5
      $0.borderColor = RenderColor(argb: 0xFF00_00FF)
    }
    layer.with(node(rect(0, 0, 40, 40), 0xFFFF_0000))
    let surface = draw(layer, 40, 40)
    XCTAssertEqual(surface.row(2)[20], 0xFF00_00FF)
    XCTAssertEqual(surface.row(5)[20], 0xFFFF_0000)
  }

  // MARK: Transforms

  private func quarters() -> RenderNode {
    node(rect(10, 10, 40, 40), 0xFFFF_0000).with(node(rect(0, 0, 20, 20), 0xFF00_FF00))
  }

  func testQuarterTurnsAndMirrorsAreExact() {
    let turned = quarters()
    turned.change { $0.transform = rotation(.pi / 2) }
    var surface = draw(turned, 60, 60)
    XCTAssertEqual(surface.row(10)[49], 0xFF00_FF00)
    XCTAssertEqual(surface.row(29)[30], 0xFF00_FF00)
    XCTAssertEqual(surface.row(30)[30], 0xFFFF_0000)
    XCTAssertEqual(surface.row(29)[29], 0xFFFF_0000)
    XCTAssertEqual(surface.row(9)[30], 0xFFFF_FFFF)
    let mirrored = quarters()
    mirrored.change { $0.transform.m22 = -1 }
    surface = draw(mirrored, 60, 60)
    XCTAssertEqual(surface.row(49)[10], 0xFF00_FF00)
    XCTAssertEqual(surface.row(30)[29], 0xFF00_FF00)
    XCTAssertEqual(surface.row(29)[29], 0xFFFF_0000)
  }

  func testBackOfOneSidedLayersIsHidden() {
    let layer = quarters()
    layer.change {
      $0.isDoubleSided = false
      $0.transform = turn(.pi * 0.75)
    }
    XCTAssertTrue(draw(layer, 60, 60).bytes.allSatisfy { $0 == 0xFFFF_FFFF })
    layer.change { $0.transform = turn(.pi * 0.25) }
    XCTAssertFalse(draw(layer, 60, 60).bytes.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  func testPerspectiveMakesTheNearSideTaller() {
    let layer = node(rect(20, 20, 60, 60), 0xFF00_0000) { $0.transform = concatenated(turn(0.8), perspective(120)) }
    let surface = draw(layer, 100, 100)
    func tall(_ x: Int) -> Int { (0..<100).filter { surface.row($0)[x] != 0xFFFF_FFFF }.count }
    let columns = (0..<100).filter { tall($0) > 0 }
    // With row vectors and y downwards, a positive rotation about y moves the right edge away from the viewer.
    XCTAssertGreaterThan(tall(columns[2]), 64)
    XCTAssertLessThan(tall(columns[columns.count - 3]), 56)
  }

  func testTransformLayerKeepsDepth() {
    let far = node(rect(0, 0, 40, 40), 0xFFFF_0000) { $0.zPosition = -5 }
    let near = node(rect(0, 0, 40, 40), 0xFF00_FF00) { $0.zPosition = 5 }
    let holder = node(rect(0, 0, 40, 40)) { $0.content = .transform }.with(near, far)
    XCTAssertEqual(draw(holder, 40, 40).row(20)[20], 0xFF00_FF00)
    holder.change { $0.transform = turn(.pi) }
    XCTAssertEqual(draw(holder, 40, 40).row(20)[20], 0xFFFF_0000, "seen from behind")
  }

  /// The cube of tutorials: six squares in one place, each rotated and then moved outwards, in a transform layer or
  /// with a sublayer transform.
  func testFacesOfACube() {
    func turn(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CATransform3D {
      CATransform3DTranslate(CATransform3DMakeRotation(angle, x, y, 0), 0, 0, 20)
    }
    let faces: [(CATransform3D, UInt32)] = [
      (CATransform3DMakeTranslation(0, 0, 20), 0xFFFF_0000), (turn(.pi / 2, 0, 1), 0xFF00_FF00),
      (turn(.pi / 2, 1, 0), 0xFF00_00FF), (turn(-.pi / 2, 1, 0), 0xFFFF_FF00), (turn(-.pi / 2, 0, 1), 0xFF00_FFFF),
      (turn(.pi, 0, 1), 0xFFFF_00FF),
    ]
    let eye = perspective(300)
    // The color of the front face for each rotation.
    let looks: [(CATransform3D, UInt32)] = [
      (CATransform3DIdentity, 0xFFFF_0000), (CATransform3DMakeRotation(-.pi / 2, 0, 1, 0), 0xFF00_FF00),
      (CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0xFF00_FFFF),
      (CATransform3DMakeRotation(.pi, 0, 1, 0), 0xFFFF_00FF),
      (CATransform3DMakeRotation(-.pi / 2, 1, 0, 0), 0xFF00_00FF),
      (CATransform3DMakeRotation(.pi / 2, 1, 0, 0), 0xFFFF_FF00),
    ]
    for (look, color) in looks {
      for order in [faces, faces.reversed()] {
        let layers = order.map { face in node(rect(30, 30, 40, 40), face.1) { $0.transform = face.0 } }
        let solid = node(rect(0, 0, 100, 100)) {
          $0.content = .transform
          $0.transform = concatenated(look, eye)
        }
        solid.setChildren(layers)
        XCTAssertEqual(draw(solid, 100, 100).row(50)[50], color)
        let stage = node(rect(0, 0, 100, 100)) { $0.sublayerTransform = concatenated(look, eye) }
        stage.setChildren(layers)
        XCTAssertEqual(draw(stage, 100, 100).row(50)[50], color)
      }
    }
  }

  /// A layer that is moved toward the viewer covers its siblings, without a z position.
  func testATransformsDepthDecidesToo() {
    let near = node(rect(0, 0, 40, 40), 0xFF00_FF00) { $0.transform = CATransform3DMakeTranslation(0, 0, 1) }
    let other = node(rect(0, 0, 40, 40), 0xFFFF_0000)
    let holder = node(rect(0, 0, 40, 40)).with(near, other)
    XCTAssertEqual(draw(holder, 40, 40).row(20)[20], 0xFF00_FF00)
    other.change { $0.zPosition = 1 }
    XCTAssertEqual(draw(holder, 40, 40).row(20)[20], 0xFFFF_0000, "equally near: the order of the tree")
    other.change { $0.transform = CATransform3DMakeTranslation(0, 0, -0.5) }
    XCTAssertEqual(draw(holder, 40, 40).row(20)[20], 0xFF00_FF00)
    // A rotation about the center keeps the depth of the center; a rotation about another anchor changes it.
    near.change { $0.transform = CATransform3DMakeRotation(0.3, 0, 1, 0) }
    other.change {
      $0.zPosition = 0
      $0.transform = CATransform3DIdentity
    }
    XCTAssertEqual(draw(holder, 40, 40).row(20)[20], 0xFFFF_0000)
    near.change {
      $0.anchorPoint = CGPoint(x: 1, y: 0.5)
      $0.position = CGPoint(x: 40, y: 20)
    }
    XCTAssertEqual(draw(holder, 40, 40).row(20)[20], 0xFF00_FF00, "it swung towards the eye")
  }

  /// With a sublayer transform, layers closer to the viewer cover those farther away.
  func testASublayerTransformsDepthDecides() {
    for (angle, color) in [(1.0, 0xFFFF_0000), (-1.0, 0xFF00_FF00)] as [(CGFloat, UInt32)] {
      let left = node(rect(0, 20, 60, 60), 0xFFFF_0000)
      let right = node(rect(40, 20, 60, 60), 0xFF00_FF00)
      for order in [[left, right], [right, left]] {
        let stage = node(rect(0, 0, 100, 100)) { $0.sublayerTransform = turn(angle) }
        stage.setChildren(order)
        XCTAssertEqual(draw(stage, 100, 100).row(50)[50], color, "\(angle)")
      }
    }
    let near = node(rect(0, 0, 40, 40), 0xFF00_FF00) { $0.anchorPointZ = -5 }
    let other = node(rect(0, 0, 40, 40), 0xFFFF_0000)
    XCTAssertEqual(draw(node(rect(0, 0, 40, 40)).with(near, other), 40, 40).row(20)[20], 0xFF00_FF00)
  }

  // MARK: Input that makes no sense

  func testHostileValues() {
    let values: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e9, -5, 0, 1e-300]
    let ways: [(inout LayerState, CGFloat) -> Void] = [
      { $0.bounds.size.width = $1 }, { $0.bounds.origin.y = $1 }, { $0.position.x = $1 }, { $0.anchorPoint.y = $1 },
      { $0.cornerRadius = $1 }, { $0.borderWidth = $1 }, { $0.zPosition = $1 }, { $0.anchorPointZ = $1 },
      { $0.transform.m11 = $1 }, { $0.transform.m34 = $1 }, { $0.transform.m21 = $1 },
      { $0.sublayerTransform.m34 = $1 }, { $0.sublayerTransform.m11 = $1 }, { $0.opacity = Float($1) },
      { $0.contentsScale = $1 }, { $0.contentsRect.size.width = $1 }, { $0.contentsRect.origin.x = $1 },
      { $0.contentsCenter.origin.x = $1 }, { $0.contentsFrame = rect($1, 0, 10, $1) },
      {
        $0.shadow = ShadowState(
          color: RenderColor(argb: 0xFF00_0000), opacity: Float($1), radius: $1,
          offset: CGSize(width: $1, height: 0), path: nil)
      },
      {
        $0.content = .gradient(
          GradientState(
            kind: .axial, colors: [RenderColor(argb: 0xFFFF_0000), .clear], locations: [0, $1],
            startPoint: CGPoint(x: $1, y: 0), endPoint: CGPoint(x: 1, y: 1)))
      },
      { $0.content = .backdrop(radius: $1, saturation: $1) },
      {
        var t = CATransform3DIdentity
        t.m41 = $1
        $0.content = .replicator(
          ReplicatorState(
            count: 3, transform: t, color: SIMD4(repeating: Float($1)), colorOffset: SIMD4(repeating: Float($1))))
      },
    ]
    for (i, way) in ways.enumerated() {
      for value in values {
        let bad = node(rect(10, 10, 40, 40), 0xFF00_00FF) {
          $0.cornerRadius = 4
          $0.masksToBounds = i % 2 == 0
          $0.borderWidth = 1
          $0.contents = .bitmap(picture(16, 16), opaque: true)
          way(&$0, value)
        }
        bad.with(node(rect(5, 5, 10, 10), 0xFF00_FF00))
        let good = node(rect(60, 60, 10, 10), 0xFFFF_0000)
        let surface = draw(node(rect(0, 0, 80, 80)).with(bad, good), 80, 80)
        XCTAssertEqual(surface.row(65)[65], 0xFFFF_0000, "way \(i) with \(value) hides others")
      }
    }
  }

  func testDeepTreesSurvive() {
    let root = node(rect(0, 0, 40, 40), 0xFFFF_FFFF)
    var last = root
    for _ in 0..<20_000 {
      let next = node(rect(0, 0, 40, 40))
      last.with(next)
      last = next
    }
    XCTAssertEqual(draw(root, 40, 40).row(20)[20], 0xFFFF_FFFF)
  }

  func testNoRootIsBackground() {
    let compositor = Compositor(surface: .surface(8, 8), scale: .nan, background: RenderColor(argb: 0xFF11_2233))
    _ = compositor.composite()
    XCTAssertTrue(compositor.surface.bytes.allSatisfy { $0 == 0xFF11_2233 })
    XCTAssertEqual(compositor.composite(), [])
  }

  func testNodesGoAway() {
    weak var gone: RenderNode?
    let root = node(rect(0, 0, 40, 40))
    let compositor = compositor(root, 40, 40)
    autoreleasepool {
      let child = node(rect(0, 0, 10, 10), 0xFFFF_0000)
      gone = child
      root.with(child)
      _ = compositor.composite()
      root.setChildren([])
    }
    XCTAssertNil(gone)
    XCTAssertEqual(compositor.composite(), [IntRect(x: 0, y: 0, width: 10, height: 10)])
  }

  // MARK: Off-screen

  func testRenderByItself() {
    let layer = node(rect(100, 100, 20, 20), 0x8080_0000) { $0.transform = rotation(1) }
    let buffer = Compositor.render(layer, bounds: rect(-5, 0, 20, 10), scale: 2)
    XCTAssertEqual(buffer?.width, 40)
    XCTAssertEqual(buffer?.height, 20)
    XCTAssertEqual(buffer?.row(3)[3], 0, "outside of the layer")
    XCTAssertEqual(buffer?.row(3)[12], 0x8080_0000)
    XCTAssertNil(Compositor.render(layer, bounds: .zero, scale: 1))
    XCTAssertNil(Compositor.render(layer, bounds: rect(0, 0, .nan, 5), scale: 1))
    XCTAssertNil(Compositor.render(layer, bounds: rect(0, 0, 1e9, 5), scale: 1))
  }
}

/// Linux has no autorelease pools; a scope is sufficient.
private func autoreleasepool(_ body: () -> Void) { body() }
