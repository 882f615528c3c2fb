@_exported import Foundation
import ObjectiveC

/// The state of the activation of a session.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// The domain of errors of WatchConnectivity.
public let WCErrorDomain = "WCErrorDomain"

/// The connection to a paired watch. It is never supported, as on iOS devices that can't be paired with a watch.
open class WCSession: NSObject {
  // This is safe because a lock protects all mutable state.
  nonisolated(unsafe) private static let shared = WCSession()
  /// The session of the app.
  open class var `default`: WCSession { shared }
  /// Returns whether the device can be paired with a watch; always false.
  open class func isSupported() -> Bool { false }

  /// The object that receives the events of the session.
  open weak var delegate: (any WCSessionDelegate)? {
    get { listener.withLock { $0.delegate } }
    set { listener.withLock { $0.delegate = newValue } }
  }
  private struct Listener {
    weak var delegate: (any WCSessionDelegate)?
  }
  private let listener = Locked(Listener())
  /// The state of the activation; always `notActivated`.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether a watch is paired; always false.
  open var isPaired: Bool { false }
  /// Whether the app is installed on the watch; always false.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the app on the watch can be reached; always false.
  open var isReachable: Bool { false }
  /// The application context that was last sent; always empty.
  open var applicationContext: [String: Any] { [:] }
  /// The application context that was last received; always empty.
  open var receivedApplicationContext: [String: Any] { [:] }

  /// Activates the session. The activation fails, and the delegate receives an error.
  open func activate() {
    Unsupported.log("WCSession.activate()")
    DispatchQueue.global().async { [weak self] in
      guard let self else { return }
      // The error code is WCErrorCodeSessionNotSupported.
      self.delegate?.session(
        self, activationDidCompleteWith: .notActivated, error: NSError(domain: WCErrorDomain, code: 7002))
    }
  }
  /// Sends a message to the watch. The error handler receives an error, because the watch can't be reached.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    Unsupported.log("WCSession.sendMessage(_:replyHandler:errorHandler:)")
    // The error code is WCErrorCodeNotReachable.
    DispatchQueue.global().async { errorHandler?(NSError(domain: WCErrorDomain, code: 7007)) }
  }
  /// Sends an application context to the watch; always throws an error.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw NSError(domain: WCErrorDomain, code: 7004)
  }

  /// The transfers that are pending; always empty.
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  /// Whether the app's complication is on the watch face; always false.
  open var isComplicationEnabled: Bool { false }
  /// The number of transfers to the complication that are possible today; always 0.
  open var remainingComplicationUserInfoTransfers: Int { 0 }

  /// Starts a transfer to the watch, which never completes because there is no watch.
  @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    Unsupported.log("WCSession.transferUserInfo(_:)")
    return WCSessionUserInfoTransfer(userInfo, isComplication: false)
  }
  /// Starts a transfer to the watch's complication, which never completes because there is no watch.
  @discardableResult open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    Unsupported.log("WCSession.transferCurrentComplicationUserInfo(_:)")
    return WCSessionUserInfoTransfer(userInfo, isComplication: true)
  }
}

/// A pending transfer to the watch.
open class WCSessionUserInfoTransfer: NSObject {
  /// The dictionary of the transfer.
  open private(set) var userInfo: [String: Any]
  /// Whether the transfer is for the complication.
  open private(set) var isCurrentComplicationInfo: Bool
  /// Whether the transfer is in progress; always false.
  open var isTransferring: Bool { false }

  init(_ userInfo: [String: Any], isComplication: Bool) {
    self.userInfo = userInfo
    isCurrentComplicationInfo = isComplication
    super.init()
  }

  /// Cancels the transfer; it has no effect.
  open func cancel() {}
}

/// The methods by which a delegate receives messages and changes of state. All methods except the one for the end
/// of the activation are optional.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Called when the activation of the session has ended.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  /// Called when the session will end because the user switches to another watch. Flipside never calls it.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Called when the session has ended because the user switched to another watch. Flipside never calls it.
  func sessionDidDeactivate(_ session: WCSession)
  /// Called when the watch has become reachable or unreachable. Flipside never calls it.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Called when a message has arrived. Flipside never calls it.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Called when a message has arrived that expects a reply. Flipside never calls it.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Called when an application context has arrived. Flipside never calls it.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
}

extension WCSessionDelegate {
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
}
