import Foundation

/// An immutable path of lines and curves.
///
/// ```swift
/// let pill = CGPath(
///   roundedRect: CGRect(x: 0, y: 0, width: 80, height: 30), cornerWidth: 15, cornerHeight: 15, transform: nil)
/// let isInside = pill.contains(CGPoint(x: 40, y: 15))
/// ```
///
/// Paths with equal elements are equal. Use `CGMutablePath` to build one step by step.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgpath>
public class CGPath: Hashable, @unchecked Sendable {
  /// The elements. Only `CGMutablePath` changes them after `init`.
  var builder: PathBuilder

  package var elements: [PathElement] { builder.elements }

  package init(elements: [PathElement]) { builder = PathBuilder(elements: elements) }

  /// Creates a closed rectangle that starts at the origin and continues along the x axis.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var builder = PathBuilder()
    builder.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: builder.elements)
  }

  /// Creates an ellipse of four cubic curves that starts at the middle of the right side.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var builder = PathBuilder()
    builder.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: builder.elements)
  }

  /// Creates a rectangle with elliptical corners, whose sizes are limited to half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var builder = PathBuilder()
    builder.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(elements: builder.elements)
  }

  /// The Core Foundation type identifier of paths.
  public class var typeID: CFTypeID { 0x4350 }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.elements == rhs.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next line starts: zero for an empty path, the start of the subpath after a close.
  public var currentPoint: CGPoint { builder.currentPoint ?? .zero }

  /// The bounding box of all points, including control points; null for an empty path.
  public var boundingBox: CGRect { CGRect(around: elements.lazy.flatMap(\.points)) }

  /// The bounding box of the lines and curves, without control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { PathBounds.tightBox(of: elements) }

  /// Returns the path itself, which is immutable; for a mutable path, a copy.
  public func copy() -> CGPath? { self }

  /// Returns a copy with transformed points; nil stands for the identity.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = transform?.pointee, !transform.isIdentity else { return copy() }
    return CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Returns a mutable copy with transformed points; nil stands for the identity.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    guard let transform = transform?.pointee else { return mutableCopy() }
    return CGMutablePath(elements: elements.map { $0.applying(transform) })
  }

  /// Calls `function` for each element in order, with `info` as its first argument.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` for each element in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      guard let base = points.baseAddress else { return }
      points.initialize(repeating: .zero)
      for element in elements {
        for (index, point) in element.points.enumerated() { points[index] = point }
        var item = CGPathElement(type: element.type, points: base)
        block(&item)
      }
    }
  }
}
