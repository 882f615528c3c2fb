import Foundation
import ObjectiveC

/// A session that connects capture inputs to outputs. There are no devices, so outputs never receive data.
open class AVCaptureSession: NSObject {
  /// A preset for the quality of a session's output.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The resolution of photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High quality, for videos and sound.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium quality, for sharing over Wi-Fi.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low quality, for sharing over a mobile network.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// Videos of 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// Videos of 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
  }

  /// The quality of the output. It has no effect.
  open var sessionPreset = Preset.high
  /// The inputs of the session.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs of the session.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether the session is running.
  open private(set) var isRunning = false {
    willSet { KeyValueObserving.willChange(self, "running") }
    didSet { KeyValueObserving.didChange(self, "running") }
  }

  public override init() { super.init() }

  /// Returns whether a preset can be used; always true.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Returns whether an input can be added, which is false if the session already has it.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Returns whether an output can be added, which is false if the session already has it.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins a set of changes. It has no effect.
  open func beginConfiguration() {}
  /// Commits a set of changes. It has no effect.
  open func commitConfiguration() {}
  /// Starts the session. Outputs receive no data, which is logged.
  open func startRunning() {
    Unsupported.log("AVCaptureSession.startRunning()")
    isRunning = true
  }
  /// Stops the session.
  open func stopRunning() { isRunning = false }
}

/// An output of a capture session.
open class AVCaptureOutput: NSObject {
  /// The connections of the output; always empty.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns the connection for a media type; always nil.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The connection between an input and an output.
open class AVCaptureConnection: NSObject {
  /// Whether the connection is enabled. It has no effect.
  open var isEnabled = true
  /// Whether the video orientation can be set; always false.
  open var isVideoOrientationSupported: Bool { false }
  /// The orientation of the video. It has no effect.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether the video is mirrored. It has no effect.
  open var isVideoMirrored = false
}

/// The orientation of a video.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The home button is at the bottom.
  case portrait = 1
  /// The home button is at the top, on the right, or on the left.
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// An output for codes and faces in the camera's image.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The delegate that receives detected objects; never called.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The queue on which the delegate would be called.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// The types of objects that can be detected; always empty.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The types of objects to detect. It has no effect.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The part of the image in which objects are detected. It has no effect.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  public override init() { super.init() }

  /// Sets the delegate and its queue.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// The method by which a delegate receives codes and faces. It is optional.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Called when objects are detected on Apple's systems; never called on Flipside.
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
  /// The delegate that receives video frames; never called.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// The settings of video frames. They have no effect.
  open var videoSettings: [String: Any]! = [:]
  /// Whether late frames are discarded. It has no effect.
  open var alwaysDiscardsLateVideoFrames = true
  public override init() { super.init() }
  /// Sets the delegate and its queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
  }
}

/// The method by which a delegate receives video frames. It is optional.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Called for each video frame on Apple's systems; never called on Flipside.
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
