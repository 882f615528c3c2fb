/// A free typeface that substitutes one of Apple's. All files are in packages that the launcher installs.
struct StandInFont: Sendable {
  struct File: Sendable {
    var name: String
    var weight: CGFloat
    var isItalic: Bool
  }

  var name: String
  /// The name of the Debian package.
  var package: String
  /// The files; the first one is the upright regular face, whose metrics are used for the adjustment.
  var files: [File]

  /// Returns the file with the nearest slant and weight. The slant takes precedence, so that bold italic fonts
  /// remain italic.
  func file(weight: CGFloat, isItalic: Bool) -> File? {
    let slanted = files.filter { $0.isItalic == isItalic }
    return (slanted.isEmpty ? files : slanted).min { abs($0.weight - weight) < abs($1.weight - weight) }
  }
}

extension StandInFont {
  private init(_ name: String, _ package: String, _ files: [(String, CGFloat, Bool)]) {
    self.name = name
    self.package = package
    self.files = files.map { File(name: $0.0, weight: $0.1, isItalic: $0.2) }
  }

  private static func four(
    _ name: String, _ package: String, _ prefix: String, _ regular: String, _ bold: String, _ italic: String,
    _ both: String, _ end: String
  ) -> StandInFont {
    StandInFont(
      name, package,
      [
        (prefix + regular + end, 0, false), (prefix + bold + end, 0.4, false), (prefix + italic + end, 0, true),
        (prefix + both + end, 0.4, true),
      ])
  }

  // Fonts with the same advances as Arial, Helvetica and Times New Roman.
  static let liberationSans = four(
    "Liberation Sans", "fonts-liberation", "LiberationSans-", "Regular", "Bold", "Italic", "BoldItalic", ".ttf")
  static let liberationSerif = four(
    "Liberation Serif", "fonts-liberation", "LiberationSerif-", "Regular", "Bold", "Italic", "BoldItalic", ".ttf")

  // Fonts that are related to Verdana and Menlo by way of Bitstream Vera.
  static let dejaVuSans = StandInFont(
    "DejaVu Sans", "fonts-dejavu-core", [("DejaVuSans.ttf", 0, false), ("DejaVuSans-Bold.ttf", 0.4, false)])
  static let dejaVuMono = StandInFont(
    "DejaVu Sans Mono", "fonts-dejavu-core",
    [("DejaVuSansMono.ttf", 0, false), ("DejaVuSansMono-Bold.ttf", 0.4, false)])

  // URW's versions of the PostScript fonts, with the same advances as Apple's.
  private static let urw = "fonts-urw-base35"
  static let nimbusNarrow = four(
    "Nimbus Sans Narrow", urw, "NimbusSansNarrow-", "Regular", "Bold", "Oblique", "BoldOblique", ".otf")
  static let nimbusMono = four(
    "Nimbus Mono PS", urw, "NimbusMonoPS-", "Regular", "Bold", "Italic", "BoldItalic", ".otf")
  static let palladio = four("P052", urw, "P052-", "Roman", "Bold", "Italic", "BoldItalic", ".otf")
  static let century = four("C059", urw, "C059-", "Roman", "Bold", "Italic", "BdIta", ".otf")
  static let bookman = four(
    "URW Bookman", urw, "URWBookman-", "Light", "Demi", "LightItalic", "DemiItalic", ".otf")
  static let gothic = four("URW Gothic", urw, "URWGothic-", "Book", "Demi", "BookOblique", "DemiOblique", ".otf")
  static let chancery = StandInFont("Z003", urw, [("Z003-MediumItalic.otf", 0, false)])
  static let dingbats = StandInFont("D050000L", urw, [("D050000L.otf", 0, false)])
  static let symbols = StandInFont("Standard Symbols PS", urw, [("StandardSymbolsPS.otf", 0, false)])

  static let gillius = four(
    "Gillius ADF", "fonts-adf-gillius", "GilliusADF-", "Regular", "Bold", "Italic", "BoldItalic", ".otf")
  static let cantarell = StandInFont(
    "Cantarell", "fonts-cantarell",
    [
      ("Cantarell-Regular.otf", 0, false), ("Cantarell-Thin.otf", -0.7, false),
      ("Cantarell-Light.otf", -0.4, false),
      ("Cantarell-Bold.otf", 0.4, false), ("Cantarell-ExtraBold.otf", 0.6, false),
    ])
  static let comic = StandInFont(
    "Comic Neue", "fonts-comic-neue",
    [
      ("ComicNeue-Regular.otf", 0, false), ("ComicNeue-Light.otf", -0.4, false), ("ComicNeue-Bold.otf", 0.4, false),
      ("ComicNeue-Italic.otf", 0, true), ("ComicNeue-BoldItalic.otf", 0.4, true),
    ])
  static let quicksand = StandInFont(
    "Quicksand", "fonts-quicksand",
    [
      ("Quicksand-Regular.ttf", 0, false), ("Quicksand-Light.ttf", -0.4, false),
      ("Quicksand-Medium.ttf", 0.23, false), ("Quicksand-Bold.ttf", 0.4, false),
    ])
  static let script = StandInFont(
    "Dancing Script", "fonts-dancingscript",
    [("DancingScript-Regular.otf", 0, false), ("DancingScript-Bold.otf", 0.4, false)])
  static let slab = StandInFont(
    "Roboto Slab", "fonts-roboto-slab",
    [
      ("RobotoSlab-Regular.otf", 0, false), ("RobotoSlab-Light.otf", -0.4, false),
      ("RobotoSlab-Bold.otf", 0.4, false),
    ])
  static let caladea = four(
    "Caladea", "fonts-crosextra-caladea", "Caladea-", "Regular", "Bold", "Italic", "BoldItalic", ".ttf")
  static let didot = four("GFS Didot", "fonts-gfs-didot", "GFSDidot", "", "Bold", "Italic", "BoldItalic", ".otf")
  static let universalis = four(
    "Universalis ADF", "fonts-adf-universalis", "UniversalisADFStd-", "Regular", "Bold", "Italic", "BoldItalic",
    ".otf")
  static let universalisCondensed = four(
    "Universalis ADF Condensed", "fonts-adf-universalis", "UniversalisADFStd-", "Cond", "BoldCond", "CondItalic",
    "BoldCondIt", ".otf")
  static let libertine = four(
    "Linux Libertine", "fonts-linuxlibertine", "LinLibertine_", "R", "RB", "RI", "RBI", ".otf")
  static let biolinum = StandInFont(
    "Linux Biolinum", "fonts-linuxlibertine",
    [("LinBiolinum_R.otf", 0, false), ("LinBiolinum_RB.otf", 0.4, false), ("LinBiolinum_RI.otf", 0, true)])
}
