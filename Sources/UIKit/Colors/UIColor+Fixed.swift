import CoreGraphics

// Colors that never change: the grays in extended gray, the others in extended sRGB.
extension UIColor {
  /// A gray of 0, with an alpha of 1.
  public class var black: UIColor { FixedColors.black }
  /// A gray of 1/3, with an alpha of 1.
  public class var darkGray: UIColor { FixedColors.darkGray }
  /// A gray of 2/3, with an alpha of 1.
  public class var lightGray: UIColor { FixedColors.lightGray }
  /// A gray of 1, with an alpha of 1.
  public class var white: UIColor { FixedColors.white }
  /// A gray of 0.5, with an alpha of 1.
  public class var gray: UIColor { FixedColors.gray }
  /// (1, 0, 0) in sRGB, with an alpha of 1, in any appearance.
  public class var red: UIColor { FixedColors.red }
  /// (0, 1, 0) in sRGB, with an alpha of 1, in any appearance.
  public class var green: UIColor { FixedColors.green }
  /// (0, 0, 1) in sRGB, with an alpha of 1, in any appearance.
  public class var blue: UIColor { FixedColors.blue }
  /// (0, 1, 1) in sRGB, with an alpha of 1, in any appearance.
  public class var cyan: UIColor { FixedColors.cyan }
  /// (1, 1, 0) in sRGB, with an alpha of 1, in any appearance.
  public class var yellow: UIColor { FixedColors.yellow }
  /// (1, 0, 1) in sRGB, with an alpha of 1, in any appearance.
  public class var magenta: UIColor { FixedColors.magenta }
  /// (1, 0.5, 0) in sRGB, with an alpha of 1, in any appearance.
  public class var orange: UIColor { FixedColors.orange }
  /// (0.5, 0, 0.5) in sRGB, with an alpha of 1, in any appearance.
  public class var purple: UIColor { FixedColors.purple }
  /// (0.6, 0.4, 0.2) in sRGB, with an alpha of 1, in any appearance.
  public class var brown: UIColor { FixedColors.brown }
  /// A gray of 0 with an alpha of 0, which draws nothing.
  public class var clear: UIColor { FixedColors.clear }
  /// White with an alpha of 0.6, for text on dark backgrounds.
  public class var lightText: UIColor { FixedColors.lightText }
  /// Black, for text on light backgrounds.
  public class var darkText: UIColor { FixedColors.darkText }
}

private enum FixedColors {
  static let black = UIColor(value: .gray(white: 0, alpha: 1))
  static let darkGray = UIColor(value: .gray(white: 1.0 / 3, alpha: 1))
  static let lightGray = UIColor(value: .gray(white: 2.0 / 3, alpha: 1))
  static let white = UIColor(value: .gray(white: 1, alpha: 1))
  static let gray = UIColor(value: .gray(white: 0.5, alpha: 1))
  static let red = UIColor(value: .rgb(red: 1, green: 0, blue: 0, alpha: 1))
  static let green = UIColor(value: .rgb(red: 0, green: 1, blue: 0, alpha: 1))
  static let blue = UIColor(value: .rgb(red: 0, green: 0, blue: 1, alpha: 1))
  static let cyan = UIColor(value: .rgb(red: 0, green: 1, blue: 1, alpha: 1))
  static let yellow = UIColor(value: .rgb(red: 1, green: 1, blue: 0, alpha: 1))
  static let magenta = UIColor(value: .rgb(red: 1, green: 0, blue: 1, alpha: 1))
  static let orange = UIColor(value: .rgb(red: 1, green: 0.5, blue: 0, alpha: 1))
  static let purple = UIColor(value: .rgb(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  static let brown = UIColor(value: .rgb(red: 0.6, green: 0.4, blue: 0.2, alpha: 1))
  static let clear = UIColor(value: .gray(white: 0, alpha: 0))
  static let lightText = UIColor(value: .gray(white: 1, alpha: 0.6))
  static let darkText = UIColor(value: .gray(white: 0, alpha: 1))
}
