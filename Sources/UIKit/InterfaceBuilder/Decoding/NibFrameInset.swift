import CoreGraphics

/// Decodes `<frame key="frameInset" minX="15" width="345" height="43.5"/>`: a frame by its distances from the
/// superview's edges, in points or, with a percent sign, in fractions of the superview's width or height (a
/// flexible margin).
enum NibFrameInset {
  static func frame(_ element: NibElement, in bounds: CGRect) -> CGRect {
    func side(_ least: String, _ most: String, _ size: String, _ whole: CGFloat) -> (CGFloat, CGFloat) {
      let first = points(element[least], whole), last = points(element[most], whole)
      let length = points(element[size], whole)
      if let length { return (first ?? last.map { whole - $0 - length } ?? 0, length) }
      return (first ?? 0, max(0, whole - (first ?? 0) - (last ?? 0)))
    }
    let (x, width) = side("minX", "maxX", "width", bounds.width)
    let (y, height) = side("minY", "maxY", "height", bounds.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns a distance in points. Interface Builder's frames have whole, half or third points; fractions are
  /// written with two decimals, so that the nearest such point is the original one.
  private static func points(_ text: String?, _ whole: CGFloat) -> CGFloat? {
    guard let text else { return nil }
    guard text.hasSuffix("%") else { return Double(text).map { CGFloat($0).number } }
    return Double(text.dropLast()).map { (CGFloat($0).number / 100 * whole * 6).rounded() / 6 }
  }
}
