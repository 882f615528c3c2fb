import CoreGraphics
import FlipsideTesting
import XCTest

import QuartzCore

/// Creates a render node.
func node(_ frame: CGRect, _ color: UInt32 = 0, _ change: (inout LayerState) -> Void = { _ in }) -> RenderNode {
  var s = LayerState()
  s.bounds = CGRect(origin: .zero, size: frame.size)
  s.position = CGPoint(x: frame.midX, y: frame.midY)
  s.backgroundColor = RenderColor(argb: color)
  change(&s)
  let node = RenderNode()
  node.update(s)
  return node
}

func rect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: w, height: h)
}

extension RenderNode {
  @discardableResult
  func with(_ children: RenderNode...) -> RenderNode {
    setChildren(children)
    return self
  }

  func change(_ f: (inout LayerState) -> Void) {
    var s = state
    f(&s)
    update(s)
  }
}

func rotation(_ angle: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22) = (cos(angle), sin(angle), -sin(angle), cos(angle))
  return t
}

func turn(_ angle: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m13, t.m31, t.m33) = (cos(angle), -sin(angle), sin(angle), cos(angle))
  return t
}

func perspective(_ d: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m34 = -1 / d
  return t
}

/// Returns a checkered picture with a bright corner.
func picture(_ width: Int, _ height: Int) -> PixelBuffer {
  let buffer = PixelBuffer(width: width, height: height, format: .argb32)!
  for y in 0..<height {
    for x in 0..<width {
      let on = (x / 8 + y / 8) % 2 == 0
      buffer.row(y)[x] =
        x < width / 3 && y < height / 3
        ? 0xFFFF_3B30 : on ? 0xFF00_7AFF : 0xFF00_0000 | UInt32(200 - y * 100 / height) << 8 | 0x55
    }
  }
  return buffer
}

func draw(_ root: RenderNode, _ width: Int, _ height: Int, scale: CGFloat = 1, background: UInt32 = 0xFFFF_FFFF)
  -> PixelBuffer
{
  let surface = PixelBuffer.surface(width, height)
  let compositor = Compositor(surface: surface, scale: scale, background: RenderColor(argb: background))
  compositor.root = root
  _ = compositor.composite()
  return surface
}

/// Writes a picture for inspection to the folder in `FLIPSIDE_PICTURES`, if it is set.
func keep(_ buffer: PixelBuffer, _ name: String) {
  guard let folder = ProcessInfo.processInfo.environment["FLIPSIDE_PICTURES"] else { return }
  var data = Data(
    "P7\nWIDTH \(buffer.width)\nHEIGHT \(buffer.height)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n".utf8)
  for p in buffer.bytes {
    let a = max(1, p >> 24)
    for shift in [UInt32(16), 8, 0] { data.append(UInt8(min(255, (p >> shift & 255) * 255 / a))) }
    data.append(UInt8(p >> 24))
  }
  try? data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".pam"))
}

final class GalleryTests: XCTestCase {
  private func root(_ w: CGFloat, _ h: CGFloat, _ children: [RenderNode]) -> RenderNode {
    let root = node(rect(0, 0, w, h), 0xFFF2_F2F7)
    root.setChildren(children)
    return root
  }

  /// The same scene gives identical pixels with scalar and vector code, on one thread and several, and with bands
  /// of any height.
  func testWaysOfDrawingAgree() {
    let scene = gallery()
    let plain = PixelBuffer.surface(1340, 900)
    func draw() -> PixelBuffer { QuartzCoreTests.draw(scene, 1340, 900, scale: 2) }
    let (threads, band, area) = (Renderer.usesThreads, Renderer.bandHeight, Renderer.smallArea)
    defer { (Renderer.usesThreads, Renderer.bandHeight, Renderer.smallArea) = (threads, band, area) }
    Renderer.usesThreads = false
    let expected = draw().bytes
    XCTAssertNotEqual(expected, plain.bytes)
    Renderer.usesThreads = true
    Renderer.smallArea = 0
    for height in [4, 32, 100] {
      Renderer.bandHeight = height
      XCTAssertEqual(draw().bytes == expected, true, "bands of \(height)")
    }
    #if DEBUG
      Blend.usesVectors = true
      defer { Blend.usesVectors = false }
      let vectors = draw().bytes
      let differing = vectors.indices.filter { vectors[$0] != expected[$0] }
      XCTAssertEqual(
        differing.count, 0, "vectors: first at \((differing.first ?? 0) % 1340), \((differing.first ?? 0) / 1340)")
    #endif
  }

