import Foundation
import ObjectiveC

/// Records sound. There is no microphone, so recording never starts.
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }

  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool {
    Unsupported.log("AVAudioRecorder.record()")
    return false
  }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  open func pause() {}
  open func stop() {}
  @discardableResult open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The methods by which a delegate is notified of the end of a recording. All methods are optional.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}
