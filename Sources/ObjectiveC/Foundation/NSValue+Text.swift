import Foundation

/// Descriptions of boxed values as on Apple's platforms: `NSPoint: {1, 2}`. `FoundationReplacements` replaces those
/// of Foundation.
extension NSValue {
  fileprivate var describedContent: String {
    func read<Value>(_ value: Value) -> Value {
      var value = value
      withUnsafeMutableBytes(of: &value) { bytes in bytes.baseAddress.map { getValue($0) } }
      return value
    }
    func list(_ numbers: [Double]) -> String { "{\(numbers.map(Self.text).joined(separator: ", "))}" }
    switch String(cString: objCType) {
    case Self.point:
      let point = pointValue
      return "NSPoint: \(list([point.x, point.y]))"
    case Self.size:
      let size = sizeValue
      return "NSSize: \(list([size.width, size.height]))"
    case Self.rect:
      let rect = rectValue
      return "NSRect: {\(list([rect.origin.x, rect.origin.y])), \(list([rect.size.width, rect.size.height]))}"
    case Self.range:
      let range = rangeValue
      return "NSRange: {\(range.location), \(range.length)}"
    case Self.insets:
      let insets = edgeInsetsValue
      return "UIEdgeInsets: \(list([insets.top, insets.left, insets.bottom, insets.right]))"
    // Structures that UIKit boxes as numbers; see `NSValue.init(cgAffineTransform:)`.
    case "[2d]":
      let vector = read(CGPoint.zero)
      return "CGVector: \(list([vector.x, vector.y]))"
    case "[4d]":
      let insets = read((0.0, 0.0, 0.0, 0.0))
      return "NSDirectionalEdgeInsets: \(list([insets.0, insets.1, insets.2, insets.3]))"
    case "[6d]":
      let transform = read((0.0, 0.0, 0.0, 0.0, 0.0, 0.0))
      return "CGAffineTransform: {\(list([transform.0, transform.1, transform.2, transform.3])), "
        + "\(list([transform.4, transform.5]))}"
    default:
      return "NSValue: {\(String(cString: objCType))}"
    }
  }

  private static let point = String(cString: NSValue(point: .zero).objCType)
  private static let size = String(cString: NSValue(size: .zero).objCType)
  private static let rect = String(cString: NSValue(rect: .zero).objCType)
  private static let range = String(cString: NSValue(range: NSRange()).objCType)
  private static let insets = String(cString: NSValue(edgeInsets: NSEdgeInsets()).objCType)

  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A replacement for a method of boxed values. `self` is an `NSValue`, contrary to its type.
open class ValueMethods {
  /// Returns the boxed content with Apple's description, such as "NSPoint: {1, 2}".
  open func description() -> String {
    // The method is called on values only, through their class's dispatch table.
    unsafeBitCast(self, to: NSValue.self).describedContent
  }

  private init() {}
}
