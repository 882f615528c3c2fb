extension FontCatalog {
  /// Text families. Their names and line metrics are those that their own tables (`hhea`, `OS/2`) contain. The
  /// average advances of Arial, Courier New, Georgia, Helvetica, Helvetica Neue, Times New Roman, Trebuchet MS and
  /// Verdana are those published for CSS size adjustments (Capsize, `xWidthAvg`); those of others are estimated
  /// from specimens.
  ///
  /// The ascent of Helvetica includes the 15 % of its height that Core Text adds to this family. The leading is
  /// part of `lineHeight` (1.193 em for Helvetica Neue, 1.15 for Helvetica, Arial and Times New Roman).
  static let latinFamilies: [Family] = [
    family(
      "Helvetica", faces("Helvetica", "- Bold Oblique BoldOblique Light LightOblique"),
      metrics(0.92, 0.23, 0, cap: 0.7173, x: 0.5229), .liberationSans),
    family(
      "Helvetica Neue",
      faces(
        "HelveticaNeue",
        "UltraLight UltraLightItalic Thin ThinItalic Light LightItalic - Italic Medium MediumItalic Bold BoldItalic "
          + "CondensedBold CondensedBlack"),
      metrics(0.952, 0.213, 0.028, cap: 0.714, x: 0.517), .liberationSans, average: 0.445),
    family(
      "Arial",
      faces("Arial", "BoldMT ItalicMT BoldItalicMT") + [Face(name: "ArialMT", weight: 0, isItalic: false)],
      metrics(0.9052734375, 0.2119140625, 0.03271484375, cap: 0.7163, x: 0.519), .liberationSans),
    family(
      "Arial Rounded MT Bold", [Face(name: "ArialRoundedMTBold", weight: 0.4, isItalic: false)],
      metrics(0.9463, 0.2109, 0, cap: 0.716, x: 0.519), .quicksand, average: 0.482),
    family(
      "Avenir",
      faces(
        "Avenir",
        "Roman Oblique Book BookOblique Light LightOblique Medium MediumOblique Heavy HeavyOblique Black BlackOblique"
      ).map { face in
        // Avenir has no bold face; bold text is drawn with the heavy one.
        var face = face
        if face.weight > 0.5 { face.weight = face.weight > 0.6 ? 0.56 : 0.4 }
        return face
      },
      metrics(1, 0.366, 0, cap: 0.708, x: 0.468), .cantarell, average: 0.443),
    family(
      "Avenir Next",
      faces(
        "AvenirNext",
        "Regular UltraLight UltraLightItalic Italic Medium MediumItalic DemiBold DemiBoldItalic Bold BoldItalic "
          + "Heavy HeavyItalic"),
      metrics(1, 0.366, 0, cap: 0.708, x: 0.468), .cantarell, average: 0.449),
    family(
      "Avenir Next Condensed",
      faces(
        "AvenirNextCondensed",
        "Regular UltraLight UltraLightItalic Italic Medium MediumItalic DemiBold DemiBoldItalic Bold BoldItalic "
          + "Heavy HeavyItalic"),
      metrics(1, 0.366, 0, cap: 0.708, x: 0.468), .universalisCondensed, average: 0.362),
    family(
      "Verdana", faces("Verdana", "- Bold Italic BoldItalic"),
      metrics(1.0053, 0.21, 0, cap: 0.727, x: 0.5454), .dejaVuSans, average: 0.5063),
    family(
      "Trebuchet MS",
      [
        Face(name: "TrebuchetMS", weight: 0, isItalic: false),
        Face(name: "TrebuchetMS-Bold", weight: 0.4, isItalic: false),
        Face(name: "TrebuchetMS-Italic", weight: 0, isItalic: true),
        Face(name: "Trebuchet-BoldItalic", weight: 0.4, isItalic: true),
      ], metrics(0.939, 0.222, 0, cap: 0.716, x: 0.523), .universalis, average: 0.4518),
    family(
      "Gill Sans",
      faces("GillSans", "- Light LightItalic Italic SemiBold SemiBoldItalic Bold BoldItalic UltraBold"),
      metrics(0.918, 0.23, 0, cap: 0.682, x: 0.449), .gillius, average: 0.405),
    family(
      "Futura", faces("Futura", "Medium MediumItalic Bold CondensedMedium CondensedExtraBold"),
      metrics(1.0386, 0.2598, 0.03, cap: 0.7617, x: 0.4316), .universalis, average: 0.428),
    family(
      "Galvji", faces("Galvji", "- Bold"), metrics(0.952, 0.2495, 0, cap: 0.716, x: 0.53), .liberationSans,
      average: 0.455),
    family(
      "DIN Alternate", faces("DINAlternate", "Bold"), metrics(0.94, 0.224, 0, cap: 0.714, x: 0.515), .universalis,
      average: 0.445),
    family(
      "DIN Condensed", faces("DINCondensed", "Bold"), metrics(0.712, 0.288, 0.2, cap: 0.712, x: 0.53),
      .nimbusNarrow, average: 0.315),
    family(
      "Impact", [Face(name: "Impact", weight: 0.62, isItalic: false)],
      metrics(1.009, 0.2109, 0, cap: 0.79, x: 0.65), .nimbusNarrow, average: 0.43),
    family(
      "Optima", faces("Optima", "Regular Italic Bold BoldItalic ExtraBlack"),
      metrics(0.919, 0.268, 0.028, cap: 0.681, x: 0.474), .biolinum, average: 0.428),
    family(
      "Georgia", faces("Georgia", "- Bold Italic BoldItalic"),
      metrics(0.9170, 0.2192, 0, cap: 0.6924, x: 0.4814), .caladea, average: 0.4372, design: .serif),
    family(
      "Times New Roman",
      [
        Face(name: "TimesNewRomanPSMT", weight: 0, isItalic: false),
        Face(name: "TimesNewRomanPS-BoldMT", weight: 0.4, isItalic: false),
        Face(name: "TimesNewRomanPS-ItalicMT", weight: 0, isItalic: true),
        Face(name: "TimesNewRomanPS-BoldItalicMT", weight: 0.4, isItalic: true),
      ], metrics(0.8911, 0.2163, 0.0425, cap: 0.6621, x: 0.4473), .liberationSerif, design: .serif),
    family(
      "Palatino", faces("Palatino", "Roman Bold Italic BoldItalic"),
      metrics(0.732, 0.283, 0.33, cap: 0.716, x: 0.475), .palladio, design: .serif),
    family(
      "Baskerville", faces("Baskerville", "- Italic SemiBold SemiBoldItalic Bold BoldItalic"),
      metrics(0.8979, 0.2461, 0, cap: 0.66, x: 0.4), .libertine, average: 0.391, design: .serif),
    family(
      "Charter", faces("Charter", "Roman Italic Bold BoldItalic Black BlackItalic"),
      metrics(0.98, 0.238, 0, cap: 0.673, x: 0.482), .caladea, average: 0.428, design: .serif),
    family(
      "Cochin", faces("Cochin", "- Italic Bold BoldItalic"), metrics(0.897, 0.263, 0, cap: 0.67, x: 0.38),
      .libertine, average: 0.4, design: .serif),
    family(
      "Hoefler Text", faces("HoeflerText", "Regular Italic Black BlackItalic"),
      metrics(0.717, 0.283, 0, cap: 0.66, x: 0.417), .libertine, average: 0.407, design: .serif),
    family(
      "STIX Two Text",
      [
        Face(name: "STIXTwoText", weight: 0, isItalic: false),
        Face(name: "STIXTwoText-Italic", weight: 0, isItalic: true),
        Face(name: "STIXTwoText_Medium", weight: 0.23, isItalic: false),
        Face(name: "STIXTwoText-Italic_Medium-Italic", weight: 0.23, isItalic: true),
        Face(name: "STIXTwoText_SemiBold", weight: 0.3, isItalic: false),
        Face(name: "STIXTwoText-Italic_SemiBold-Italic", weight: 0.3, isItalic: true),
        Face(name: "STIXTwoText_Bold", weight: 0.4, isItalic: false),
        Face(name: "STIXTwoText-Italic_Bold-Italic", weight: 0.4, isItalic: true),
      ], metrics(0.762, 0.238, 0.25, cap: 0.656, x: 0.467), .libertine, average: 0.407, design: .serif),
    family(
      "STIX Two Math", [Face(name: "STIXTwoMath-Regular", weight: 0, isItalic: false)],
      metrics(0.762, 0.238, 0.25, cap: 0.656, x: 0.467), .libertine, average: 0.407, design: .serif),
    family(
      "Courier", faces("Courier", "- Bold Oblique BoldOblique"),
      metrics(0.7539, 0.2461, 0, cap: 0.5762, x: 0.4385), .nimbusMono, design: .monospaced, fixed: 0.6001),
    family(
      "Courier New",
      [
        Face(name: "CourierNewPSMT", weight: 0, isItalic: false),
        Face(name: "CourierNewPS-BoldMT", weight: 0.4, isItalic: false),
        Face(name: "CourierNewPS-ItalicMT", weight: 0, isItalic: true),
        Face(name: "CourierNewPS-BoldItalicMT", weight: 0.4, isItalic: true),
      ], metrics(0.8333, 0.3, 0, cap: 0.5713, x: 0.4229), .nimbusMono, design: .monospaced, fixed: 0.6001),
    family(
      "Menlo", faces("Menlo", "Regular Bold Italic BoldItalic"),
      metrics(0.9282, 0.2358, 0, cap: 0.729, x: 0.5469), .dejaVuMono, design: .monospaced, fixed: 0.602),
  ]
}
