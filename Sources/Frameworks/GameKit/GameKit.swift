@_exported import GameplayKit
import ObjectiveC
@_exported import UIKit

public let GKErrorDomain = "GKErrorDomain"

/// An error of Game Center, with codes as in `GKErrorCode`.
public struct GKError: Error, CustomNSError, Equatable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled = 2
    case communicationsFailure = 3
    case invalidCredentials = 5
    case notAuthenticated = 6
    case authenticationInProgress = 7
    case gameUnrecognized = 15
    case notSupported = 16
    case invalidParameter = 17
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { GKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey:
        "The requested operation could not be completed because local player has not been authenticated."
    ]
  }
}

extension NSNotification.Name {
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
}

/// A player of Game Center.
open class GKPlayer: NSObject {
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var playerID: String { "" }
  open var displayName: String { "" }
  open var alias: String { "" }

  public enum PhotoSize: Int, Sendable { case small, normal }

  open func loadPhoto(for size: PhotoSize, withCompletionHandler completion: ((UIImage?, (any Error)?) -> Void)?) {
    GameCenter.refuse("GKPlayer.loadPhoto(for:withCompletionHandler:)") { completion?(nil, $0) }
  }
}

/// The player on the device, who is not signed in, as on a device whose user declined Game Center.
open class GKLocalPlayer: GKPlayer {
  // This is safe because apps use the player on the main thread; its handler presents view controllers.
  nonisolated(unsafe) private static let shared = GKLocalPlayer()
  open class var local: GKLocalPlayer { shared }
  open class func localPlayer() -> GKLocalPlayer { shared }
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { true }

  /// The handler of the authentication. It is called on the main thread with an error after it is set.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let authenticateHandler else { return }
      GameCenter.refuse("GKLocalPlayer.authenticateHandler", code: .notSupported) { authenticateHandler(nil, $0) }
    }
  }

  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
}

/// A listener for challenges and invitations.
public protocol GKLocalPlayerListener: NSObjectProtocol {}

/// A score, in the older API without leaderboard entries.
open class GKScore: NSObject {
  open var leaderboardIdentifier: String
  open var value: Int64 = 0
  open var context: UInt64 = 0
  open var date: Date { Date() }
  open var rank: Int { 0 }
  open var formattedValue: String? { String(value) }

  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }

  open class func report(_ scores: [GKScore], withCompletionHandler completion: (((any Error)?) -> Void)? = nil) {
    GameCenter.refuse("GKScore.report(_:withCompletionHandler:)") { completion?($0) }
  }
}

/// A leaderboard with scores.
open class GKLeaderboard: NSObject {
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }

  open var identifier: String?
  open var timeScope = TimeScope.allTime
  open var playerScope = PlayerScope.global
  open var range = NSRange(location: 1, length: 25)
  open var scores: [GKScore]? { nil }
  open var localPlayerScore: GKScore? { nil }

  open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
    GameCenter.refuse("GKLeaderboard.loadScores(completionHandler:)") { completionHandler?(nil, $0) }
  }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    GameCenter.refuse(
      "GKLeaderboard.submitScore(_:context:player:leaderboardIDs:completionHandler:)", completionHandler)
  }
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) {
    GameCenter.refuse("GKLeaderboard.loadLeaderboards(IDs:completionHandler:)") { completionHandler(nil, $0) }
  }
}

/// An achievement of a player.
open class GKAchievement: NSObject {
  open var identifier: String
  open var percentComplete = 0.0
  open var isCompleted: Bool { percentComplete >= 100 }
  open var showsCompletionBanner = false

  public init(identifier: String) { self.identifier = identifier }

  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    GameCenter.refuse("GKAchievement.report(_:withCompletionHandler:)") { completion?($0) }
  }
  open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    GameCenter.refuse("GKAchievement.loadAchievements(completionHandler:)") { completionHandler?(nil, $0) }
  }
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    GameCenter.refuse("GKAchievement.resetAchievements(completionHandler:)") { completionHandler?($0) }
  }
}

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards = 0
  case achievements = 1
  case challenges = 2
  case localPlayerProfile = 3
  case dashboard = 4
}

/// The method by which a delegate is notified that the user closes Game Center.
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// Shows Game Center. On Flipside it shows a message that no player is signed in, and a tap closes it.
@preconcurrency @MainActor open class GKGameCenterViewController: UIViewController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?

  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }
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
  public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
  // This is safe because apps use the object on the main thread; it stands for a view.
  nonisolated(unsafe) private static let only = GKAccessPoint()
  open class var shared: GKAccessPoint { only }
  open var isActive = false { didSet { if isActive { Unsupported.log("GKAccessPoint.isActive") } } }
  open var isVisible: Bool { false }
  open var showHighlights = false
  open var location = Location.topLeading
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
