@_exported import GameplayKit
import ObjectiveC
@_exported import UIKit

/// The domain of errors of GameKit.
public let GKErrorDomain = "GKErrorDomain"

/// An error of Game Center, with codes as in `GKErrorCode`.
public struct GKError: Error, CustomNSError, Equatable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// An unknown error.
    case unknown = 1
    /// The user or the app canceled the operation.
    case cancelled = 2
    /// The communication with Game Center failed.
    case communicationsFailure = 3
    /// The credentials are invalid.
    case invalidCredentials = 5
    /// No player is signed in.
    case notAuthenticated = 6
    /// Another authentication is in progress.
    case authenticationInProgress = 7
    /// Game Center does not know the game.
    case gameUnrecognized = 15
    /// The device does not support the operation.
    case notSupported = 16
    /// An argument is invalid.
    case invalidParameter = 17
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { GKErrorDomain }
  /// The code of the error as an integer.
  public var errorCode: Int { code.rawValue }
  /// The localized description of the error.
  public var errorUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey:
        "The requested operation could not be completed because local player has not been authenticated."
    ]
  }
}

extension NSNotification.Name {
  /// The notification of a change of the local player's authentication. Flipside never posts it.
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
}

/// A player of Game Center.
open class GKPlayer: NSObject {
  /// The identifier of the player in the game; always empty.
  open var gamePlayerID: String { "" }
  /// The identifier of the player in the developer's games; always empty.
  open var teamPlayerID: String { "" }
  /// The identifier of the player in the older API; always empty.
  open var playerID: String { "" }
  /// The name that is shown for the player; always empty.
  open var displayName: String { "" }
  /// The nickname of the player; always empty.
  open var alias: String { "" }

  /// The size of a player's photo.
  public enum PhotoSize: Int, Sendable { case small, normal }

  /// Loads the photo of the player. The completion handler receives an error.
  open func loadPhoto(for size: PhotoSize, withCompletionHandler completion: ((UIImage?, (any Error)?) -> Void)?) {
    GameCenter.refuse("GKPlayer.loadPhoto(for:withCompletionHandler:)") { completion?(nil, $0) }
  }
}

/// The player on the device, who is not signed in, as on a device whose user declined Game Center.
open class GKLocalPlayer: GKPlayer {
  // This is safe because apps use the player on the main thread; its handler presents view controllers.
  nonisolated(unsafe) private static let shared = GKLocalPlayer()
  /// The player on the device.
  open class var local: GKLocalPlayer { shared }
  /// Returns the player on the device.
  open class func localPlayer() -> GKLocalPlayer { shared }
  /// Whether the player is signed in; always false.
  open var isAuthenticated: Bool { false }
  /// Whether the player is a child; always false.
  open var isUnderage: Bool { false }
  /// Whether the player may not play with others; always true.
  open var isMultiplayerGamingRestricted: Bool { true }

  /// The handler of the authentication. It is called on the main thread with an error after it is set.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let authenticateHandler else { return }
      GameCenter.refuse("GKLocalPlayer.authenticateHandler", code: .notSupported) { authenticateHandler(nil, $0) }
    }
  }

  /// Registers a listener; it has no effect.
  open func register(_ listener: any GKLocalPlayerListener) {}
  /// Removes all listeners; it has no effect.
  open func unregisterAllListeners() {}
}

/// A listener for challenges and invitations.
public protocol GKLocalPlayerListener: NSObjectProtocol {}

/// A score, in the older API without leaderboard entries.
open class GKScore: NSObject {
  /// The identifier of the leaderboard.
  open var leaderboardIdentifier: String
  /// The score.
  open var value: Int64 = 0
  /// A number of the app that is stored with the score.
  open var context: UInt64 = 0
  /// The current date.
  open var date: Date { Date() }
  /// The rank of the score; always 0.
  open var rank: Int { 0 }
  /// The score as text.
  open var formattedValue: String? { String(value) }

  /// Creates a score for a leaderboard.
  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }

  /// Sends scores to Game Center. The completion handler receives an error.
  open class func report(_ scores: [GKScore], withCompletionHandler completion: (((any Error)?) -> Void)? = nil) {
    GameCenter.refuse("GKScore.report(_:withCompletionHandler:)") { completion?($0) }
  }
}

