/// The vertical metrics of a font, in units of the em.
package struct VerticalMetrics: Equatable, Sendable {
  package var ascent: CGFloat
  /// The descent below the baseline, which is positive.
  package var descent: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  package var underlinePosition: CGFloat = -0.1
  package var underlineThickness: CGFloat = 0.05

  /// Returns San Francisco's metrics as measured on iOS (`facts/text.md#system-font`). Apps' layouts depend on
  /// them, so they are used regardless of the font that is drawn.
  package static func sanFrancisco(weight: CGFloat, size: CGFloat) -> VerticalMetrics {
    VerticalMetrics(
      ascent: 0.9521484375, descent: 0.2412109375, leading: 0, capHeight: 0.70458984375,
      xHeight: sanFranciscoXHeight(weight: weight, size: size), underlinePosition: -0.1, underlineThickness: 0.05)
  }

  /// Returns the x-height, which depends on the weight up to 17 pt, and decreases to that of the display variant at
  /// 28 pt.
  private static func sanFranciscoXHeight(weight: CGFloat, size: CGFloat) -> CGFloat {
    let text: CGFloat
    if weight <= 0 {
      text = 0.5263671875 + 0.001 * max(weight, -0.8) / 0.8
    } else {
      text = 0.5263671875 + 0.0073 * min(weight, 0.3) / 0.3
    }
    let display = text - (0.5263671875 - 0.5055)
    let position = min(max((size - 17) / 11, 0), 1)
    return text + (display - text) * position
  }

  package static let monospaced = VerticalMetrics(
    ascent: 0.9521484375, descent: 0.2412109375, leading: 0, capHeight: 0.70458984375, xHeight: 0.53710938)

  package static let serif = VerticalMetrics(
    ascent: 0.9521484375, descent: 0.2412109375, leading: 0, capHeight: 0.70458984375, xHeight: 0.4809)
}
