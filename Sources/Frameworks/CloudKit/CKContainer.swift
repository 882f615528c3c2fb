@_exported import Foundation
import ObjectiveC

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

public let CKErrorDomain = "CKErrorDomain"

public struct CKError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// The app's container in iCloud. No account is available.
open class CKContainer: NSObject {
  // This is safe because the container's name never changes.
  nonisolated(unsafe) private static let shared = CKContainer(identifier: "")
  open class func `default`() -> CKContainer { shared }
  open private(set) var containerIdentifier: String?
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    Unsupported.log("CKContainer.accountStatus(completionHandler:)")
    DispatchQueue.global().async { completionHandler(.noAccount, nil) }
  }
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    Unsupported.log("CKContainer.fetchUserRecordID(completionHandler:)")
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
}

open class CKRecord: NSObject {
  open class ID: NSObject {
    open private(set) var recordName: String
    public init(recordName: String) {
      self.recordName = recordName
      super.init()
    }
  }
}
