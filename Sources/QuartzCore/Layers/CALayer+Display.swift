import CoreGraphics
import ObjectiveC

/// Display: the delegate provides contents, or the layer draws into a bitmap at its contents scale. A layer that
/// does not draw has no bitmap.
extension CALayer {
  final func setContents(_ value: Any?) {
    let new = value.flatMap(CALayer.unwrapped)
    if new == nil, contentsObject == nil, backing == nil { return }
    let action = willChange("contents")
    if let new = new as? LayerBacking {
      backing = new
      contentsObject = nil
    } else {
      backing = nil
      contentsObject = new
    }
    didChange("contents", action)
  }

  /// Returns the value in an optional that is boxed in `Any`.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  final func invalidate(_ rect: CGRect?) {
    let whole = values.bounds
    let rect = rect.map { whole.part(in: $0) } ?? whole
    if rect.isEmpty, !whole.isEmpty { return }
    invalidRect = pending.contains(.display) ? (invalidRect ?? whole).union(rect) : rect
    markDirty(.display)
  }

  final func displayIfPending() {
    guard pending.contains(.display), modelLayer == nil else { return }
    pending.subtract(.display)
    display()
    // As with layout, a request for display that the layer makes while it draws is part of that drawing.
    pending.subtract(.display)
    invalidRect = nil
  }

  /// Displays the contents: the implementation of `display()`.
  final func displayContents() {
    pending.subtract(.display)
    if let delegate {
      if let provider = delegate as? any LayerContentsProvider, let contents = provider.layerContents(for: self) {
        let bounds = values.bounds
        return take(contents, frame: provider.layerContentsFrame(for: self) ?? bounds)
      }
      delegateLacksMethod = false
      delegate.display(self)
      if !delegateLacksMethod { return }
    }
    drawContents()
  }

  /// Stores contents that the delegate created itself.
  private func take(_ contents: LayerContents, frame: CGRect) {
    contentsObject = nil
    if case .none = contents {
      backing = nil
    } else {
      backing = LayerBacking(contents: contents, bounds: values.bounds, scale: values.contentsScale, frame: frame)
    }
    markDirty(.state)
  }

  // MARK: Drawing into a bitmap

  private func drawContents() {
    guard mayDraw else { return dropBacking() }
    guard let size = BackingSize(values.bounds.size, scale: values.contentsScale) else { return dropBacking() }
    delegate?.layerWillDraw(self)
    // A new bitmap replaces the old one with an action, as set contents do: layers without a view cross-fade. If
    // there is an action, drawing in place would overwrite the bitmap to fade from.
    let action = changeAction("contents")
    let reused = action == nil ? reusableBuffer(for: size) : nil
    guard let buffer = reused ?? PixelBuffer(width: size.width, height: size.height, format: .argb32) else {
      return
    }
    let dirty = reused == nil ? values.bounds : (invalidRect ?? values.bounds)
    draw(into: buffer, scale: size.scale, dirty: dirty, clears: reused != nil)
    if baseDrawDidRun && delegateLacksMethod && buffer.isClear { return dropBacking() }
    contentsObject = nil
    if reused != nil {
      node?.contentsDidChange(in: dirty)
      return markDirty(.state)
    }
    let frame = CGRect(
      origin: values.bounds.origin,
      size: CGSize(width: CGFloat(size.width) / size.scale, height: CGFloat(size.height) / size.scale))
    backing = LayerBacking(
      contents: .bitmap(buffer, opaque: values.isOpaque), bounds: values.bounds, scale: size.scale, frame: frame)
    action?.run(forKey: "contents", object: self, arguments: nil)
    markDirty(.state)
  }

  /// Displays the layer by changes of its last bitmap, instead of drawing all of it.
  ///
  /// - Parameter change: moves pixels of the bitmap, which has that number of pixels a point, and returns the parts
  ///   to be drawn, and the rectangle outside of which the bitmap stays the same, in the layer's space and on whole
  ///   pixels; nil to leave the bitmap as it was.
  /// - Returns: false if there is no bitmap of the layer's size that can be changed, or the change was nil.
  package final func redisplay(
    _ change: (PixelBuffer, CGFloat) -> (drawn: [CGRect], changed: CGRect)?
  ) -> Bool {
    guard mayDraw, let size = BackingSize(values.bounds.size, scale: values.contentsScale),
      let buffer = reusableBuffer(for: size), changeAction("contents") == nil,
      let (drawn, changed) = change(buffer, size.scale)
    else { return false }
    pending.subtract(.display)
    for part in drawn { draw(into: buffer, scale: size.scale, dirty: part, clears: true) }
    node?.contentsDidChange(in: changed)
    markDirty(.state)
    return true
  }

  /// A layer draws when its class has its own `draw(in:)`, or when its delegate may draw.
  private var mayDraw: Bool {
    if CALayer.drawOverride.isOverridden(in: type(of: self)) { return true }
    guard let delegate else { return false }
    return (delegate as? any LayerDrawingDelegate)?.layerDrawsContents ?? true
  }

  private static let drawOverride = OverrideProbe(base: CALayer.self, overriding: DrawingLayer.self)

  private func dropBacking() {
    guard backing != nil else { return }
    backing = nil
    markDirty(.state)
  }

  /// Returns the last bitmap for drawing in place, if it has the required size.
  private func reusableBuffer(for size: BackingSize) -> PixelBuffer? {
    // A presentation copy shares its model's bitmap, which it must not draw into.
    guard modelLayer == nil, let backing, contentsObject == nil, backing.bounds == values.bounds,
      backing.scale == size.scale,
      case .bitmap(let buffer, let opaque) = backing.contents, opaque == values.isOpaque,
      !buffer.isFrozen, buffer.width == size.width, buffer.height == size.height, buffer.format == .argb32
    else { return nil }
    return buffer
  }

  private func draw(into buffer: PixelBuffer, scale: CGFloat, dirty: CGRect, clears: Bool) {
    let b = values.bounds
    let base = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -b.minX * scale, ty: -b.minY * scale)
    guard let context = CGContext(pixelBuffer: buffer, baseTransform: base) else { return }
    context.saveGState()
    if dirty != b {
      context.clip(to: dirty)
    }
    if clears { context.clear(dirty) }
    if values.isOpaque {
      context.setFillColor(LayerValues.black)
      context.fill(dirty)
      context.setFillColor(LayerValues.black)
    }
    baseDrawDidRun = false
    delegateLacksMethod = false
    draw(in: context)
    context.restoreGState()
    context.flush()
  }

  final func drawByDelegate(in context: CGContext) {
    baseDrawDidRun = true
    delegateLacksMethod = false
    guard let delegate else {
      delegateLacksMethod = true
      return
    }
    delegate.draw(self, in: context)
  }
}

/// A subclass that lets the override probe identify the method `draw(in:)`. It has package access, because the
/// optimizer would otherwise remove its vtable.
package class DrawingLayer: CALayer {
  package override func draw(in ctx: CGContext) { setNeedsLayout() }
}

extension PixelBuffer {
  /// Whether all pixels are transparent.
  var isClear: Bool {
    for y in 0..<height {
      let line = row(y)
      for x in 0..<width where line[x] != 0 { return false }
    }
    return true
  }
}
