import Foundation
import ObjectiveC
import UIKit

/// A camera or a microphone. No device is available, and access is denied.
///
/// Apple's documentation: <https://developer.apple.com/documentation/avfoundation/avcapturedevice>
open class AVCaptureDevice: NSObject {
  /// The side of the device on which a camera is.
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// The mode of a torch.
  public enum TorchMode: Int, Sendable { case off, on, auto }
  /// The mode of a flash.
  public enum FlashMode: Int, Sendable { case off, on, auto }
  /// The focus mode of a camera.
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  /// The type of a capture device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera with a wide-angle lens.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera with a telephoto lens.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A camera that combines a wide-angle and a telephoto lens.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The built-in microphone.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  private override init() { super.init() }

  /// Returns the default device for a media type; always nil, which is logged.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    Unsupported.log("AVCaptureDevice")
    return nil
  }
  /// Returns the default device of a type; always nil, which is logged.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    Unsupported.log("AVCaptureDevice")
    return nil
  }
  /// Returns the devices for a media type; always empty.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Returns the user's permission to use devices for a media type.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    SystemQuestion.isAllowed(mediaType == .audio ? .microphone : .camera).map { $0 ? .authorized : .denied }
      ?? .notDetermined
  }
  /// Requests the permission to use devices from the user. It is denied if there is no user to ask.
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    // This is safe because the handler is called once on the main thread, when the user has answered.
    nonisolated(unsafe) let answered = handler
    guard !SystemQuestion.ask(mediaType == .audio ? .microphone : .camera, then: { answered($0) }) else { return }
    Unsupported.log("AVCaptureDevice.requestAccess(for:completionHandler:)")
    DispatchQueue.main.async { handler(false) }
  }
  /// Returns false, because no device is available.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// The identifier of the device; always empty.
  open var uniqueID: String { "" }
  /// The name of the device; always empty.
  open var localizedName: String { "" }
  /// The side of the device on which the camera is; always unspecified.
  open var position: Position { .unspecified }
  /// Whether the device has a torch; always false.
  open var hasTorch: Bool { false }
  /// Whether the device has a flash; always false.
  open var hasFlash: Bool { false }
  /// Whether a torch is available; always false.
  open var isTorchAvailable: Bool { false }
  /// The torch mode. It has no effect.
  open var torchMode = TorchMode.off
  /// The focus mode. It has no effect.
  open var focusMode = FocusMode.locked
  /// Returns whether a focus mode is supported; always false.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Locks the configuration, which always succeeds without effect.
  open func lockForConfiguration() throws {}
  /// Unlocks the configuration. It has no effect.
  open func unlockForConfiguration() {}

  /// A search for devices by type, which finds none.
  open class DiscoverySession: NSObject {
    /// Creates a session that finds devices. None are available.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
    /// The matching devices; always empty.
    open var devices: [AVCaptureDevice] { [] }
  }
}

/// The user's permission to use capture devices.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// An input of a capture session.
open class AVCaptureInput: NSObject {}

/// A capture input from a device.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device of the input.
  public let device: AVCaptureDevice
  /// Creates an input of a device. Throws an error if the device can't be opened.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}
