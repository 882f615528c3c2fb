import Foundation

extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// The fill colour, nil when it is a pattern.
  package var solidFillColor: CGColor? { state.fillColor.pattern == nil ? state.fillColor : nil }

  /// From the user space to the pixels of the bitmap, y downwards in both of UIKit's contexts.
  package var drawingMatrix: CGAffineTransform { state.matrix }
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Also makes the fill colour that space's black.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = Self.initialColor(of: space) }
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColor = Self.initialColor(of: space) }

  private static func initialColor(of space: CGColorSpace) -> CGColor {
    var values = [CGFloat](repeating: 0, count: space.numberOfComponents)
    if space.model == .cmyk { values[3] = 1 }
    return CGColor(space: space, values: values + [1])
  }

  /// Numbers of the current fill space, then alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    state.fillColor = Self.color(like: state.fillColor, components)
  }

  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    state.strokeColor = Self.color(like: state.strokeColor, components)
  }

  private static func color(like color: CGColor, _ components: UnsafePointer<CGFloat>) -> CGColor {
    guard let space = color.colorSpace else { return color }
    return CGColor(colorSpace: space, components: components) ?? color
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: .deviceGray, values: [gray, alpha])
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: .deviceGray, values: [gray, alpha])
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: .deviceRGB, values: [red, green, blue, alpha])
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: .deviceRGB, values: [red, green, blue, alpha])
  }

  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
  }

  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
  }

  /// Fills with a pattern; for an uncoloured one `components` has its colour and alpha, else alpha.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    state.fillColor = Self.patternColor(pattern, components, current: state.fillColor)
  }

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

  /// Moves patterns, in the context's default space.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.patternPhase = phase
  }
}
