@_exported import CoreGraphics
@_exported import Foundation

/// A graphics processor. Flipside has no Metal device: `MTLCreateSystemDefaultDevice()` returns nil, as on virtual
/// machines without a GPU, and apps use the path that they have for such machines.
///
/// Apple's documentation: <https://developer.apple.com/documentation/metal/mtldevice>
public protocol MTLDevice: AnyObject {
  /// The name of the device.
  var name: String { get }
  /// A queue of commands; nil when there is no memory for it.
  func makeCommandQueue() -> (any MTLCommandQueue)?
}

/// A queue of commands for a device.
public protocol MTLCommandQueue: AnyObject {
  /// The device that takes the commands.
  var device: any MTLDevice { get }
  /// An empty buffer for commands.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// Commands that a device carries out together.
public protocol MTLCommandBuffer: AnyObject {
  /// The device that takes the commands.
  var device: any MTLDevice { get }
  /// Hands the commands to the device.
  func commit()
  /// Returns when the device has carried out the commands.
  func waitUntilCompleted()
}

/// Memory of a device.
public protocol MTLResource: AnyObject {
  /// The device that has the memory.
  var device: any MTLDevice { get }
}

/// A picture in a device's memory.
public protocol MTLTexture: MTLResource {
  /// In pixels.
  var width: Int { get }
  /// In pixels.
  var height: Int { get }
}

/// The device that an app draws with: always nil, since Flipside has no Metal device.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// All devices: none.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
