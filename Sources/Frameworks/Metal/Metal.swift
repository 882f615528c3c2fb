@_exported import CoreGraphics
@_exported import Foundation

/// A graphics processor. Flipside has no Metal device: `MTLCreateSystemDefaultDevice()` returns nil, as on virtual
/// machines without a GPU, and apps use their fallback for such machines.
///
/// Apple's documentation: <https://developer.apple.com/documentation/metal/mtldevice>
public protocol MTLDevice: AnyObject {
  /// The name of the device.
  var name: String { get }
  /// Creates a command queue; nil if there is not enough memory.
  func makeCommandQueue() -> (any MTLCommandQueue)?
}

/// A command queue of a device.
public protocol MTLCommandQueue: AnyObject {
  /// The device that executes the commands.
  var device: any MTLDevice { get }
  /// Creates an empty command buffer.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// A sequence of commands that a device executes together.
public protocol MTLCommandBuffer: AnyObject {
  /// The device that executes the commands.
  var device: any MTLDevice { get }
  /// Submits the commands to the device.
  func commit()
  /// Waits until the device has executed the commands.
  func waitUntilCompleted()
}

/// An allocation of a device's memory.
public protocol MTLResource: AnyObject {
  /// The device that owns the memory.
  var device: any MTLDevice { get }
}

/// An image in a device's memory.
public protocol MTLTexture: MTLResource {
  /// The width in pixels.
  var width: Int { get }
  /// The height in pixels.
  var height: Int { get }
}

/// Returns the default Metal device; always nil, because Flipside has none.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// Returns all Metal devices; always empty.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
