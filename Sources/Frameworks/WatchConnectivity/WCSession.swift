@_exported import Foundation
import ObjectiveC

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

public let WCErrorDomain = "WCErrorDomain"

/// The connection to a paired watch. It is never supported, as on iOS devices that can't be paired with a watch.
open class WCSession: NSObject {
  // This is safe because a lock protects all mutable state.
  nonisolated(unsafe) private static let shared = WCSession()
  open class var `default`: WCSession { shared }
  open class func isSupported() -> Bool { false }

  open weak var delegate: (any WCSessionDelegate)? {
    get { listener.withLock { $0.delegate } }
    set { listener.withLock { $0.delegate = newValue } }
  }
  private struct Listener {
    weak var delegate: (any WCSessionDelegate)?
  }
  private let listener = Locked(Listener())
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isReachable: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }

  open func activate() {
    Unsupported.log("WCSession.activate()")
    DispatchQueue.global().async { [weak self] in
      guard let self else { return }
      // The error code is WCErrorCodeSessionNotSupported.
      self.delegate?.session(
        self, activationDidCompleteWith: .notActivated, error: NSError(domain: WCErrorDomain, code: 7002))
    }
  }
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    Unsupported.log("WCSession.sendMessage(_:replyHandler:errorHandler:)")
    // The error code is WCErrorCodeNotReachable.
    DispatchQueue.global().async { errorHandler?(NSError(domain: WCErrorDomain, code: 7007)) }
  }
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw NSError(domain: WCErrorDomain, code: 7004)
  }

  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  open var isComplicationEnabled: Bool { false }
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
  open private(set) var userInfo: [String: Any]
  open private(set) var isCurrentComplicationInfo: Bool
  open var isTransferring: Bool { false }

  init(_ userInfo: [String: Any], isComplication: Bool) {
    self.userInfo = userInfo
    isCurrentComplicationInfo = isComplication
    super.init()
  }

  open func cancel() {}
}

/// The methods by which a delegate receives messages and changes of state. All methods except the one for the end
/// of the activation are optional.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
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
