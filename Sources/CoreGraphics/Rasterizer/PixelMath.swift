/// Integer arithmetic on 0xAARRGGBB pixels, with the same results on every machine.
package enum PixelMath: Sendable {
  /// Returns `a * b / 255`, rounded.
  @inline(__always)
  package static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let t = a &* b &+ 128
    return (t &+ (t >> 8)) >> 8
  }

  /// Returns a pixel with all four bytes multiplied by `factor / 255`, rounded.
  @inline(__always)
  package static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    even = (even &+ ((even >> 8) & 0x00FF_00FF)) >> 8
    var odd = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    odd = (odd &+ ((odd >> 8) & 0x00FF_00FF))
    return (even & 0x00FF_00FF) | (odd & 0xFF00_FF00)
  }

  /// Composites a source over a destination; both are premultiplied.
  @inline(__always)
  package static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scale(destination, 255 &- source >> 24)
  }

  @inline(__always)
  package static func premultiply(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    return scale(pixel | 0xFF00_0000, alpha)
  }

  package static func unpremultiply(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return pixel }
    func plain(_ value: UInt32) -> UInt32 { min(255, (value * 255 + alpha / 2) / alpha) }
    return alpha << 24 | plain((pixel >> 16) & 255) << 16 | plain((pixel >> 8) & 255) << 8 | plain(pixel & 255)
  }

  /// Limits color components to alpha, since greater values, as in invalid premultiplied input, would overflow in
  /// blends.
  @inline(__always)
  static func clampToAlpha(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    return alpha << 24 | min((pixel >> 16) & 255, alpha) << 16 | min((pixel >> 8) & 255, alpha) << 8
      | min(pixel & 255, alpha)
  }

  /// Returns the luminance of a premultiplied pixel over black, from 0 to 255.
  @inline(__always)
  static func luminance(_ pixel: UInt32) -> UInt32 {
    let red = (pixel >> 16) & 255
    let green = (pixel >> 8) & 255
    return (red &* 54 &+ green &* 183 &+ (pixel & 255) &* 19 &+ 128) >> 8
  }
}
