import Foundation
import ObjectiveC

/// Plays a sound from a file or from memory. Playback is silent and takes the sound's duration on the app's clock.
///
/// Apple's documentation: <https://developer.apple.com/documentation/avfaudio/avaudioplayer>
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var url: URL?
  open private(set) var data: Data?
  /// The duration in seconds.
  open private(set) var duration: TimeInterval
  /// The number of repetitions after the first playback. A negative number repeats the sound until it is stopped.
  open var numberOfLoops = 0
  open var volume: Float = 1
  open var pan: Float = 0
  open var enableRate = false
  open var rate: Float = 1 {
    didSet { if enableRate { clock.rate = Double(rate) } }
  }
  open var isMeteringEnabled = false
  open var numberOfChannels: Int { 2 }
  open var settings: [String: Any] { [:] }
  open var deviceCurrentTime: TimeInterval { clock.time }

  private let clock: SilentClock
  private var loopsLeft = 0

  /// Creates a player. Throws if the file can't be read or is not a sound file.
  public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    let data = try Data(contentsOf: url)
    try self.init(data: data, fileTypeHint: utiString)
    self.url = url
    self.data = nil
  }

  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

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

  open var isPlaying: Bool { clock.isRunning }

  open var currentTime: TimeInterval {
    get { clock.time }
    set { clock.time = newValue }
  }

  @discardableResult open func prepareToPlay() -> Bool { true }

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

  open func pause() { clock.pause() }
  /// Stops playback at the current position.
  open func stop() { clock.pause() }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  /// Returns the level of silence in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
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
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
