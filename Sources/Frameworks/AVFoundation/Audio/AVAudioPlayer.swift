import Foundation
import ObjectiveC

/// A player of a sound from a file or from memory. Playback is silent and takes the sound's duration on the app's
/// clock.
///
/// ```swift
/// let bell = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: NSHomeDirectory() + "/Documents/bell.wav"))
/// bell.numberOfLoops = 2
/// bell.play()
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/avfaudio/avaudioplayer>
open class AVAudioPlayer: NSObject {
  /// The delegate, which is notified of the end of playback.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The URL of the sound file; nil for a sound from memory.
  open private(set) var url: URL?
  /// The sound data; nil for a sound from a file.
  open private(set) var data: Data?
  /// The duration in seconds.
  open private(set) var duration: TimeInterval
  /// The number of repetitions after the first playback. A negative number repeats the sound until it is stopped.
  open var numberOfLoops = 0
  /// The volume from 0 to 1. It has no effect.
  open var volume: Float = 1
  /// The stereo position from -1 to 1. It has no effect.
  open var pan: Float = 0
  /// Whether `rate` changes the speed of playback.
  open var enableRate = false
  /// The speed of playback. It has an effect only if `enableRate` is true.
  open var rate: Float = 1 {
    didSet { if enableRate { clock.rate = Double(rate) } }
  }
  /// Whether levels are measured. It has no effect.
  open var isMeteringEnabled = false
  /// The number of channels; always 2.
  open var numberOfChannels: Int { 2 }
  /// The audio settings; always empty.
  open var settings: [String: Any] { [:] }
  /// The time of the audio device in seconds, which is the position in the sound.
  open var deviceCurrentTime: TimeInterval { clock.time }

  private let clock: SilentClock
  private var loopsLeft = 0

  /// Creates a player. Throws if the file can't be read or is not a sound file.
  public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

  /// Creates a player for a file; the file type hint is ignored. Throws an error if the file can't be read.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    let data = try Data(contentsOf: url)
    try self.init(data: data, fileTypeHint: utiString)
    self.url = url
    self.data = nil
  }

  /// Creates a player for the contents of a sound file. Throws an error if the format is unknown.
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

  /// Creates a player for the contents of a sound file; the file type hint is ignored. Throws an error if the
  /// format is unknown.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    guard let duration = AudioDuration.seconds(of: data) else {
      // The code is kAudioFileUnsupportedFileTypeError, 'typ?'.
      throw NSError(domain: NSOSStatusErrorDomain, code: 0x7479_703F)
    }
    self.data = data
    self.duration = duration
    clock = SilentClock(duration: duration)
    super.init()
    clock.onEnd = { [weak self] in self?.reachedEnd() }
  }

  /// Whether the sound is playing.
  open var isPlaying: Bool { clock.isRunning }

  /// The position in the sound in seconds.
  open var currentTime: TimeInterval {
    get { clock.time }
    set { clock.time = newValue }
  }

  /// Prepares playback, which is not necessary.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Starts or resumes playback and returns whether it succeeded.
  @discardableResult open func play() -> Bool {
    Unsupported.log("The sound of AVAudioPlayer")
    guard !clock.isRunning else { return true }
    if clock.time >= duration { clock.time = 0 }
    loopsLeft = numberOfLoops
    clock.start()
    return true
  }

  /// Starts playback at once; the start time is ignored.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }

  /// Pauses playback at the current position.
  open func pause() { clock.pause() }
  /// Stops playback at the current position.
  open func stop() { clock.pause() }
  /// Sets the volume at once, without a fade.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Updates the measured levels. It has no effect.
  open func updateMeters() {}
  /// Returns the level of silence in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the level of silence in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  private func reachedEnd() {
    if numberOfLoops < 0 || loopsLeft > 0, duration > 0 {
      loopsLeft -= 1
      clock.time = 0
      clock.start()
      return
    }
    clock.time = 0
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}

/// The methods by which a delegate is notified of the end of playback. All methods are optional.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when playback has reached the end of the sound.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called when decoding fails on Apple's systems; never called on Flipside.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
