import Foundation
import ObjectiveC

/// Connects capture inputs to outputs. There are no devices, so outputs never receive data.
open class AVCaptureSession: NSObject {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
  }

  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var isRunning = false {
    willSet { KeyValueObserving.willChange(self, "running") }
    didSet { KeyValueObserving.didChange(self, "running") }
  }

  public override init() { super.init() }

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {
    Unsupported.log("AVCaptureSession.startRunning()")
    isRunning = true
  }
  open func stopRunning() { isRunning = false }
}

/// An output of a capture session.
open class AVCaptureOutput: NSObject {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The connection between an input and an output.
open class AVCaptureConnection: NSObject {
  open var isEnabled = true
  open var isVideoOrientationSupported: Bool { false }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var isVideoMirrored = false
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// An output for codes and faces in the camera's image.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  public override init() { super.init() }

  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// The method by which a delegate receives codes and faces. It is optional.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// An output for the camera's video frames.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  public override init() { super.init() }
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
  }
}

/// The method by which a delegate receives video frames. It is optional.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

@section(".init_array") @used
private let registerCaptureKeys: @convention(c) () -> Void = {
  MessageDispatch.whenFirstNeeded {
    KeyValueAccess.register("running", on: AVCaptureSession.self, readOnly: \.isRunning)
  }
}
