/// How new colours are blended with those of the bitmap.
///
/// The formulas are those of the PDF reference and of Apple's page:
/// <https://developer.apple.com/documentation/coregraphics/cgblendmode>
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  case plusDarker = 26
  case plusLighter = 27
}

/// How smoothly images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}

/// What drawing text does with the glyphs' outlines: fill, stroke, clip, or a combination.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7
}

/// An error of a function that returns one.
public enum CGError: Int32, Sendable {
  case success = 0
  case failure = 1000
  case illegalArgument = 1001
  case invalidConnection = 1002
  case invalidContext = 1003
  case cannotComplete = 1004
  case notImplemented = 1006
  case rangeCheck = 1007
  case typeCheck = 1008
  case invalidOperation = 1010
  case noneAvailable = 1011
}

public typealias CGFontIndex = UInt16
public typealias CGGlyph = CGFontIndex
public var kCGFontIndexMax: CGFontIndex { 65534 }
public var kCGFontIndexInvalid: CGFontIndex { 65535 }
public var kCGGlyphMax: CGFontIndex { 65535 }
