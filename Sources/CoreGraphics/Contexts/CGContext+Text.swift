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

  /// Sets the additional space after each glyph, in user space.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.text.characterSpacing = spacing }
  /// Sets whether text is filled, stroked or added to the clip. `.fill` by default.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }
  /// Sets the font size in text space. The font has to be set separately.
  public func setFontSize(_ size: CGFloat) { state.text.fontSize = size }

  /// Sets whether glyphs use LCD smoothing. It has no effect: glyphs always use grayscale antialiasing.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether the context allows LCD smoothing. It has no effect.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets whether glyphs are drawn at subpixel positions. It has no effect: they always are.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Sets whether the context allows subpixel positions of glyphs. It has no effect: it always does.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Sets whether subpixel positions of glyphs are quantized. It has no effect.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Sets whether the context allows quantized subpixel positions of glyphs. It has no effect.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  package var textDrawingMode: CGTextDrawingMode { state.text.mode }
  package var characterSpacing: CGFloat { state.text.characterSpacing }
  package var fontSize: CGFloat { state.text.fontSize }
  package var fillColor: CGColor { state.fillColor }
  package var strokeColor: CGColor { state.strokeColor }
}
