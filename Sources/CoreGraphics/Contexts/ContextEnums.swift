/// The blend modes of new colours with those of the bitmap.
///
/// The formulas are those of the PDF reference and of Apple's page:
/// <https://developer.apple.com/documentation/coregraphics/cgblendmode>
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  /// The source over the bitmap, by its alpha.
  case normal = 0
  /// The product of both colors, which is darker.
  case multiply = 1
  /// One minus the product of the inverted colors, which is lighter.
  case screen = 2
  /// Multiplies dark and screens light colors of the bitmap.
  case overlay = 3
  /// The darker of both colors.
  case darken = 4
  /// The lighter of both colors.
  case lighten = 5
  /// Makes the bitmap lighter by the source.
  case colorDodge = 6
  /// Makes the bitmap darker by the source.
  case colorBurn = 7
  /// Makes the bitmap softly darker or lighter, as by a diffuse light.
  case softLight = 8
  /// Multiplies or screens by the source's lightness, as by a hard light.
  case hardLight = 9
  /// The difference of both colors.
  case difference = 10
  /// The difference of both colors, with less contrast.
  case exclusion = 11
  /// The source's hue with the saturation and luminosity of the bitmap.
  case hue = 12
  /// The source's saturation with the hue and luminosity of the bitmap.
  case saturation = 13
  /// The source's hue and saturation with the luminosity of the bitmap.
  case color = 14
  /// The source's luminosity with the hue and saturation of the bitmap.
  case luminosity = 15
  /// Clears the bitmap.
  case clear = 16
  /// The source replaces the bitmap, with its alpha.
  case copy = 17
  /// The source where there is something.
  case sourceIn = 18
  /// The source where there is nothing.
  case sourceOut = 19
  /// The source over the bitmap, where the bitmap is not clear.
  case sourceAtop = 20
  /// The source under the bitmap.
  case destinationOver = 21
  /// Keeps the bitmap where the source is.
  case destinationIn = 22
  /// Keeps the bitmap where the source is not.
  case destinationOut = 23
  /// Draws the bitmap over the source, where the source is.
  case destinationAtop = 24
  /// Each where the other one is not.
  case xor = 25
  /// The sum of both, darkened.
  case plusDarker = 26
  /// The sum of both, up to white.
  case plusLighter = 27
}

/// The quality of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context chooses the quality.
  case `default` = 0
  /// Pixels are not mixed.
  case none = 1
  /// Fast, with few pixels mixed.
  case low = 2
  /// Between `low` and `high`.
  case medium = 4
  /// Slow, with many pixels mixed.
  case high = 3
}

/// The uses of the glyphs' outlines when text is drawn: fill, stroke, clip, or a combination.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills the glyphs with the fill colour. The default.
  case fill = 0
  /// Draws the glyphs' outlines with the stroke colour and the line width.
  case stroke = 1
  /// Fills the glyphs, then draws their outlines.
  case fillStroke = 2
  /// Draws nothing, but moves the text position on.
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

/// An error of a function that returns one.
public enum CGError: Int32, Sendable {
  /// The function succeeded.
  case success = 0
  /// Something failed for which there is no other code.
  case failure = 1000
  /// An argument is not allowed.
  case illegalArgument = 1001
  /// The connection to the window server is not valid.
  case invalidConnection = 1002
  /// The graphics context is not valid.
  case invalidContext = 1003
  /// The function began, but could not finish.
  case cannotComplete = 1004
  /// The function is declared, but does nothing on this system.
  case notImplemented = 1006
  /// A number is outside of the range that is allowed.
  case rangeCheck = 1007
  /// A value is of another type than expected.
  case typeCheck = 1008
  /// The operation is not possible in the present state.
  case invalidOperation = 1010
  /// The resource exists, but is not available now.
  case noneAvailable = 1011
}

/// The number of a glyph in its font, under its older name.
public typealias CGFontIndex = UInt16
/// The number of a glyph in its font.
public typealias CGGlyph = CGFontIndex
/// The highest number that a glyph can have.
public var kCGFontIndexMax: CGFontIndex { 65534 }
/// The number of no glyph.
public var kCGFontIndexInvalid: CGFontIndex { 65535 }
/// The largest value of a glyph's number, including the invalid one.
public var kCGGlyphMax: CGFontIndex { 65535 }
