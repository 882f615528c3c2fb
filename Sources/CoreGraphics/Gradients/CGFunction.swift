import Foundation

/// A callback that evaluates a function: given the info pointer, it reads the inputs and writes the outputs.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// A callback that frees the memory of a function's info pointer.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function: one evaluates it, the other frees its info pointer.
public struct CGFunctionCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Evaluates the function. It is required.
  public var evaluate: CGFunctionEvaluateCallback?
  /// Called when the function is destroyed; nil if there is nothing to free.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Creates callbacks that are all nil.
  public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

  /// Creates callbacks. The version has to be 0.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// A function from a number of inputs to a number of outputs, used by shadings.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgfunction>
public final class CGFunction: Hashable, @unchecked Sendable {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  let domain: [CGFloat]
  let inputs: Int
  private let range: [CGFloat]
  let outputs: Int

  /// Creates a function. `domain` and `range` contain the minimum and maximum of each input and output; nil means
  /// no limits.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard (1...32).contains(domainDimension), (1...32).contains(rangeDimension), callbacks.pointee.evaluate != nil
    else { return nil }
    self.info = info
    self.callbacks = callbacks.pointee
    self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: domainDimension * 2)) } ?? []
    self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: rangeDimension * 2)) } ?? []
    inputs = domainDimension
    outputs = rangeDimension
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The Core Foundation type identifier of functions.
  public class var typeID: CFTypeID { 0x4346 }
  public static func == (lhs: CGFunction, rhs: CGFunction) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Returns the outputs for one input, clamped to the range.
  func evaluate(_ input: CGFloat) -> [CGFloat] {
    var values = [CGFloat](repeating: input, count: inputs)
    for index in values.indices where domain.count >= index * 2 + 2 {
      values[index] = min(max(values[index], domain[index * 2]), domain[index * 2 + 1])
    }
    var results = [CGFloat](repeating: 0, count: outputs)
    callbacks.evaluate?(info, values, &results)
    for index in results.indices where range.count >= index * 2 + 2 {
      results[index] = min(max(results[index], range[index * 2]), range[index * 2 + 1])
    }
    return results
  }
}
