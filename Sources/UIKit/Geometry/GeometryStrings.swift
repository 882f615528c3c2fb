import CoreGraphics

/// Geometry as the text that UIKit writes and reads: `{{x, y}, {w, h}}`, numbers with 17 significant digits.
enum GeometryText {
  static func list(_ numbers: [CGFloat]) -> String { numbers.map(number).joined(separator: ", ") }

  private static func number(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }

  /// The first `count` numbers of the text, zeros for those that are missing.
  static func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let words = text.split { !($0.isASCII && ($0.isNumber || "+-.einfaNE".contains($0))) }
    let found = words.compactMap { Double($0).map { CGFloat($0) } }.prefix(count)
    return found + Array(repeating: 0, count: count - found.count)
  }
}

extension NSCoder {
  public class func string(for point: CGPoint) -> String { "{\(GeometryText.list([point.x, point.y]))}" }
  public class func string(for vector: CGVector) -> String { "{\(GeometryText.list([vector.dx, vector.dy]))}" }
  public class func string(for size: CGSize) -> String { "{\(GeometryText.list([size.width, size.height]))}" }
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  public class func string(for transform: CGAffineTransform) -> String {
    "[\(GeometryText.list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
  }
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(GeometryText.list([insets.top, insets.left, insets.bottom, insets.right]))}"
  }
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    "{\(GeometryText.list([insets.top, insets.leading, insets.bottom, insets.trailing]))}"
  }
  public class func string(for offset: UIOffset) -> String {
    "{\(GeometryText.list([offset.horizontal, offset.vertical]))}"
  }

  /// What can't be read counts as 0.
  public class func cgPoint(for string: String) -> CGPoint {
    let n = GeometryText.numbers(string, 2)
    return CGPoint(x: n[0], y: n[1])
  }
  public class func cgVector(for string: String) -> CGVector {
    let n = GeometryText.numbers(string, 2)
    return CGVector(dx: n[0], dy: n[1])
  }
  public class func cgSize(for string: String) -> CGSize {
    let n = GeometryText.numbers(string, 2)
    return CGSize(width: n[0], height: n[1])
  }
  public class func cgRect(for string: String) -> CGRect {
    let n = GeometryText.numbers(string, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let n = GeometryText.numbers(string, 6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = GeometryText.numbers(string, 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let n = GeometryText.numbers(string, 4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }
  public class func uiOffset(for string: String) -> UIOffset {
    let n = GeometryText.numbers(string, 2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
}
