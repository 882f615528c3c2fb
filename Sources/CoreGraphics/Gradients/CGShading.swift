import Foundation

/// A gradient whose colors are computed by a function.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgshading>
public final class CGShading: Hashable, Sendable {
  let shape: GradientShape
  let ramp: CGGradient
  let options: CGGradientDrawingOptions

  /// Creates a shading along the line between two points.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) {
    self.init(space, .linear(from: start, to: end), function, extendStart, extendEnd)
  }

  /// Creates a shading from one circle to another.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(space, .radial(from: start, startRadius, to: end, endRadius), function, extendStart, extendEnd)
  }

  private init?(
    _ space: CGColorSpace, _ shape: GradientShape, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool
  ) {
    // The outputs of the function need not include alpha.
    let needed = space.numberOfComponents
    guard space.supportsOutput, function.inputs == 1, function.outputs >= needed else { return nil }
    let (first, last) = function.domain.count == 2 ? (function.domain[0], function.domain[1]) : (0, 1)
    let steps = 256
    let colors = (0...steps).map { step -> CGColor in
      var values = function.evaluate(first + (last - first) * CGFloat(step) / CGFloat(steps))
      if values.count == needed { values.append(1) }
      return CGColor(space: space, values: Array(values.prefix(needed + 1)))
    }
    guard let ramp = CGGradient(colors: colors, locations: nil) else { return nil }
    self.shape = shape
    self.ramp = ramp
    options = [extendStart ? .drawsBeforeStartLocation : [], extendEnd ? .drawsAfterEndLocation : []]
  }

  /// The Core Foundation type identifier of shadings.
  public class var typeID: CFTypeID { 0x4348 }
  public static func == (lhs: CGShading, rhs: CGShading) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
