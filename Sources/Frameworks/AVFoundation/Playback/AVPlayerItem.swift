import Foundation
import ObjectiveC

/// The content of a player, and the progress of its playback.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  /// The status of an item.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  /// The asset of the item.
  public nonisolated let asset: AVAsset
  let clock: SilentClock

  /// Creates an item for the media at a URL.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Creates an item for an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    let seconds = asset.duration.seconds
    clock = SilentClock(duration: seconds.isFinite ? seconds : .infinity)
    super.init()
    clock.onEnd = { [weak self] in
      guard let self else { return }
      NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: self)
    }
  }

  /// The status. It is unknown until a player uses the item; a playable item is ready in the next iteration of the
  /// run loop.
  open private(set) var status = Status.unknown {
    willSet { KeyValueObserving.willChange(self, "status") }
    didSet { KeyValueObserving.didChange(self, "status") }
  }

  /// Checks asynchronously whether the asset can be played, and calls the block if it can.
  func prepare(_ whenReady: @escaping () -> Void) {
    DispatchQueue.main.async { [self] in
      if status == .unknown, asset.isPlayable { status = .readyToPlay }
      if status == .readyToPlay { whenReady() }
    }
  }

  /// The error of the item; always nil.
  open var error: (any Error)? { nil }
  /// The duration of the asset.
  open var duration: CMTime { asset.duration }
  /// Returns the position in the item.
  open func currentTime() -> CMTime { CMTime(seconds: clock.time, preferredTimescale: 600) }
  /// Moves to a position in the item and calls the handler.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    clock.time = time.seconds
    completionHandler?(true)
  }
}

extension NSNotification.Name {
  /// Posted when an item was played to its end. The notification's object is the item.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when an item could not be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}
