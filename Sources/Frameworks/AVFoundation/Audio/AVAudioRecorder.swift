import Foundation
import ObjectiveC

/// A recorder of sound. There is no microphone, so recording never starts.
open class AVAudioRecorder: NSObject {
  /// The delegate, which is never notified.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// The URL of the file to record to.
  public let url: URL
  /// The audio settings.
  public let settings: [String: Any]
  /// Whether levels are measured. It has no effect.
  open var isMeteringEnabled = false
  /// Whether the recorder is recording; always false.
  open var isRecording: Bool { false }
  /// The duration of the recording; always 0.
  open var currentTime: TimeInterval { 0 }

  /// Creates a recorder that would write to a file.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }

  /// Returns false, because recording is not possible.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Logs that recording is not supported, and returns false.
  @discardableResult open func record() -> Bool {
    Unsupported.log("AVAudioRecorder.record()")
    return false
  }
  /// Logs that recording is not supported, and returns false.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Pauses the recording. It has no effect.
  open func pause() {}
  /// Stops the recording. It has no effect.
  open func stop() {}
  /// Returns false, because there is no recording.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Updates the measured levels. It has no effect.
  open func updateMeters() {}
  /// Returns the level of silence in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the level of silence in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The methods by which a delegate is notified of the end of a recording. All methods are optional.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Called when a recording has finished on Apple's systems; never called on Flipside.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Called when encoding fails on Apple's systems; never called on Flipside.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// The settings key of the audio format, such as `kAudioFormatMPEG4AAC`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The settings key of the sample rate in hertz.
public let AVSampleRateKey = "AVSampleRateKey"
/// The settings key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The settings key of the quality of the encoder, a raw value of `AVAudioQuality`.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The settings key of the bit rate of the encoder, in bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// MPEG-4 AAC.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Uncompressed samples.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Apple's lossless format.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

/// The quality of an audio encoder.
public enum AVAudioQuality: Int, Sendable {
  /// The lowest quality.
  case min = 0
  /// Low quality.
  case low = 0x20
  /// Medium quality.
  case medium = 0x40
  /// High quality.
  case high = 0x60
  /// The highest quality.
  case max = 0x7F
}
