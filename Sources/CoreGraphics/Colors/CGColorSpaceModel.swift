/// The meaning of the components of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown kind.
  case unknown = -1
  /// Grey: one component.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// Lightness and two axes of color.
  case lab = 3
  /// Any number of inks.
  case deviceN = 4
  /// Numbers of colors in a table.
  case indexed = 5
  /// Patterns.
  case pattern = 6
  /// The CIE's three components.
  case XYZ = 7
}

/// The intents for bringing colours outside a gamut into it; conversions here clip whatever the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context chooses the intent.
  case defaultIntent = 0
  /// Colors stay the same, those that are missing are cut off.
  case absoluteColorimetric = 1
  /// Colors stay the same relative to white, those that are missing are cut off.
  case relativeColorimetric = 2
  /// All colors are moved so that their relations stay.
  case perceptual = 3
  /// All colors are moved so that they stay saturated.
  case saturation = 4
}
