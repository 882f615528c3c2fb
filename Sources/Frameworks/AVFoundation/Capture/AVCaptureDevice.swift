import Foundation
import ObjectiveC
import UIKit

/// A camera or a microphone. No device is available, and access is denied.
///
/// Apple's documentation: <https://developer.apple.com/documentation/avfoundation/avcapturedevice>
open class AVCaptureDevice: NSObject {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  private override init() { super.init() }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    Unsupported.log("AVCaptureDevice")
    return nil
  }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    Unsupported.log("AVCaptureDevice")
    return nil
  }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    SystemQuestion.isAllowed(mediaType == .audio ? .microphone : .camera).map { $0 ? .authorized : .denied }
      ?? .notDetermined
  }
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    // This is safe because the handler is called once on the main thread, when the user has answered.
    nonisolated(unsafe) let answered = handler
    guard !SystemQuestion.ask(mediaType == .audio ? .microphone : .camera, then: { answered($0) }) else { return }
    Unsupported.log("AVCaptureDevice.requestAccess(for:completionHandler:)")
    DispatchQueue.main.async { handler(false) }
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open var focusMode = FocusMode.locked
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}

  /// A search for devices by type, which finds none.
  open class DiscoverySession: NSObject {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
    open var devices: [AVCaptureDevice] { [] }
  }
}

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// An input of a capture session.
open class AVCaptureInput: NSObject {}

/// A capture input from a device.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}
