import Foundation
import UIKit

/// The remote commands of headphones and the lock screen. No commands are ever sent; an app's settings are stored.
///
/// Apple's documentation: <https://developer.apple.com/documentation/mediaplayer/mpremotecommandcenter>
open class MPRemoteCommandCenter: NSObject {
  // This is safe because the commands never change, and apps add handlers on the main thread.
  nonisolated(unsafe) private static let one = MPRemoteCommandCenter()

  open class func shared() -> MPRemoteCommandCenter { one }

  open private(set) var pauseCommand = MPRemoteCommand()
  open private(set) var playCommand = MPRemoteCommand()
  open private(set) var stopCommand = MPRemoteCommand()
  open private(set) var togglePlayPauseCommand = MPRemoteCommand()
  open private(set) var enableLanguageOptionCommand = MPRemoteCommand()
  open private(set) var disableLanguageOptionCommand = MPRemoteCommand()
  open private(set) var changePlaybackRateCommand = MPChangePlaybackRateCommand()
  open private(set) var changeRepeatModeCommand = MPChangeRepeatModeCommand()
  open private(set) var changeShuffleModeCommand = MPChangeShuffleModeCommand()
  open private(set) var nextTrackCommand = MPRemoteCommand()
  open private(set) var previousTrackCommand = MPRemoteCommand()
  open private(set) var skipForwardCommand = MPSkipIntervalCommand()
  open private(set) var skipBackwardCommand = MPSkipIntervalCommand()
  open private(set) var seekForwardCommand = MPRemoteCommand()
  open private(set) var seekBackwardCommand = MPRemoteCommand()
  open private(set) var changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  open private(set) var ratingCommand = MPRatingCommand()
  open private(set) var likeCommand = MPFeedbackCommand()
  open private(set) var dislikeCommand = MPFeedbackCommand()
  open private(set) var bookmarkCommand = MPFeedbackCommand()
}

/// A remote command with its handlers.
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  private var handlers: [(token: NSObject, run: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []
  private var targets: [(target: () -> NSObject?, action: Selector)] = []

  public override init() { super.init() }

  /// Adds a handler.
  /// - Returns: a token for `removeTarget(_:)`.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let token = NSObject()
    handlers.append((token, handler))
    return token
  }

  /// Adds a target, which is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    weak let object = target as AnyObject as? NSObject
    targets.append(({ object }, action))
  }

  open func removeTarget(_ target: Any, action: Selector?) {
    targets.removeAll { $0.target() === target as AnyObject && (action == nil || $0.action == action) }
  }

  /// Removes a target.
  /// - Parameter target: the target or token to remove; nil removes all.
  open func removeTarget(_ target: Any?) {
    guard let target else {
      handlers = []
      targets = []
      return
    }
    handlers.removeAll { $0.token === target as AnyObject }
    removeTarget(target, action: nil)
  }
}

open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The preferred intervals in seconds.
  open var preferredIntervals: [NSNumber] = [10]
}
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  open var supportedPlaybackRates: [NSNumber] = [1]
}
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
open class MPChangeRepeatModeCommand: MPRemoteCommand {
  open var currentRepeatType = MPRepeatType.off
}
open class MPChangeShuffleModeCommand: MPRemoteCommand {
  open var currentShuffleType = MPShuffleType.off
}
open class MPRatingCommand: MPRemoteCommand {
  open var minimumRating: Float = 0
  open var maximumRating: Float = 5
}
open class MPFeedbackCommand: MPRemoteCommand {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}

public enum MPRepeatType: Int, Sendable { case off, one, all }
public enum MPShuffleType: Int, Sendable { case off, items, collections }

/// The result of handling a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// An event that is passed to a command's handlers.
open class MPRemoteCommandEvent: NSObject {
  open private(set) var command = MPRemoteCommand()
  open private(set) var timestamp: TimeInterval = 0
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  open private(set) var interval: TimeInterval = 0
}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open private(set) var positionTime: TimeInterval = 0
}
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  open private(set) var playbackRate: Float = 1
}
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  open private(set) var type = MPSeekCommandEventType.beginSeeking
}
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }
