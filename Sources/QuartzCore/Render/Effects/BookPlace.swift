import CoreGraphics

/// The position of a leaf's own pixels on the device. In its own coordinate space the spine is the left edge: x is
/// the distance from the spine, and y the position along it.
struct BookPlace {
  let spine: Int
  let start: Int
  /// The side of the spine on which the leaf lies before it turns.
  let side: TransitionState.Side

  /// Returns a rectangle of device pixels in the leaf's coordinate space, or the reverse.
  func leaf(_ rect: IntRect) -> IntRect {
    switch side {
    case .right: rect.offsetBy(x: -spine, y: -start)
    case .left:
      IntRect(minX: spine - rect.maxX, minY: rect.minY - start, maxX: spine - rect.minX, maxY: rect.maxY - start)
    case .bottom:
      IntRect(minX: rect.minY - spine, minY: rect.minX - start, maxX: rect.maxY - spine, maxY: rect.maxX - start)
    case .top:
      IntRect(minX: spine - rect.maxY, minY: rect.minX - start, maxX: spine - rect.minY, maxY: rect.maxX - start)
    }
  }

  func device(_ rect: IntRect) -> IntRect {
    switch side {
    case .right: rect.offsetBy(x: spine, y: start)
    case .left:
      IntRect(minX: spine - rect.maxX, minY: rect.minY + start, maxX: spine - rect.minX, maxY: rect.maxY + start)
    case .bottom:
      IntRect(minX: rect.minY + start, minY: rect.minX + spine, maxX: rect.maxY + start, maxY: rect.maxX + spine)
    case .top:
      IntRect(minX: rect.minY + start, minY: spine - rect.maxX, maxX: rect.maxY + start, maxY: spine - rect.minX)
    }
  }

  /// Blends pixels of the leaf's coordinate space over a rectangle of the device, whose position there is `area`.
  func blend(_ leaf: UnsafePointer<UInt32>, _ area: IntRect, onto target: RenderTarget, _ rect: IntRect) {
    let width = area.width
    for y in 0..<rect.height {
      let row = target.pixel(rect.minX, rect.minY + y)
      // The first pixel of the row, and the step to the next one.
      let (first, step) =
        switch side {
        case .right: (y * width, 1)
        case .left: (y * width + width - 1, -1)
        case .bottom: (y, width)
        case .top: (width - 1 - y, width)
        }
      for x in 0..<rect.width {
        let pixel = leaf[first + x * step]
        if pixel != 0 { row[x] = Blend.over(pixel, row[x]) }
      }
    }
  }

  /// Returns the picture of a half that lies on `side` of the spine, in the coordinate space of a leaf.
  static func turned(_ picture: PixelBuffer, from side: TransitionState.Side) -> PixelBuffer? {
    if side == .right { return picture }
    let (width, height) =
      side.isHorizontal ? (picture.width, picture.height) : (picture.height, picture.width)
    guard let turned = PixelBuffer(width: width, height: height, format: .argb32) else { return nil }
    let source = picture.row(0)
    let stride = picture.bytesPerRow / 4
    for y in 0..<height {
      let row = turned.row(y)
      for x in 0..<width {
        switch side {
        case .right: row[x] = source[y * stride + x]
        case .left: row[x] = source[y * stride + width - 1 - x]
        case .bottom: row[x] = source[x * stride + y]
        case .top: row[x] = source[(width - 1 - x) * stride + y]
        }
      }
    }
    return turned
  }
}

extension TransitionState.Side {
  /// Whether it is the left or the right side.
  var isHorizontal: Bool { self == .left || self == .right }

  var opposite: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }
}
