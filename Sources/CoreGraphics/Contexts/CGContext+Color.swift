import Foundation

extension CGContext {
  /// Sets the fill color and its space.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// The fill color; nil if it is a pattern.
  package var solidFillColor: CGColor? { state.fillColor.pattern == nil ? state.fillColor : nil }

  /// The transform from user space to the pixels of the bitmap; y points down in both of UIKit's contexts.
  package var drawingMatrix: CGAffineTransform { state.matrix }
  /// Sets the stroke color and its space.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the color space of fills, and the fill color to that space's initial color, usually black.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = Self.initialColor(of: space) }
  /// Sets the color space of strokes, and the stroke color to that space's initial color, usually black.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColor = Self.initialColor(of: space) }

  private static func initialColor(of space: CGColorSpace) -> CGColor {
    var values = [CGFloat](repeating: 0, count: space.numberOfComponents)
    if space.model == .cmyk { values[3] = 1 }
    return CGColor(space: space, values: values + [1])
  }

  /// Sets the fill color to components of the current fill space, alpha last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    state.fillColor = Self.color(like: state.fillColor, components)
  }

  /// Sets the stroke color to components of the current stroke space, alpha last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    state.strokeColor = Self.color(like: state.strokeColor, components)
  }

  private static func color(like color: CGColor, _ components: UnsafePointer<CGFloat>) -> CGColor {
    guard let space = color.colorSpace else { return color }
    return CGColor(colorSpace: space, components: components) ?? color
  }

  /// Sets the fill color to a gray from 0 to 1 in the device-dependent gray space.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: .deviceGray, values: [gray, alpha])
  }

  /// Sets the stroke color to a gray from 0 to 1 in the device-dependent gray space.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: .deviceGray, values: [gray, alpha])
  }

  /// Sets the fill color to device-dependent RGB components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: .deviceRGB, values: [red, green, blue, alpha])
  }

  /// Sets the stroke color to device-dependent RGB components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: .deviceRGB, values: [red, green, blue, alpha])
  }

  /// Sets the fill color to device-dependent CMYK components from 0 to 1.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
  }

  /// Sets the stroke color to device-dependent CMYK components from 0 to 1.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
  }

  /// Sets the fill pattern. `components` contains the color of an uncolored pattern, then alpha; for a colored
  /// pattern, only alpha. The fill space must be a pattern space.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    state.fillColor = Self.patternColor(pattern, components, current: state.fillColor)
  }

  /// Sets the stroke pattern. `components` contains the color of an uncolored pattern, then alpha; for a colored
  /// pattern, only alpha. The stroke space must be a pattern space.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    state.strokeColor = Self.patternColor(pattern, components, current: state.strokeColor)
  }

  private static func patternColor(
    _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, current: CGColor
  ) -> CGColor {
    var space = current.colorSpace ?? .deviceRGB
    if case .pattern = space.kind {
    } else {
      space = CGColorSpace(kind: .pattern(base: pattern.isColored ? nil : space))
    }
    return CGColor(patternSpace: space, pattern: pattern, components: components) ?? current
  }

  /// Sets the origin of patterns, in the context's default coordinate space.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.patternPhase = phase
  }
}
