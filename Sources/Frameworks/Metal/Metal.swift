@_exported import CoreGraphics
@_exported import Foundation

/// A graphics processor. There is none here: `MTLCreateSystemDefaultDevice()` returns nil, as in virtual machines without one, and
/// apps take their path for the processor.
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

/// The device that an app draws with: nil, since there is none here.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// All devices: none.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
