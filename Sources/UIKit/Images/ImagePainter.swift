import CoreGraphics

/// Draws an image into a context with y downwards, as `UIImage.draw(in:)` does.
struct ImagePainter {
  let image: UIImage
  let context: CGContext

  private var storage: ImageStorage { image.storage }

  func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard rect.isUsable, rect.width != 0, rect.height != 0, alpha > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    switch stencilColor {
    case .none: drawContent(in: rect)
    case .some(let color):
      if let color { context.setFillColor(color.cgColor) }
      if let symbol = storage.symbol {
        draw(symbol, in: rect)
      } else {
        drawStencil(in: rect)
      }
    }
  }

  /// The color of a template; nil for an image with its own colors. If the inner optional is nil, the context's
  /// fill color is used.
  private var stencilColor: UIColor?? {
    switch storage.renderingMode {
    case .alwaysOriginal:
      return storage.tintColor.map { .some($0) } ?? (storage.symbol == nil ? nil : .some(.black))
    case .alwaysTemplate: return .some(storage.tintColor)
    case .automatic:
      if let tint = storage.tintColor { return .some(tint) }
      return storage.symbol == nil ? nil : .some(nil)
    }
  }

  /// Draws the fill color with the image's alpha.
  private func drawStencil(in rect: CGRect) {
    context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
    context.saveGState()
    drawContent(in: rect)
    context.restoreGState()
    context.setBlendMode(.sourceIn)
    context.fill(rect.insetBy(dx: -1, dy: -1))
    context.endTransparencyLayer()
  }

  private func drawContent(in rect: CGRect) {
    switch storage.content {
    case .empty: break
    case .symbol(let symbol): draw(symbol, in: rect)
    case .animation(let images, _): images.first?.draw(in: rect)
    case .bitmap(let bitmap):
      if let insets = storage.capInsets {
        drawSliced(bitmap, insets: insets, in: rect)
      } else {
        Self.draw(bitmap, orientation: storage.orientation, in: rect, context: context)
      }
    }
  }

  private func draw(_ symbol: SymbolDrawing, in rect: CGRect) {
    context.saveGState()
    if storage.orientation.isMirrored {
      context.translateBy(x: 2 * rect.midX, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    symbol.draw(in: rect, context: context)
    context.restoreGState()
  }

  /// Draws the whole bitmap with its orientation.
  static func draw(
    _ bitmap: CGImage, orientation: UIImage.Orientation, in rect: CGRect, context: CGContext
  ) {
    context.saveGState()
    if orientation == .up {
      // Core Graphics draws the first row at the greatest y.
      context.translateBy(x: rect.minX, y: rect.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(bitmap, in: CGRect(origin: .zero, size: rect.size))
    } else {
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width, y: rect.height)
      context.concatenate(orientation.unitTransform)
      context.translateBy(x: 0, y: 1)
      context.scaleBy(x: 1, y: -1)
      context.draw(bitmap, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    context.restoreGState()
  }

  // MARK: Caps

  private func drawSliced(_ bitmap: CGImage, insets: UIEdgeInsets, in rect: CGRect) {
    // Slices refer to the picture with its orientation.
    var bitmap = bitmap
    if storage.orientation != .up {
      guard let upright = Self.upright(bitmap, orientation: storage.orientation) else { return }
      bitmap = upright
    }
    let scale = storage.scale
    let columns = Slices(
      pixels: bitmap.width, low: insets.left, high: insets.right, scale: scale, from: rect.minX, length: rect.width,
      deviceScale: context.deviceScale.width)
    let rows = Slices(
      pixels: bitmap.height, low: insets.top, high: insets.bottom, scale: scale, from: rect.minY,
      length: rect.height, deviceScale: context.deviceScale.height)
    for row in rows.parts {
      for column in columns.parts {
        let source = CGRect(
          x: CGFloat(column.source), y: CGFloat(row.source), width: CGFloat(column.count),
          height: CGFloat(row.count))
        guard let part = bitmap.cropping(to: source) else { continue }
        let target = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
        let step = CGSize(
          width: column.stretches || storage.resizingMode == .stretch
            ? column.length : CGFloat(column.count) / scale,
          height: row.stretches || storage.resizingMode == .stretch ? row.length : CGFloat(row.count) / scale)
        drawTiles(part, step: step, in: target)
      }
    }
  }

  private func drawTiles(_ part: CGImage, step: CGSize, in target: CGRect) {
    if step == target.size {
      return Self.draw(part, orientation: .up, in: target, context: context)
    }
    guard step.width > 0, step.height > 0, target.width / step.width * target.height / step.height < 100_000 else {
      return
    }
    context.saveGState()
    context.clip(to: target)
    var y = target.minY
    while y < target.maxY - 1e-6 {
      var x = target.minX
      while x < target.maxX - 1e-6 {
        let tile = CGRect(x: x, y: y, width: step.width, height: step.height)
        Self.draw(part, orientation: .up, in: tile, context: context)
        x += step.width
      }
      y += step.height
    }
    context.restoreGState()
  }

  /// Returns the bitmap with its orientation applied.
  static func upright(_ bitmap: CGImage, orientation: UIImage.Orientation) -> CGImage? {
    guard orientation != .up else { return bitmap }
    let width = CGFloat(orientation.isTurned ? bitmap.height : bitmap.width)
    let height = CGFloat(orientation.isTurned ? bitmap.width : bitmap.height)
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    guard let target = ImageBitmap(bounds: bounds, scale: 1, isOpaque: false) else { return nil }
    target.context.interpolationQuality = .none
    draw(bitmap, orientation: orientation, in: bounds, context: target.context)
    return CGImage(pixelBuffer: target.buffer, opaque: bitmap.isOpaque)
  }

  /// The three segments of an axis: a cap, the region between the caps, and a cap.
  struct Slices {
    struct Part {
      var source: Int
      var count: Int
      var start: CGFloat
      var length: CGFloat
      /// Whether the region between the caps is stretched. Caps keep their length unless there is too little space
      /// for both.
      var stretches: Bool
    }

    var parts: [Part] = []

    init(
      pixels: Int, low: CGFloat, high: CGFloat, scale: CGFloat, from: CGFloat, length: CGFloat,
      deviceScale: CGFloat
    ) {
      func whole(_ length: CGFloat, _ limit: Int) -> Int {
        Int(min(max((length * scale).rounded(), 0), CGFloat(limit)))
      }
      let first = whole(low, pixels)
      let last = whole(high, pixels - first)
      let middle = pixels - first - last
      var head = CGFloat(first) / scale, tail = CGFloat(last) / scale
      if head + tail > length, head + tail > 0 {
        let factor = length / (head + tail)
        head *= factor
        tail *= factor
      }
      // Cuts are between device pixels, to avoid visible seams.
      func snapped(_ value: CGFloat) -> CGFloat {
        deviceScale > 0 ? (value * deviceScale).rounded() / deviceScale : value
      }
      let cut1 = first == 0 ? from : snapped(from + head)
      let cut2 = last == 0 ? from + length : snapped(from + length - tail)
      add(Part(source: 0, count: first, start: from, length: cut1 - from, stretches: true))
      add(Part(source: first, count: middle, start: cut1, length: cut2 - cut1, stretches: middle <= 1))
      add(Part(source: first + middle, count: last, start: cut2, length: from + length - cut2, stretches: true))
    }

    private mutating func add(_ part: Part) {
      if part.count > 0, part.length > 0 { parts.append(part) }
    }
  }
}

extension CGRect {
  /// Whether the rectangle has only finite numbers.
  var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGContext {
  /// The number of device pixels per unit of the user space, on each axis.
  var deviceScale: CGSize {
    let unit = convertToDeviceSpace(CGSize(width: 1, height: 0))
    let other = convertToDeviceSpace(CGSize(width: 0, height: 1))
    return CGSize(width: hypot(unit.width, unit.height), height: hypot(other.width, other.height))
  }
}
