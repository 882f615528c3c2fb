import CoreGraphics

/// Boxed geometry, as in keyboard notifications and keyframes.
///
/// Foundation on Linux can box points, sizes, rectangles and edge insets; the other values are boxed as arrays of
/// doubles. Reading a value of another type returns zero instead of reinterpreting its memory.
extension NSValue {
  /// Boxes a point; `cgPointValue` reads it.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Boxes a size; `cgSizeValue` reads it.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Boxes a rectangle, such as a keyboard's frame in a notification; `cgRectValue` reads it.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Boxes edge insets; `uiEdgeInsetsValue` reads them.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  /// Boxes a vector; `cgVectorValue` reads it.
  public convenience init(cgVector vector: CGVector) { self.init(doubles: [vector.dx, vector.dy], type: "[2d]") }
  /// Boxes an offset; `uiOffsetValue` reads it.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(doubles: [offset.horizontal, offset.vertical], type: "[2d]")
  }
  /// Boxes directional edge insets; `directionalEdgeInsetsValue` reads them.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(doubles: [insets.top, insets.leading, insets.bottom, insets.trailing], type: "[4d]")
  }
  /// Boxes an affine transform; `cgAffineTransformValue` reads it.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      doubles: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], type: "[6d]")
  }

  private convenience init(doubles: [CGFloat], type: String) {
    let numbers = doubles.map { Double($0) }
    self.init(bytes: numbers, objCType: type)
  }

  /// The boxed point; zero if the value is not a point.
  public var cgPointValue: CGPoint { isLike(NSValue(point: .zero)) ? pointValue : .zero }
  /// The boxed size; zero if the value is not a size.
  public var cgSizeValue: CGSize { isLike(NSValue(size: .zero)) ? sizeValue : .zero }
  /// The boxed rectangle, such as a keyboard's frame in screen coordinates; zero if the value is not a rectangle.
  public var cgRectValue: CGRect { isLike(NSValue(rect: .zero)) ? rectValue : .zero }
  /// The boxed edge insets; zero if the value is of another type.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard isLike(NSValue(uiEdgeInsets: .zero)) else { return .zero }
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  /// The boxed vector; zero if the value does not hold two numbers. Offsets are boxed alike.
  public var cgVectorValue: CGVector {
    let n = doubles(2)
    return CGVector(dx: n[0], dy: n[1])
  }
  /// The boxed offset; zero if the value does not hold two numbers. Vectors are boxed alike.
  public var uiOffsetValue: UIOffset {
    let n = doubles(2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
  /// The boxed directional edge insets; zero if the value does not hold four numbers.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let n = doubles(4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }
  /// The boxed affine transform. A value of another type gives a transform of zeros, not the identity.
  public var cgAffineTransformValue: CGAffineTransform {
    let n = doubles(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Returns whether the value contains that many numbers, as the initializers above box them.
  func holdsDoubles(_ count: Int) -> Bool { String(cString: objCType) == "[\(count)d]" }

  func isLike(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }

  private func doubles(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if holdsDoubles(count) { getValue(&numbers) }
    return numbers.map { CGFloat($0) }
  }
}
