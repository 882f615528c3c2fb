import Foundation

extension CGContext {
  /// Returns the shadow's offset and blur in whole device pixels.
  private func placement(of shadow: GraphicsState.Shadow) -> (dx: Int, dy: Int, sigma: Double) {
    let offset = shadow.offset.applying(baseTransform)
    func whole(_ value: CGFloat) -> Int { Int(min(max(value.rounded(), -100_000), 100_000)) }
    // A blur of b corresponds to a Gaussian with the standard deviation b / 2.
    return (whole(offset.width), whole(offset.height), Double(shadow.blur * baseTransform.meanScale) / 2)
  }

  /// Returns the pixels that the shadow of an object within `bounds` can affect.
  func shadowArea(of bounds: CGRect, _ shadow: GraphicsState.Shadow) -> PixelRect {
    let place = placement(of: shadow)
    return PixelRect(covering: bounds).outset(by: BoxBlur.reach(place.sigma) + 1).offset(x: place.dx, y: place.dy)
      .intersection(state.clip.pixels)
  }

  /// Returns the area in which objects must be drawn so that the pixels in `area`, including shadows that fall into
  /// it, are correct.
  func shadowSource(of area: PixelRect) -> PixelRect {
    guard let shadow = state.shadow, !area.isEmpty else { return area }
    let place = placement(of: shadow)
    let source = area.outset(by: BoxBlur.reach(place.sigma) + 1).offset(x: -place.dx, y: -place.dy)
    let (x0, y0) = (min(area.x, source.x), min(area.y, source.y))
    return PixelRect(
      x: x0, y: y0, width: max(area.maxX, source.maxX) - x0, height: max(area.maxY, source.maxY) - y0)
  }

  func drawShadow(
    _ shadow: GraphicsState.Shadow, of bounds: CGRect, into area: PixelRect, _ body: (Canvas, CGBlendMode) -> Void
  ) {
    let place = placement(of: shadow)
    let reach = BoxBlur.reach(place.sigma)
    let needed = area.offset(x: -place.dx, y: -place.dy).outset(by: reach + 1)
    let source = PixelRect(covering: bounds).outset(by: reach + 1).intersection(needed)
    guard let canvas = Canvas(covering: source, format: .a8) else { return }
    body(canvas, .normal)
    BoxBlur.blur(canvas.buffer, sigma: place.sigma)
    let (x, y) = (source.x + place.dx, source.y + place.dy)
    let color = shadow.color.argb
    composite(area) { target, mode in
      target.mask(canvas.buffer, x: x, y: y, paint: .color(color), mode: mode)
    }
  }
}
