/// The formulas that combine the color of a source with that of the bitmap.
///
/// The formulas are those of the PDF reference and of Apple's page:
/// <https://developer.apple.com/documentation/coregraphics/cgblendmode>
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  /// Composites the source over the bitmap by its alpha.
  case normal = 0
  /// Multiplies the colors, which darkens.
  case multiply = 1
  /// Multiplies the inverses of the colors and inverts the product, which lightens.
  case screen = 2
  /// Multiplies dark colors of the bitmap, and screens light ones.
  case overlay = 3
  /// Selects the darker of each component.
  case darken = 4
  /// Selects the lighter of each component.
  case lighten = 5
  /// Brightens the bitmap to reflect the source.
  case colorDodge = 6
  /// Darkens the bitmap to reflect the source.
  case colorBurn = 7
  /// Darkens or lightens the bitmap slightly, as a diffuse light does.
  case softLight = 8
  /// Multiplies or screens depending on the source, as a harsh spotlight does.
  case hardLight = 9
  /// Computes the absolute difference of the colors.
  case difference = 10
  /// Computes a difference with lower contrast.
  case exclusion = 11
  /// Combines the source's hue with the saturation and luminosity of the bitmap.
  case hue = 12
  /// Combines the source's saturation with the hue and luminosity of the bitmap.
  case saturation = 13
  /// Combines the source's hue and saturation with the luminosity of the bitmap.
  case color = 14
  /// Combines the source's luminosity with the hue and saturation of the bitmap.
  case luminosity = 15
  /// Makes the bitmap transparent.
  case clear = 16
  /// Replaces the bitmap by the source, including alpha.
  case copy = 17
  /// Keeps the source where the bitmap is opaque.
  case sourceIn = 18
  /// Keeps the source where the bitmap is transparent.
  case sourceOut = 19
  /// Composites the source over the bitmap, only where the bitmap is opaque.
  case sourceAtop = 20
  /// Composites the source under the bitmap.
  case destinationOver = 21
  /// Keeps the bitmap where the source is opaque.
  case destinationIn = 22
  /// Keeps the bitmap where the source is transparent.
  case destinationOut = 23
  /// Composites the bitmap over the source, only where the source is opaque.
  case destinationAtop = 24
  /// Keeps each of the two where the other one is transparent.
  case xor = 25
  /// Adds the inverses of the colors and inverts the sum, limited to black.
  case plusDarker = 26
  /// Adds the colors, limited to white.
  case plusLighter = 27
}

/// The interpolation quality of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context chooses the quality.
  case `default` = 0
  /// Does not interpolate.
  case none = 1
  /// Interpolates fast, from few pixels.
  case low = 2
  /// Interpolates with a quality between `low` and `high`.
  case medium = 4
  /// Interpolates slowly, from many pixels.
  case high = 3
}

/// The operations for the outlines of glyphs when text is drawn: fill, stroke, clip, or a combination.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills the glyphs with the fill color. The default.
  case fill = 0
  /// Draws the glyphs' outlines with the stroke color and the line width.
  case stroke = 1
  /// Fills the glyphs, then draws their outlines.
  case fillStroke = 2
  /// Draws nothing, but advances the text position.
  case invisible = 3
  /// Fills the glyphs and adds them to the clipping area.
  case fillClip = 4
  /// Draws the glyphs' outlines and adds the glyphs to the clipping area.
  case strokeClip = 5
  /// Fills the glyphs, draws their outlines, and adds them to the clipping area.
  case fillStrokeClip = 6
  /// Draws nothing, and adds the glyphs to the clipping area.
  case clip = 7
}

/// The error codes of CoreGraphics functions.
public enum CGError: Int32, Sendable {
  /// The function succeeded.
  case success = 0
  /// The function failed for a reason without an error code of its own.
  case failure = 1000
  /// An argument is not valid.
  case illegalArgument = 1001
  /// The connection to the window server is not valid.
  case invalidConnection = 1002
  /// The graphics context is not valid.
  case invalidContext = 1003
  /// The function began, but could not be completed.
  case cannotComplete = 1004
  /// The function is not implemented on this system.
  case notImplemented = 1006
  /// A number is out of range.
  case rangeCheck = 1007
  /// A value has an unexpected type.
  case typeCheck = 1008
  /// The operation is not possible in the current state.
  case invalidOperation = 1010
  /// The resource is not available at present.
  case noneAvailable = 1011
}

/// The index of a glyph in its font, under its older name.
public typealias CGFontIndex = UInt16
/// The index of a glyph in its font.
public typealias CGGlyph = CGFontIndex
/// The greatest valid glyph index.
public var kCGFontIndexMax: CGFontIndex { 65534 }
/// The glyph index that stands for no glyph.
public var kCGFontIndexInvalid: CGFontIndex { 65535 }
/// The greatest value of a glyph index, including the invalid one.
public var kCGGlyphMax: CGFontIndex { 65535 }
