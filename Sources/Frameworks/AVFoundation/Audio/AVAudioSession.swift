import Foundation
import ObjectiveC
import UIKit

/// The settings for how the app's sound interacts with that of other apps. They are stored without effect, because
/// playback is silent.
///
/// Apple's documentation: <https://developer.apple.com/documentation/avfaudio/avaudiosession>
open class AVAudioSession: NSObject {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  // This is safe because a lock protects all mutable state.
  nonisolated(unsafe) private static let shared = AVAudioSession()

  open class func sharedInstance() -> AVAudioSession { shared }

  private struct Settings {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
  }
  private let settings = Locked(Settings())

  open var category: Category { settings.withLock { $0.category } }
  open var mode: Mode { settings.withLock { $0.mode } }
  open var categoryOptions: CategoryOptions { settings.withLock { $0.options } }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var isInputAvailable: Bool { false }
  open var outputVolume: Float { 1 }
  open var sampleRate: Double { 44_100 }
  /// The permission to record, which is denied because there is no microphone.
  open var recordPermission: RecordPermission { .denied }

  open func setCategory(_ category: Category) throws { try setCategory(category, mode: mode, options: []) }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    settings.withLock { $0 = Settings(category: category, mode: mode, options: options) }
  }
  open func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    // This is safe because the block is called once on the main thread, when the user has answered.
    nonisolated(unsafe) let answered = response
    guard !SystemQuestion.ask(.microphone, then: { answered($0) }) else { return }
    Unsupported.log("AVAudioSession.requestRecordPermission(_:)")
    DispatchQueue.main.async { response(false) }
  }

  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
}
