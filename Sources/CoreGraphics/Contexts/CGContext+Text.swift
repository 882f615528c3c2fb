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
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }
  public func setFontSize(_ size: CGFloat) { state.text.fontSize = size }

  /// Font smoothing for LCDs and quantised positions do not exist here: glyphs are always grey and placed finely.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  package var textDrawingMode: CGTextDrawingMode { state.text.mode }
  package var characterSpacing: CGFloat { state.text.characterSpacing }
  package var fontSize: CGFloat { state.text.fontSize }
  package var fillColor: CGColor { state.fillColor }
  package var strokeColor: CGColor { state.strokeColor }
}
