@_exported import Foundation
import ObjectiveC

/// The state of the user's iCloud account.
public enum CKAccountStatus: Int, Sendable {
  /// The status is unknown, an account is available, restricted, missing, or temporarily unavailable.
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// The domain of errors of CloudKit.
public let CKErrorDomain = "CKErrorDomain"

/// An error of CloudKit.
public struct CKError: Error, CustomNSError, Equatable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// An internal error.
    case internalError = 1
    /// A partial failure, an unavailable network, a network failure, an invalid container, or an unavailable
    /// service.
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    /// Too many requests, a missing entitlement, no account, a missing permission, or an unknown record.
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { CKErrorDomain }
  /// The code of the error as an integer.
  public var errorCode: Int { code.rawValue }
}

/// The app's container in iCloud. No account is available.
open class CKContainer: NSObject {
  // This is safe because the container's name never changes.
  nonisolated(unsafe) private static let shared = CKContainer(identifier: "")
  /// Returns the default container.
  open class func `default`() -> CKContainer { shared }
  /// The identifier of the container.
  open private(set) var containerIdentifier: String?
  /// Creates a container with an identifier.
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  /// Passes `noAccount` to the completion handler.
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    Unsupported.log("CKContainer.accountStatus(completionHandler:)")
    DispatchQueue.global().async { completionHandler(.noAccount, nil) }
  }
  /// Passes the error `notAuthenticated` to the completion handler.
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    Unsupported.log("CKContainer.fetchUserRecordID(completionHandler:)")
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
}

/// A record of a database.
open class CKRecord: NSObject {
  /// The identifier of a record.
  open class ID: NSObject {
    /// The name of the record.
    open private(set) var recordName: String
    /// Creates an identifier from a name.
    public init(recordName: String) {
      self.recordName = recordName
      super.init()
    }
  }
}
