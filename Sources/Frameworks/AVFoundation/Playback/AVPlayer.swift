import Foundation
import ObjectiveC

/// A player of videos and sounds. Nothing is shown or heard; playback takes the asset's duration on the app's
/// clock.
///
/// ```swift
/// let player = AVPlayer(url: URL(fileURLWithPath: NSHomeDirectory() + "/Documents/intro.mov"))
/// let playerLayer = AVPlayerLayer(player: player)
/// playerLayer.frame = view.bounds
/// view.layer.addSublayer(playerLayer)
/// player.play()
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/avfoundation/avplayer>
@preconcurrency @MainActor open class AVPlayer: NSObject {
  /// The status of a player.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// Whether a player is playing or waiting.
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  /// The action at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  /// The item that is played; nil if there is none.
  open private(set) var currentItem: AVPlayerItem? {
    willSet { KeyValueObserving.willChange(self, "currentItem") }
    didSet { KeyValueObserving.didChange(self, "currentItem") }
  }
  /// The volume from 0 to 1. It has no effect.
  open var volume: Float = 1
  /// Whether the sound is muted. It has no effect.
  open var isMuted = false
  /// The action at the end of the item.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether external playback is allowed. It has no effect.
  open var allowsExternalPlayback = true
  /// Whether playback waits for data. It has no effect, because files are local.
  open var automaticallyWaitsToMinimizeStalling = true

  public override nonisolated init() { super.init() }
  /// Creates a player for the media at a URL.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Creates a player for an item; nil for none.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
    take(item)
  }

  /// The status. It is unknown until the first item is ready, which takes at least one iteration of the run loop.
  open private(set) var status = Status.unknown {
    willSet { KeyValueObserving.willChange(self, "status") }
    didSet { KeyValueObserving.didChange(self, "status") }
  }

  private func take(_ item: AVPlayerItem?) {
    item?.clock.onChange = { [weak self] change in
      guard let self else { return change() }
      KeyValueObserving.change(self, "rate") { KeyValueObserving.change(self, "timeControlStatus", change) }
    }
    item?.prepare { [weak self] in
      if let self, self.status == .unknown { self.status = .readyToPlay }
    }
  }

  /// The error of the player; always nil.
  open var error: (any Error)? { nil }
  /// Whether the player is playing or paused.
  open var timeControlStatus: TimeControlStatus { rate > 0 ? .playing : .paused }

  /// The speed of playback; 0 pauses it.
  open var rate: Float {
    get { currentItem.map { $0.clock.isRunning ? Float($0.clock.rate) : 0 } ?? 0 }
    set {
      guard let clock = currentItem?.clock else { return }
      clock.change {
        clock.pause()
        guard newValue > 0 else { return }
        clock.rate = Double(newValue)
        clock.start()
      }
    }
  }

  /// Starts or resumes playback.
  open func play() {
    Unsupported.log("The picture and sound of AVPlayer")
    rate = 1
  }
  /// Pauses playback.
  open func pause() { rate = 0 }
  /// Replaces the current item.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    pause()
    currentItem?.clock.onChange = nil
    currentItem = item
    take(item)
  }
  /// Returns the position in the current item; zero without one.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  /// Moves to a position in the current item.
  open func seek(to time: CMTime) { currentItem?.clock.time = time.seconds }
  /// Moves to a position in the current item and calls the handler.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }
  /// Moves exactly to a position in the current item; the tolerances have no effect.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

  /// Adds a block that is called at regular intervals during playback.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let seconds = max(0.01, interval.seconds.isFinite ? interval.seconds : 1)
    let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: seconds, repeats: true) {
      [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.rate > 0 else { return }
        block(self.currentTime())
      }
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
  /// Removes a periodic observer.
  open func removeTimeObserver(_ observer: Any) { (observer as? Timer)?.invalidate() }
}

/// A player of a queue of items.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem]
  /// Creates a player for a queue of items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  /// Returns the items in the queue, including the current one.
  open func items() -> [AVPlayerItem] { queue }
  /// Removes the current item and plays the next one.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  /// Removes all items from the queue.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// Registers the properties that apps observe by key. It runs when the library is loaded.
@section(".init_array") @used
private let registerPlayerKeys: @convention(c) () -> Void = {
  MessageDispatch.whenFirstNeeded {
    KeyValueAccess.register("currentItem", on: AVPlayer.self, readOnly: \.currentItem)
    KeyValueAccess.register("status", on: AVPlayer.self, readOnly: \.status)
    KeyValueAccess.register("rate", on: AVPlayer.self, \.rate)
    KeyValueAccess.register("timeControlStatus", on: AVPlayer.self, readOnly: \.timeControlStatus)
    KeyValueAccess.register("volume", on: AVPlayer.self, \.volume)
    KeyValueAccess.register("muted", on: AVPlayer.self, \.isMuted)
    KeyValueAccess.register("status", on: AVPlayerItem.self, readOnly: \.status)
    KeyValueAccess.register("duration", on: AVPlayerItem.self, readOnly: \.duration)
    KeyValueAccess.register("error", on: AVPlayerItem.self, readOnly: \.error)
  }
}
