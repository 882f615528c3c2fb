import Foundation

// The constants of Swift 4.0 and earlier, in which categories and modes are strings (according to the API notes of
// AVFAudio).

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.ambient")
public var AVAudioSessionCategoryAmbient: String { AVAudioSession.Category.ambient.rawValue }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.soloAmbient")
public var AVAudioSessionCategorySoloAmbient: String { AVAudioSession.Category.soloAmbient.rawValue }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playback")
public var AVAudioSessionCategoryPlayback: String { AVAudioSession.Category.playback.rawValue }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.record")
public var AVAudioSessionCategoryRecord: String { AVAudioSession.Category.record.rawValue }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playAndRecord")
public var AVAudioSessionCategoryPlayAndRecord: String { AVAudioSession.Category.playAndRecord.rawValue }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.multiRoute")
public var AVAudioSessionCategoryMultiRoute: String { AVAudioSession.Category.multiRoute.rawValue }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.default")
public var AVAudioSessionModeDefault: String { AVAudioSession.Mode.default.rawValue }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.voiceChat")
public var AVAudioSessionModeVoiceChat: String { AVAudioSession.Mode.voiceChat.rawValue }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.videoRecording")
public var AVAudioSessionModeVideoRecording: String { AVAudioSession.Mode.videoRecording.rawValue }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.measurement")
public var AVAudioSessionModeMeasurement: String { AVAudioSession.Mode.measurement.rawValue }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.moviePlayback")
public var AVAudioSessionModeMoviePlayback: String { AVAudioSession.Mode.moviePlayback.rawValue }

extension AVAudioSession {
  @available(swift, obsoleted: 4.2, renamed: "setCategory(_:mode:options:)")
  public func setCategory(_ category: String) throws { try setCategory(Category(rawValue: category)) }

  @available(swift, obsoleted: 4.2, renamed: "setCategory(_:mode:options:)")
  public func setCategory(_ category: String, with options: CategoryOptions) throws {
    try setCategory(Category(rawValue: category), options: options)
  }

  @available(swift, obsoleted: 4.2, renamed: "setMode(_:)")
  public func setMode(_ mode: String) throws { try setMode(Mode(rawValue: mode)) }

  @available(swift, obsoleted: 4.2, renamed: "setActive(_:options:)")
  public func setActive(_ active: Bool, with options: SetActiveOptions) throws {
    try setActive(active, options: options)
  }
}