  func testGallery() {
    let surface = draw(gallery(), 1340, 900, scale: 2)
    keep(surface, "gallery")
    // These are a pixel in each cell that depends on the feature, and the plain corner of its card.
    func at(_ cell: Int, _ x: Int, _ y: Int) -> UInt32 {
      surface.row((cell / 6 * 110 + 5) * 2 + y)[(cell % 6 * 110 + 5) * 2 + x]
    }
    for cell in 0..<19 where cell != 9 { XCTAssertEqual(at(cell, 1, 1), 0xFFFF_FFFF, "card \(cell)") }
    XCTAssertEqual(at(0, 41, 41), 0xFFFF_FFFF, "rounded away")
    XCTAssertEqual(at(0, 100, 100), 0xFF34_C759)
    XCTAssertEqual(at(1, 100, 42), 0xFF1C_1C1E, "border")
    XCTAssertEqual(at(2, 158, 42), 0xFFFF_9500, "corner that is not masked")
    XCTAssertEqual(at(2, 42, 42), 0xFFFF_FFFF, "corner that is")
    XCTAssertLessThan(at(3, 100, 168), 0xFFF0_F0F0, "shadow below")
    XCTAssertEqual(at(4, 42, 42), 0xFFFF_FFFF, "clipped image")
    XCTAssertEqual(at(5, 42, 42), 0xFFFF_FFFF, "clipped sublayer")
    XCTAssertEqual(at(9, 100, 60), 0xFFFF_9D97, "half of red over white")
    XCTAssertEqual(at(9, 100, 130), 0xFF7F_BCFF, "half of the group: no red through the blue")
    XCTAssertEqual(at(10, 68, 60), 0xFFFF_FFFF, "between the mask's bars")
    XCTAssertEqual(at(10, 52, 60), 0xFFFF_3B30, "within")
    XCTAssertEqual(at(11, 42, 42), 0xFFFF_FFFF, "rotated away")
    XCTAssertEqual(at(15, 50, 50), 0xFFFF_3B30, "beside the backdrop")
    XCTAssertNotEqual(at(15, 100, 36) & 255, 255, "the picture spreads above its edge under the backdrop")
    XCTAssertEqual(at(17, 158, 42), 0xFFFF_3B30, "mirrored: the red corner is right")
    XCTAssertEqual(at(18, 100, 50), 0xFF8E_8E93, "first copy")
    XCTAssertNotEqual(at(18, 100, 150), 0xFFFF_FFFF, "seventh copy")
    XCTAssertGreaterThan(at(18, 100, 150), 0xFFA0_A0A0, "paler")
  }

