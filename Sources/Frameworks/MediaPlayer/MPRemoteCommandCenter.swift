import Foundation
import UIKit

/// The remote commands of headphones and the lock screen. No commands are ever sent; an app's settings are stored.
///
/// Apple's documentation: <https://developer.apple.com/documentation/mediaplayer/mpremotecommandcenter>
open class MPRemoteCommandCenter: NSObject {
  // This is safe because the commands never change, and apps add handlers on the main thread.
  nonisolated(unsafe) private static let one = MPRemoteCommandCenter()

  /// Returns the center of the app.
  open class func shared() -> MPRemoteCommandCenter { one }

  /// The command that pauses playback.
  open private(set) var pauseCommand = MPRemoteCommand()
  /// The command that starts playback.
  open private(set) var playCommand = MPRemoteCommand()
  /// The command that stops playback.
  open private(set) var stopCommand = MPRemoteCommand()
  /// The command that starts or pauses playback.
  open private(set) var togglePlayPauseCommand = MPRemoteCommand()
  /// The command that enables a language option.
  open private(set) var enableLanguageOptionCommand = MPRemoteCommand()
  /// The command that disables a language option.
  open private(set) var disableLanguageOptionCommand = MPRemoteCommand()
  /// The command that changes the playback rate.
  open private(set) var changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// The command that changes the repeat mode.
  open private(set) var changeRepeatModeCommand = MPChangeRepeatModeCommand()
  /// The command that changes the shuffle mode.
  open private(set) var changeShuffleModeCommand = MPChangeShuffleModeCommand()
  /// The command that starts the next track.
  open private(set) var nextTrackCommand = MPRemoteCommand()
  /// The command that starts the previous track.
  open private(set) var previousTrackCommand = MPRemoteCommand()
  /// The command that skips forward by an interval.
  open private(set) var skipForwardCommand = MPSkipIntervalCommand()
  /// The command that skips back by an interval.
  open private(set) var skipBackwardCommand = MPSkipIntervalCommand()
  /// The command that seeks forward.
  open private(set) var seekForwardCommand = MPRemoteCommand()
  /// The command that seeks backward.
  open private(set) var seekBackwardCommand = MPRemoteCommand()
  /// The command that changes the playback position.
  open private(set) var changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// The command that rates the track.
  open private(set) var ratingCommand = MPRatingCommand()
  /// The command that likes the track.
  open private(set) var likeCommand = MPFeedbackCommand()
  /// The command that dislikes the track.
  open private(set) var dislikeCommand = MPFeedbackCommand()
  /// The command that marks the track for later.
  open private(set) var bookmarkCommand = MPFeedbackCommand()
}

/// A remote command with its handlers.
open class MPRemoteCommand: NSObject {
  /// Whether the user can send the command.
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

  /// Removes a target for one action, or for all actions if the action is nil.
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

/// A command that skips by an interval.
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The preferred intervals in seconds.
  open var preferredIntervals: [NSNumber] = [10]
}
/// A command that changes the playback rate.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// The playback rates that the app supports.
  open var supportedPlaybackRates: [NSNumber] = [1]
}
/// A command that changes the playback position.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
/// A command that changes the repeat mode.
open class MPChangeRepeatModeCommand: MPRemoteCommand {
  /// The current repeat mode.
  open var currentRepeatType = MPRepeatType.off
}
/// A command that changes the shuffle mode.
open class MPChangeShuffleModeCommand: MPRemoteCommand {
  /// The current shuffle mode.
  open var currentShuffleType = MPShuffleType.off
}
/// A command that rates the track.
open class MPRatingCommand: MPRemoteCommand {
  /// The lowest rating.
  open var minimumRating: Float = 0
  /// The highest rating.
  open var maximumRating: Float = 5
}
/// A command by which the user gives feedback on the track.
open class MPFeedbackCommand: MPRemoteCommand {
  /// Whether the user already gave the feedback.
  open var isActive = false
  /// The localized title of the command.
  open var localizedTitle = ""
  /// The localized short title of the command.
  open var localizedShortTitle = ""
}

/// The repeat mode.
public enum MPRepeatType: Int, Sendable { case off, one, all }
/// The shuffle mode.
public enum MPShuffleType: Int, Sendable { case off, items, collections }

/// The result of handling a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The command was performed.
  case success = 0
  /// The content of the command does not exist.
  case noSuchContent = 100
  /// There is no item to which the command could apply.
  case noActionableNowPlayingItem = 110
  /// The device was not found.
  case deviceNotFound = 120
  /// The command failed.
  case commandFailed = 200
}

/// An event that is passed to a command's handlers.
open class MPRemoteCommandEvent: NSObject {
  /// The command of the event.
  open private(set) var command = MPRemoteCommand()
  /// The time of the event.
  open private(set) var timestamp: TimeInterval = 0
}
/// An event of a command that skips by an interval.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The interval in seconds.
  open private(set) var interval: TimeInterval = 0
}
/// An event of a command that changes the playback position.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The new playback position in seconds.
  open private(set) var positionTime: TimeInterval = 0
}
/// An event of a command that changes the playback rate.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// The new playback rate.
  open private(set) var playbackRate: Float = 1
}
/// An event of a command that seeks.
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  /// Whether the seek begins or ends.
  open private(set) var type = MPSeekCommandEventType.beginSeeking
}
/// Whether a seek begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }
