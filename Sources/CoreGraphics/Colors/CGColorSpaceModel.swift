/// The color model of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown kind.
  case unknown = -1
  /// Gray: one component.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// Lightness and two color axes.
  case lab = 3
  /// Any number of inks.
  case deviceN = 4
  /// Indexes of a color table.
  case indexed = 5
  /// Patterns.
  case pattern = 6
  /// The CIE XYZ components.
  case XYZ = 7
}

/// The methods for mapping colors outside of a gamut into it. Conversions here clip them, whatever the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context chooses the intent.
  case defaultIntent = 0
  /// Keeps colors inside the gamut, and clips those outside of it.
  case absoluteColorimetric = 1
  /// Keeps colors inside the gamut relative to the white point, and clips those outside of it.
  case relativeColorimetric = 2
  /// Changes all colors so that the relations between them are preserved.
  case perceptual = 3
  /// Changes all colors so that their saturation is preserved.
  case saturation = 4
}