  private func gallery() -> RenderNode {
    let image = picture(96, 96)
    var cells: [RenderNode] = []
    func cell(_ make: () -> [RenderNode]) {
      let i = cells.count
      let c = node(rect(CGFloat(i % 6) * 110 + 5, CGFloat(i / 6) * 110 + 5, 100, 100), 0xFFFF_FFFF)
      c.setChildren(make())
      cells.append(c)
    }
    let inner = rect(20, 20, 60, 60)
    cell { [node(inner, 0xFF34_C759) { $0.cornerRadius = 16 }] }
    cell {
      [
        node(inner, 0xFF34_C759) {
          $0.cornerRadius = 20
          $0.continuousCorners = true
          $0.borderWidth = 4
          $0.borderColor = RenderColor(argb: 0xFF1C_1C1E)
        }
      ]
    }
    cell {
      [
        node(inner, 0xFFFF_9500) {
          $0.cornerRadius = 30
          $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        }
      ]
    }
    cell {
      [
        node(inner, 0xFFFF_FFFF) {
          $0.cornerRadius = 12
          $0.shadow = ShadowState(
            color: RenderColor(argb: 0xFF00_0000), opacity: 0.3, radius: 8, offset: CGSize(width: 0, height: 4),
            path: nil)
        }
      ]
    }
    cell {
      [
        node(inner) {
          $0.contents = .bitmap(image, opaque: true)
          $0.cornerRadius = 30
          $0.masksToBounds = true
        }
      ]
    }
    cell {
      let card = node(inner, 0xFFFF_FFFF) {
        $0.cornerRadius = 18
        $0.masksToBounds = true
        $0.borderWidth = 2
        $0.borderColor = RenderColor(argb: 0xFFAF_52DE)
      }
      return [card.with(node(rect(0, 0, 60, 25), 0xFFAF_52DE), node(rect(30, 40, 60, 40), 0x8000_4080))]
    }
    for kind in [GradientState.Kind.axial, .radial, .conic] {
      cell {
        [
          node(inner) {
            $0.content = .gradient(
              GradientState(
                kind: kind, colors: [0xFFFF_3B30, 0xFFFF_CC00, 0xFF00_7AFF].map { RenderColor(argb: $0) },
                locations: [0, 0.5, 1], startPoint: kind == .axial ? .zero : CGPoint(x: 0.5, y: 0.5),
                endPoint: CGPoint(x: 1, y: 1)))
            $0.cornerRadius = 8
          }
        ]
      }
    }
    cell {
      let group = node(inner, 0xFFFF_3B30) { $0.opacity = 0.5 }
      return [node(rect(0, 40, 100, 20), 0xFF00_0000), group.with(node(rect(20, 20, 60, 60), 0xFF00_7AFF))]
    }
    cell {
      let masked = node(inner) { $0.contents = .bitmap(image, opaque: true) }
      let mask = node(rect(0, 0, 60, 60)) {
        $0.content = .replicator(
          ReplicatorState(
            count: 4,
            transform: {
              var t = CATransform3DIdentity; t.m41 = 16; return t
            }(), color: SIMD4(1, 1, 1, 1),
            colorOffset: SIMD4(0, 0, 0, -0.2)))
      }
      mask.with(node(rect(0, 0, 12, 60), 0xFF00_0000) { $0.cornerRadius = 6 })
      masked.setMask(mask)
      return [masked]
    }
    cell {
      [
        node(inner) {
          $0.contents = .bitmap(image, opaque: true)
          $0.transform = rotation(0.4)
        }
      ]
    }
    cell {
      [
        node(inner) {
          $0.contents = .bitmap(image, opaque: true)
          $0.transform = concatenated(turn(0.9), perspective(150))
        }
      ]
    }
    cell {
      let cube = node(inner) {
        $0.content = .transform
        $0.transform = turn(0.7)
      }
      cube.with(
        node(inner.offsetBy(dx: -20, dy: -20), 0xFFFF_3B30) { $0.zPosition = 30 },
        node(inner.offsetBy(dx: -20, dy: -20), 0xFF00_7AFF) {
          $0.zPosition = 0
          $0.position.x += 30
          $0.transform = turn(.pi / 2)
        })
      let stage = node(rect(0, 0, 100, 100)) { $0.sublayerTransform = perspective(300) }
      return [stage.with(cube)]
    }
    cell {
      [
        node(rect(10, 35, 80, 30)) {
          $0.contents = .bitmap(picture(30, 30), opaque: true)
          $0.contentsCenter = rect(0.4, 0.4, 0.2, 0.2)
        }
      ]
    }
    cell {
      [
        node(inner) { $0.contents = .bitmap(image, opaque: true) },
        node(rect(30, 0, 40, 100)) {
          $0.content = .backdrop(radius: 4, saturation: 1.8)
          $0.cornerRadius = 10
        },
      ]
    }
    cell {
      [
        node(inner) {
          $0.contents = .bitmap(image, opaque: true)
          $0.contentsGravity = .resizeAspect
          $0.bounds.size.width = 90
          $0.shadow = ShadowState(
            color: RenderColor(argb: 0xFF00_0000), opacity: 0.8, radius: 4, offset: CGSize(width: 4, height: 4),
            path: nil)
        }
      ]
    }
    cell {
      [
        node(inner) {
          $0.contents = .bitmap(picture(12, 12), opaque: true)
          $0.magnifiesWithNearest = true
          $0.transform = {
            var t = CATransform3DIdentity; t.m11 = -1; return t
          }()
        }
      ]
    }
    cell {
      let spin = node(inner) {
        $0.content = .replicator(
          ReplicatorState(
            count: 12, transform: rotation(.pi / 6), color: SIMD4(1, 1, 1, 1), colorOffset: SIMD4(0, 0, 0, -0.08)))
      }
      return [spin.with(node(rect(27, 0, 6, 18), 0xFF8E_8E93) { $0.cornerRadius = 3 })]
    }
    return root(670, 450, cells)
  }
}
