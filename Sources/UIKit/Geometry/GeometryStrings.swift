import CoreGraphics

/// The text format of geometry in UIKit: `{{x, y}, {w, h}}`, numbers with 17 significant digits.
enum GeometryText {
  static func list(_ numbers: [CGFloat]) -> String { numbers.map(number).joined(separator: ", ") }

  private static func number(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }

  /// Returns the first `count` numbers of the text; missing ones are 0.
  static func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let words = text.split { !($0.isASCII && ($0.isNumber || "+-.einfaNE".contains($0))) }
    let found = words.compactMap { Double($0).map { CGFloat($0) } }.prefix(count)
    return found + Array(repeating: 0, count: count - found.count)
  }
}

extension NSCoder {
  /// Returns a point as text, `{x, y}`, which `cgPoint(for:)` reads.
  public class func string(for point: CGPoint) -> String { "{\(GeometryText.list([point.x, point.y]))}" }
  /// Returns a vector as text, `{dx, dy}`, which `cgVector(for:)` reads.
  public class func string(for vector: CGVector) -> String { "{\(GeometryText.list([vector.dx, vector.dy]))}" }
  /// Returns a size as text, `{width, height}`, which `cgSize(for:)` reads.
  public class func string(for size: CGSize) -> String { "{\(GeometryText.list([size.width, size.height]))}" }
  /// Returns a rectangle as text, `{{x, y}, {width, height}}`, which `cgRect(for:)` reads.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns an affine transform as text, `[a, b, c, d, tx, ty]`, which `cgAffineTransform(for:)` reads.
  public class func string(for transform: CGAffineTransform) -> String {
    "[\(GeometryText.list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
  }
  /// Returns edge insets as text, `{top, left, bottom, right}`, which `uiEdgeInsets(for:)` reads.
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(GeometryText.list([insets.top, insets.left, insets.bottom, insets.right]))}"
  }
  /// Returns directional edge insets as text, `{top, leading, bottom, trailing}`, which
  /// `nsDirectionalEdgeInsets(for:)` reads.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    "{\(GeometryText.list([insets.top, insets.leading, insets.bottom, insets.trailing]))}"
  }
  /// Returns an offset as text, `{horizontal, vertical}`, which `uiOffset(for:)` reads.
  public class func string(for offset: UIOffset) -> String {
    "{\(GeometryText.list([offset.horizontal, offset.vertical]))}"
  }

  /// Reads a point of the form `{x, y}`; numbers that are missing or can't be read are 0.
  public class func cgPoint(for string: String) -> CGPoint {
    let n = GeometryText.numbers(string, 2)
    return CGPoint(x: n[0], y: n[1])
  }
  /// Reads a vector of the form `{dx, dy}`; numbers that are missing or can't be read are 0.
  public class func cgVector(for string: String) -> CGVector {
    let n = GeometryText.numbers(string, 2)
    return CGVector(dx: n[0], dy: n[1])
  }
  /// Reads a size of the form `{width, height}`; numbers that are missing or can't be read are 0.
  public class func cgSize(for string: String) -> CGSize {
    let n = GeometryText.numbers(string, 2)
    return CGSize(width: n[0], height: n[1])
  }
  /// Reads a rectangle of the form `{{x, y}, {width, height}}`; numbers that are missing or can't be read are 0.
  public class func cgRect(for string: String) -> CGRect {
    let n = GeometryText.numbers(string, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
  /// Reads an affine transform of the form `[a, b, c, d, tx, ty]`. Text without numbers gives the transform of
  /// zeros, not the identity.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let n = GeometryText.numbers(string, 6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  /// Reads edge insets of the form `{top, left, bottom, right}`; numbers that are missing or can't be read are 0.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = GeometryText.numbers(string, 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
  /// Reads directional edge insets of the form `{top, leading, bottom, trailing}`; numbers that are missing or
  /// can't be read are 0.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let n = GeometryText.numbers(string, 4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }
  /// Reads an offset of the form `{horizontal, vertical}`; numbers that are missing or can't be read are 0.
  public class func uiOffset(for string: String) -> UIOffset {
    let n = GeometryText.numbers(string, 2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
}
