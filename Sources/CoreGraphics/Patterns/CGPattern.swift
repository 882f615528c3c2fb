import Foundation

/// The distortion of cells that is allowed in order to fit them to device pixels. Here steps are always rounded to
/// whole pixels.
public enum CGPatternTiling: Int32, Sendable {
  /// Keeps the cells' shape; the spacing may vary by a pixel.
  case noDistortion = 0
  /// Keeps the spacing constant; the size of cells may vary by a pixel, with the least distortion.
  case constantSpacingMinimalDistortion = 1
  /// Keeps the spacing constant; the size of cells may vary by a pixel, for the fastest drawing.
  case constantSpacing = 2
}

/// A callback that draws one cell of a pattern, given the info pointer and a context in pattern space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A callback that frees the memory of a pattern's info pointer.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern: one draws a cell, the other frees the info pointer.
public struct CGPatternCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Draws a cell of the pattern.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern is destroyed; nil if there is nothing to free.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates callbacks that are all nil.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  /// Creates callbacks. The version has to be 0.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// A pattern: a cell that is drawn once and then repeated.
///
/// `bounds` is the cell in pattern space, and `xStep` and `yStep` are the distances of repetition. `matrix` maps
/// pattern space to the default space of the context.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgpattern>
public final class CGPattern: Hashable, @unchecked Sendable {
  let info: UnsafeMutableRawPointer?
  let bounds: CGRect
  let matrix: CGAffineTransform
  let xStep: CGFloat
  let yStep: CGFloat
  let isColored: Bool
  private let callbacks: CGPatternCallbacks

  /// Creates a pattern; returns nil if a step is 0 or NaN, or if there is no callback that draws.
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

  /// The Core Foundation type identifier of patterns.
  public class var typeID: CFTypeID { 0x4354 }
  public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func draw(in context: CGContext) { callbacks.drawPattern?(info, context) }
}
