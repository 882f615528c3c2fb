@_exported import Metal
import ObjectiveC

/// Whether shaders work on a device: always false, since Flipside has no Metal device.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// A shader. Without a Metal device none can be used; encoding one is reported.
///
/// Apple's documentation: <https://developer.apple.com/documentation/metalperformanceshaders/mpskernel>
open class MPSKernel: NSObject {
  /// The device that the shader was made for.
  public let device: any MTLDevice
  /// A name for the shader in debuggers.
  open var label: String?

  /// A shader for a device.
  public init(device: any MTLDevice) {
    self.device = device
    super.init()
  }
}

/// A shader that reads one picture and writes another.
open class MPSUnaryImageKernel: MPSKernel {
  /// Reports that there is no device to carry it out.
  open func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
  ) {
    Unsupported.log("\(type(of: self)).encode(commandBuffer:sourceTexture:destinationTexture:)")
  }
}

/// One value for pixels above a threshold, 0 for others.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
  /// The brightness above which a pixel gets the maximum value.
  public let thresholdValue: Float
  /// The value of pixels above the threshold.
  public let maximumValue: Float

  /// Creates a threshold of the brightness.
  ///
  /// - Parameters:
  ///   - device: the device that the kernel is for.
  ///   - thresholdValue: the brightness, from 0 to 1, above which a pixel becomes `maximumValue`; others become 0.
  ///   - maximumValue: the value of the pixels above the threshold.
  ///   - transform: the three weights of red, green and blue in the brightness; nil for those of BT.601.
  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
    linearGrayColorTransform transform: UnsafePointer<Float>?
  ) {
    self.thresholdValue = thresholdValue
    self.maximumValue = maximumValue
    super.init(device: device)
  }
}
