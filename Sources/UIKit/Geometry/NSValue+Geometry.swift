import CoreGraphics

/// Geometry in objects, as keyboard notifications and key frames use it.
///
/// Foundation on Linux can box points, sizes, rectangles and edge insets; the other values are boxed as arrays of
/// doubles. Reading a value of another type gives zero instead of what lies in memory.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  public convenience init(cgVector vector: CGVector) { self.init(doubles: [vector.dx, vector.dy], type: "[2d]") }
  public convenience init(uiOffset offset: UIOffset) {
    self.init(doubles: [offset.horizontal, offset.vertical], type: "[2d]")
  }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(doubles: [insets.top, insets.leading, insets.bottom, insets.trailing], type: "[4d]")
  }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      doubles: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], type: "[6d]")
  }

  private convenience init(doubles: [CGFloat], type: String) {
    let numbers = doubles.map { Double($0) }
    self.init(bytes: numbers, objCType: type)
  }

  public var cgPointValue: CGPoint { isLike(NSValue(point: .zero)) ? pointValue : .zero }
  public var cgSizeValue: CGSize { isLike(NSValue(size: .zero)) ? sizeValue : .zero }
  public var cgRectValue: CGRect { isLike(NSValue(rect: .zero)) ? rectValue : .zero }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard isLike(NSValue(uiEdgeInsets: .zero)) else { return .zero }
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  public var cgVectorValue: CGVector {
    let n = doubles(2)
    return CGVector(dx: n[0], dy: n[1])
  }
  public var uiOffsetValue: UIOffset {
    let n = doubles(2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let n = doubles(4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }
  public var cgAffineTransformValue: CGAffineTransform {
    let n = doubles(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Whether it holds that many numbers as the initialisers above box them.
  func holdsDoubles(_ count: Int) -> Bool { String(cString: objCType) == "[\(count)d]" }

  func isLike(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }

  private func doubles(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if holdsDoubles(count) { getValue(&numbers) }
    return numbers.map { CGFloat($0) }
  }
}