/// A leaderboard with scores.
open class GKLeaderboard: NSObject {
  /// The period of the scores.
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  /// The players whose scores are shown.
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }

  /// The identifier of the leaderboard.
  open var identifier: String?
  /// The period of the scores that are loaded.
  open var timeScope = TimeScope.allTime
  /// The players whose scores are loaded.
  open var playerScope = PlayerScope.global
  /// The ranks that are loaded.
  open var range = NSRange(location: 1, length: 25)
  /// The scores that were loaded; always nil.
  open var scores: [GKScore]? { nil }
  /// The score of the player on the device; always nil.
  open var localPlayerScore: GKScore? { nil }

  /// Loads the scores. The completion handler receives an error.
  open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
    GameCenter.refuse("GKLeaderboard.loadScores(completionHandler:)") { completionHandler?(nil, $0) }
  }
  /// Sends a score to Game Center. The completion handler receives an error.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    GameCenter.refuse(
      "GKLeaderboard.submitScore(_:context:player:leaderboardIDs:completionHandler:)", completionHandler)
  }
  /// Loads leaderboards. The completion handler receives an error.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) {
    GameCenter.refuse("GKLeaderboard.loadLeaderboards(IDs:completionHandler:)") { completionHandler(nil, $0) }
  }
}

/// An achievement of a player.
open class GKAchievement: NSObject {
  /// The identifier of the achievement.
  open var identifier: String
  /// The progress in percent.
  open var percentComplete = 0.0
  /// Whether the progress is 100 percent or more.
  open var isCompleted: Bool { percentComplete >= 100 }
  /// Whether a banner is shown when the achievement is completed. It has no effect.
  open var showsCompletionBanner = false

  /// Creates an achievement without progress.
  public init(identifier: String) { self.identifier = identifier }

  /// Sends achievements to Game Center. The completion handler receives an error.
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    GameCenter.refuse("GKAchievement.report(_:withCompletionHandler:)") { completion?($0) }
  }
  /// Loads the achievements of the player. The completion handler receives an error.
  open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    GameCenter.refuse("GKAchievement.loadAchievements(completionHandler:)") { completionHandler?(nil, $0) }
  }
  /// Resets the achievements of the player. The completion handler receives an error.
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    GameCenter.refuse("GKAchievement.resetAchievements(completionHandler:)") { completionHandler?($0) }
  }
}

/// The part of Game Center that a view controller shows.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// The page that was shown last.
  case `default` = -1
  /// The leaderboards.
  case leaderboards = 0
  /// The achievements.
  case achievements = 1
  /// The challenges.
  case challenges = 2
  /// The local player's profile.
  case localPlayerProfile = 3
  /// The dashboard.
  case dashboard = 4
}

/// The method by which a delegate is notified that the user closes Game Center.
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed Game Center.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// A view controller that shows Game Center. On Flipside it shows a message that no player is signed in, and a tap
/// closes it.
@preconcurrency @MainActor open class GKGameCenterViewController: UIViewController {
  /// The object that is notified when the user closes Game Center.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// The part of Game Center that is shown. It has no effect.
  open var viewState = GKGameCenterViewControllerState.default
  /// The identifier of the leaderboard that is shown. It has no effect.
  open var leaderboardIdentifier: String?

  /// Creates a view controller for a part of Game Center.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }
  /// Creates a view controller for a leaderboard.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(nibName: nil, bundle: nil)
    leaderboardIdentifier = leaderboardID
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    Unsupported.log("GKGameCenterViewController")
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.setTitle("Game Center: nobody is signed in", for: .normal)
    button.frame = view.bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// The button of Game Center that is shown over an app.
open class GKAccessPoint: NSObject {
  /// The corner of the window in which the button is shown.
  public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
  // This is safe because apps use the object on the main thread; it represents a view.
  nonisolated(unsafe) private static let only = GKAccessPoint()
  /// The access point of the app.
  open class var shared: GKAccessPoint { only }
  /// Whether the app shows the button. Setting it to true only logs that it is unsupported.
  open var isActive = false { didSet { if isActive { Unsupported.log("GKAccessPoint.isActive") } } }
  /// Whether the button is visible; always false.
  open var isVisible: Bool { false }
  /// Whether the button shows achievements. It has no effect.
  open var showHighlights = false
  /// The corner in which the button is shown.
  open var location = Location.topLeading
  /// The window in which the button is shown.
  open weak var parentWindow: UIWindow?
}

enum GameCenter {
  /// Logs once that Game Center is not available, and calls the completion handler with an error.
  static func refuse(
    _ name: String, code: GKError.Code = .notAuthenticated, _ completion: @escaping ((any Error)?) -> Void
  ) {
    Unsupported.log(name)
    DispatchQueue.main.async { completion(GKError(code)) }
  }
}
