@_exported import Metal
import ObjectiveC

/// Returns whether a device supports performance shaders; always false, because Flipside has no Metal device.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// A compute kernel. It can't be executed without a Metal device; encoding it is logged.
///
/// Apple's documentation: <https://developer.apple.com/documentation/metalperformanceshaders/mpskernel>
open class MPSKernel: NSObject {
  /// The device that the kernel was created for.
  public let device: any MTLDevice
  /// The name of the kernel in debuggers.
  open var label: String?

  /// Creates a kernel for a device.
  public init(device: any MTLDevice) {
    self.device = device
    super.init()
  }
}

/// A kernel that reads one image and writes another.
open class MPSUnaryImageKernel: MPSKernel {
  /// Logs that no device can execute the kernel.
  open func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
  ) {
    Unsupported.log("\(type(of: self)).encode(commandBuffer:sourceTexture:destinationTexture:)")
  }
}

/// A kernel that sets pixels above a brightness threshold to a maximum and others to 0.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
  /// The brightness above which a pixel becomes the maximum value.
  public let thresholdValue: Float
  /// The value of pixels above the threshold.
  public let maximumValue: Float

  /// Creates a threshold kernel.
  ///
  /// - Parameters:
  ///   - device: the device that executes the kernel.
  ///   - thresholdValue: the brightness, from 0 to 1, above which a pixel becomes `maximumValue`.
  ///   - maximumValue: the value of pixels above the threshold.
  ///   - transform: the weights of red, green and blue in the brightness; nil for those of BT.601.
  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
    linearGrayColorTransform transform: UnsafePointer<Float>?
  ) {
    self.thresholdValue = thresholdValue
    self.maximumValue = maximumValue
    super.init(device: device)
  }
}
