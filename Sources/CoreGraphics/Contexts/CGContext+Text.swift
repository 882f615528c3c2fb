import Foundation

extension CGContext {
  /// The position of the next glyph: the translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      textMatrix.tx = newValue.x
      textMatrix.ty = newValue.y
    }
  }

  /// Extra space after each glyph, in user space.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.text.characterSpacing = spacing }
  /// Sets whether text is filled, stroked or added to the clip. `.fill` by default.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }
  /// Sets the size of text in points of text space. The font has to be set, too.
  public func setFontSize(_ size: CGFloat) { state.text.fontSize = size }

  /// Font smoothing for LCDs and quantised positions do not exist here: glyphs are always grey and placed finely.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether fonts may be smoothed with colors. Without effect: they never are.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets whether letters may lie between pixels. Without effect: they always may.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Sets whether the context allows letters between pixels. Without effect: it always does.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Sets whether letters are moved to fractions of pixels. Without effect.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Sets whether the context allows letters to be moved to fractions of pixels. Without effect.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  package var textDrawingMode: CGTextDrawingMode { state.text.mode }
  package var characterSpacing: CGFloat { state.text.characterSpacing }
  package var fontSize: CGFloat { state.text.fontSize }
  package var fillColor: CGColor { state.fillColor }
  package var strokeColor: CGColor { state.strokeColor }
}
