import Foundation
import ObjectiveC
import UIKit

/// The settings for how the app's sound interacts with that of other apps. They are stored without effect, because
/// playback is silent.
///
/// Apple's documentation: <https://developer.apple.com/documentation/avfaudio/avaudiosession>
open class AVAudioSession: NSObject {
  /// The purpose of an app's sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound that is not essential: it mixes with that of other apps, and the silent switch mutes it.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that is not essential and silences other apps. The default.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that is essential, such as music; the silent switch does not mute it.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording, which silences playback.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recording and playback at the same time.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Playback and recording on several devices at the same time.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// A special use of the session's category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No particular mode.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Two-way voice communication.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Recording of a video.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measurement with little signal processing.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Playback of a movie.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Two-way video communication.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Continuous speech, which pauses while other apps speak.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// Options of a category.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sound mixes with that of other apps.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// Sound of other apps becomes quieter.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// Hands-free Bluetooth devices can be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// Sound is played by the speaker instead of the receiver.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Spoken audio of other apps pauses, and other sound is mixed.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Bluetooth devices for stereo sound can be used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// AirPlay devices can be used.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  /// Options of activating a session.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps are notified when the session is deactivated, so that they can continue.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The user's permission to record.
  public enum RecordPermission: UInt, Sendable {
    /// The user has not been asked yet.
    case undetermined = 0x756E_6474
    /// The user has denied recording.
    case denied = 0x6465_6E79
    /// The user has allowed recording.
    case granted = 0x6772_6E74
  }

  /// An override of the output port.
  public enum PortOverride: UInt, Sendable {
    /// The output is not overridden.
    case none = 0
    /// The output is the speaker.
    case speaker = 0x7370_6B72
  }

  // This is safe because a lock protects all mutable state.
  nonisolated(unsafe) private static let shared = AVAudioSession()

  /// Returns the shared session.
  open class func sharedInstance() -> AVAudioSession { shared }

  private struct Settings {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
  }
  private let settings = Locked(Settings())

  /// The category of the session.
  open var category: Category { settings.withLock { $0.category } }
  /// The mode of the session.
  open var mode: Mode { settings.withLock { $0.mode } }
  /// The options of the category.
  open var categoryOptions: CategoryOptions { settings.withLock { $0.options } }
  /// Whether another app plays sound; always false.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether the app should silence secondary sounds; always false.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Whether an input device is available; always false.
  open var isInputAvailable: Bool { false }
  /// The volume of the output; always 1.
  open var outputVolume: Float { 1 }
  /// The sample rate in Hz; always 44,100.
  open var sampleRate: Double { 44_100 }
  /// The permission to record, which is denied because there is no microphone.
  open var recordPermission: RecordPermission { .denied }

  /// Sets the category.
  open func setCategory(_ category: Category) throws { try setCategory(category, mode: mode, options: []) }
  /// Sets the category with options.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
  }
  /// Sets the category, mode and options.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    settings.withLock { $0 = Settings(category: category, mode: mode, options: options) }
  }
  /// Sets the mode.
  open func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }
  /// Activates or deactivates the session. It has no effect.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Overrides the output port. It has no effect.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Requests the permission to record from the user. It is denied if there is no user to ask.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    // This is safe because the block is called once on the main thread, when the user has answered.
    nonisolated(unsafe) let answered = response
    guard !SystemQuestion.ask(.microphone, then: { answered($0) }) else { return }
    Unsupported.log("AVAudioSession.requestRecordPermission(_:)")
    DispatchQueue.main.async { response(false) }
  }

  /// Posted when an interruption, such as a phone call, begins or ends. Flipside never posts it.
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  /// Posted when inputs or outputs change. Flipside never posts it.
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
  /// Posted when the media server was restarted. Flipside never posts it.
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
}
