import Foundation

/// The distortion of a pattern's cells that is allowed to fit device pixels; here steps are always rounded to whole
/// pixels.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their shape; the space between them may vary by a pixel.
  case noDistortion = 0
  /// The space between cells stays the same; cells may be a pixel larger or smaller, as little as can be.
  case constantSpacingMinimalDistortion = 1
  /// The space between cells stays the same; cells may be a pixel larger or smaller, as is fastest.
  case constantSpacing = 2
}

/// Draws one cell of a pattern, given the info pointer and a context in pattern space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Frees what the info pointer of a pattern points to.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern: one that draws a cell, one that frees what `info` points to.
public struct CGPatternCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Draws a cell of the pattern.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern is destroyed.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// No callbacks.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  /// Callbacks with a version, which is 0.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// A cell that is drawn once and repeated.
///
/// `bounds` is the cell in pattern space, `matrix` leads from there to the default space of the context,
/// steps are the distances of repetition. Apple's documentation:
/// <https://developer.apple.com/documentation/coregraphics/cgpattern>
public final class CGPattern: Hashable, @unchecked Sendable {
  let info: UnsafeMutableRawPointer?
  let bounds: CGRect
  let matrix: CGAffineTransform
  let xStep: CGFloat
  let yStep: CGFloat
  let isColored: Bool
  private let callbacks: CGPatternCallbacks

  /// Creates a pattern; nil when a step is 0 or NaN, or there is no function that draws.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard xStep.isFinite, yStep.isFinite, xStep != 0, yStep != 0, matrix.isFinite,
      callbacks.pointee.drawPattern != nil
    else { return nil }
    self.info = info
    self.bounds = bounds
    self.matrix = matrix
    self.xStep = abs(xStep)
    self.yStep = abs(yStep)
    self.isColored = isColored
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The type number of Core Foundation for patterns.
  public class var typeID: CFTypeID { 0x4354 }
  public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func draw(in context: CGContext) { callbacks.drawPattern?(info, context) }
}
