import CoreGraphics

// Colours that never change: the greys in extended grey, the others in extended sRGB.
extension UIColor {
  public class var black: UIColor { FixedColors.black }
  public class var darkGray: UIColor { FixedColors.darkGray }
  public class var lightGray: UIColor { FixedColors.lightGray }
  public class var white: UIColor { FixedColors.white }
  public class var gray: UIColor { FixedColors.gray }
  public class var red: UIColor { FixedColors.red }
  public class var green: UIColor { FixedColors.green }
  public class var blue: UIColor { FixedColors.blue }
  public class var cyan: UIColor { FixedColors.cyan }
  public class var yellow: UIColor { FixedColors.yellow }
  public class var magenta: UIColor { FixedColors.magenta }
  public class var orange: UIColor { FixedColors.orange }
  public class var purple: UIColor { FixedColors.purple }
  public class var brown: UIColor { FixedColors.brown }
  public class var clear: UIColor { FixedColors.clear }
  public class var lightText: UIColor { FixedColors.lightText }
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
