import Foundation
import ObjectiveC

/// The ways to resolve a conflict, which occurs if an object to save has changed in the store since its context
/// fetched it.
public enum NSMergePolicyType: UInt, Sendable {
  /// Fails to save, prefers the store's values for each property, or prefers the context's values for each
  /// property.
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
  /// Overwrites the store with the whole object, or discards the context's changes of the object.
  case overwriteMergePolicyType, rollbackMergePolicyType
}

/// A policy for resolving a context's conflicts with the store.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmergepolicy>
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kind of the policy.
  public let mergeType: NSMergePolicyType
  /// Creates a policy of a type.
  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }
  /// Throws if conflicts remain. The policies with a type resolve all conflicts during the save.
  open func resolve(mergeConflicts list: [Any]) throws {}

  /// Fails to save if there is a conflict. The default.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Discards the context's changes of objects with conflicts.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// Resolves conflicts property by property; the context's changes take precedence.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// Resolves conflicts property by property; the store's changes take precedence.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// Overwrites the store with all values of the context's objects.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
}
// This is safe because the constant never changes. Apple's type for it, AnyObject, is not Sendable.
/// The policy `.mergeByPropertyObjectTrump`, by its Objective-C name. A policy never changes.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject = NSMergePolicy
  .mergeByPropertyObjectTrump
// This is safe because the constant never changes.
/// The policy `.mergeByPropertyStoreTrump`, by its Objective-C name. A policy never changes.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject = NSMergePolicy
  .mergeByPropertyStoreTrump
// This is safe because the constants never change.
/// The policy `.error`, by its Objective-C name. A policy never changes.
nonisolated(unsafe) public let NSErrorMergePolicy: AnyObject = NSMergePolicy.error
/// The policy `.overwrite`, by its Objective-C name. A policy never changes.
nonisolated(unsafe) public let NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
/// The policy `.rollback`, by its Objective-C name. A policy never changes.
nonisolated(unsafe) public let NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback

/// A conflict between the changes of two contexts to an object.
open class NSMergeConflict: NSObject {
  /// The object to save.
  public let sourceObject: NSManagedObject
  /// The values of the object in the context.
  open private(set) var objectSnapshot: [String: Any]?
  /// The values with which the object was fetched.
  open private(set) var cachedSnapshot: [String: Any]?
  /// The values of the object in the store.
  open private(set) var persistedSnapshot: [String: Any]?
  /// The version in the store; 0 if the object was deleted there.
  public let newVersionNumber: Int
  /// The version that the object was fetched with.
  public let oldVersionNumber: Int

  /// Creates a conflict between an object's values in the context, at its last fetch, and in the store.
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
