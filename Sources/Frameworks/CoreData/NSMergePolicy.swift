import Foundation
import ObjectiveC

/// The resolutions of a conflict in which an object that is saved has changed in the store since its context
/// fetched it.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType, rollbackMergePolicyType
}

/// The resolution of a context's conflicts with the store.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmergepolicy>
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType
  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }
  /// Throws what stays in conflict; the policies by type resolve in the save itself.
  open func resolve(mergeConflicts list: [Any]) throws {}

  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
}
// Never changed; Apple's type of these constants, AnyObject, is not Sendable.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject = NSMergePolicy
  .mergeByPropertyObjectTrump
// Never changed, as above.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject = NSMergePolicy
  .mergeByPropertyStoreTrump
// Never changed, as above.
nonisolated(unsafe) public let NSErrorMergePolicy: AnyObject = NSMergePolicy.error
nonisolated(unsafe) public let NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
nonisolated(unsafe) public let NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback

/// An object that two contexts have changed.
open class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  open private(set) var objectSnapshot: [String: Any]?
  open private(set) var cachedSnapshot: [String: Any]?
  open private(set) var persistedSnapshot: [String: Any]?
  /// 0 when the store's object is deleted.
  public let newVersionNumber: Int
  /// The version that the object was fetched with.
  public let oldVersionNumber: Int

  public init(
    source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
    cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
  ) {
    sourceObject = srcObject
    newVersionNumber = newvers
    oldVersionNumber = oldvers
    cachedSnapshot = cachesnap
    persistedSnapshot = persnap
    objectSnapshot = srcObject.changedValues()
    super.init()
  }
}
