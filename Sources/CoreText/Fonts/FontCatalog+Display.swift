extension FontCatalog {
  /// Display families. Their line metrics are those of their own tables; average advances are estimated from
  /// specimens.
  static let displayFamilies: [Family] = [
    family(
      "Academy Engraved LET", [Face(name: "AcademyEngravedLetPlain", weight: 0, isItalic: false)],
      metrics(0.9, 0.32, 0, cap: 0.66, x: 0.42), .didot, average: 0.43, design: .serif),
    family(
      "American Typewriter",
      faces("AmericanTypewriter", "- Light Semibold Bold Condensed CondensedLight CondensedBold"),
      metrics(0.907, 0.25, 0, cap: 0.676, x: 0.499), .slab, average: 0.474, design: .serif),
    family(
      "Rockwell", faces("Rockwell", "Regular Italic Bold BoldItalic"),
      metrics(0.9023, 0.2344, 0, cap: 0.68, x: 0.46), .slab, average: 0.448, design: .serif),
    family(
      "Bodoni 72",
      [
        Face(name: "BodoniSvtyTwoITCTT-Book", weight: 0, isItalic: false),
        Face(name: "BodoniSvtyTwoITCTT-BookIta", weight: 0, isItalic: true),
        Face(name: "BodoniSvtyTwoITCTT-Bold", weight: 0.4, isItalic: false),
      ], metrics(0.921, 0.279, 0, cap: 0.7, x: 0.4), .didot, average: 0.4, design: .serif),
    family(
      "Bodoni 72 Oldstyle",
      [
        Face(name: "BodoniSvtyTwoOSITCTT-Book", weight: 0, isItalic: false),
        Face(name: "BodoniSvtyTwoOSITCTT-BookIt", weight: 0, isItalic: true),
        Face(name: "BodoniSvtyTwoOSITCTT-Bold", weight: 0.4, isItalic: false),
      ], metrics(0.921, 0.279, 0, cap: 0.7, x: 0.4), .didot, average: 0.4, design: .serif,
      features: [.init(tag: "onum", value: 1)]),
    family(
      "Bodoni 72 Smallcaps", [Face(name: "BodoniSvtyTwoSCITCTT-Book", weight: 0, isItalic: false)],
      metrics(0.921, 0.279, 0, cap: 0.7, x: 0.45), .didot, average: 0.47, design: .serif,
      features: [.init(tag: "smcp", value: 1)]),
    family(
      "Copperplate", faces("Copperplate", "- Light Bold"), metrics(0.763, 0.248, 0, cap: 0.6, x: 0.472), .biolinum,
      average: 0.53, design: .serif, features: [.init(tag: "smcp", value: 1)]),
    family(
      "Didot", faces("Didot", "- Italic Bold"), metrics(0.941, 0.326, 0, cap: 0.698, x: 0.42), .didot,
      average: 0.425, design: .serif),
    family(
      "Chalkboard SE", faces("ChalkboardSE", "Regular Light Bold"), metrics(1.133, 0.283, 0, cap: 0.73, x: 0.53),
      .comic, average: 0.455),
    family(
      "Chalkduster", [Face(name: "Chalkduster", weight: 0, isItalic: false)],
      metrics(0.951, 0.29, 0, cap: 0.74, x: 0.55), .comic, average: 0.55),
    family(
      "Marker Felt",
      [
        Face(name: "MarkerFelt-Thin", weight: 0, isItalic: false),
        Face(name: "MarkerFelt-Wide", weight: 0.4, isItalic: false),
      ], metrics(0.834, 0.243, 0, cap: 0.7, x: 0.51), .comic, average: 0.405),
    family(
      "Noteworthy",
      [
        Face(name: "Noteworthy-Light", weight: 0, isItalic: false),
        Face(name: "Noteworthy-Bold", weight: 0.4, isItalic: false),
      ], metrics(1.29, 0.31, 0, cap: 0.69, x: 0.45), .comic, average: 0.42),
    family(
      "Bradley Hand", [Face(name: "BradleyHandITCTT-Bold", weight: 0.4, isItalic: false)],
      metrics(0.91, 0.34, 0, cap: 0.66, x: 0.45), .comic, average: 0.43),
    family(
      "Papyrus",
      [
        Face(name: "Papyrus", weight: 0, isItalic: false),
        Face(name: "Papyrus-Condensed", weight: 0, isItalic: false, isCondensed: true),
      ], metrics(0.94, 0.603, 0, cap: 0.63, x: 0.4), .comic, average: 0.43),
    family(
      "Party LET", [Face(name: "PartyLetPlain", weight: 0, isItalic: false)],
      metrics(0.86, 0.3, 0, cap: 0.66, x: 0.36), .script, average: 0.37),
    family(
      "Savoye LET", [Face(name: "SavoyeLetPlain", weight: 0, isItalic: false)],
      metrics(0.74, 0.43, 0, cap: 0.55, x: 0.24), .script, average: 0.29),
    family(
      "Snell Roundhand", faces("SnellRoundhand", "- Bold Black"), metrics(0.94, 0.316, 0, cap: 0.66, x: 0.3),
      .script,
      average: 0.37),
    family(
      "Zapfino", [Face(name: "Zapfino", weight: 0, isItalic: false)],
      metrics(1.875, 1.5025, 0, cap: 0.95, x: 0.42), .chancery, average: 0.44),
    family(
      "Zapf Dingbats", [Face(name: "ZapfDingbatsITC", weight: 0, isItalic: false)],
      metrics(0.82, 0.143, 0, cap: 0.69, x: 0.57), .dingbats),
    family(
      "Bodoni Ornaments", [Face(name: "BodoniOrnamentsITCTT", weight: 0, isItalic: false)],
      metrics(0.72, 0.28, 0, cap: 0.7, x: 0.5), .dingbats),
    family(
      "Symbol", [Face(name: "Symbol", weight: 0, isItalic: false)], metrics(0.701, 0.299, 0, cap: 0.68, x: 0.48),
      .symbols),
  ]
}
