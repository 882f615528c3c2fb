import Foundation

// Apple's documentation: <https://developer.apple.com/documentation/coredata/1535452-validation_error_codes>

/// An object did not pass its own validation.
public let NSManagedObjectValidationError = 1550
/// An object violates a uniqueness constraint.
public let NSManagedObjectConstraintValidationError = 1551
/// Several validation errors occurred; they are listed under `NSDetailedErrorsKey`.
public let NSValidationMultipleErrorsError = 1560
/// A property that is not optional has no value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A to-many relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A to-many relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object can't be deleted, because a relationship with the rule "deny" has objects.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is greater than its maximum.
public let NSValidationNumberTooLargeError = 1610
/// A number is less than its minimum.
public let NSValidationNumberTooSmallError = 1620
/// A date is later than its maximum.
public let NSValidationDateTooLateError = 1630
/// A date is earlier than its minimum.
public let NSValidationDateTooSoonError = 1640
/// A date is invalid.
public let NSValidationInvalidDateError = 1650
/// A string is longer than its maximum.
public let NSValidationStringTooLongError = 1660
/// A string is shorter than its minimum.
public let NSValidationStringTooShortError = 1670
/// A string does not match its regular expression.
public let NSValidationStringPatternMatchingError = 1680
/// A URI is invalid.
public let NSValidationInvalidURIError = 1690

/// A context could not acquire its lock.
public let NSManagedObjectContextLockingError = 132_000
/// A coordinator could not acquire its lock.
public let NSPersistentStoreCoordinatorLockingError = 132_010
/// A store contains a reference to an object that does not exist, so a fault can't be fulfilled.
public let NSManagedObjectReferentialIntegrityError = 133_000
/// A relationship refers to an object of another store.
public let NSManagedObjectExternalRelationshipError = 133_010
/// An object to save was changed in the store since it was fetched, and the merge policy is "error".
public let NSManagedObjectMergeError = 133_020
/// A uniqueness constraint conflicts with an object in the store, and the merge policy is "error".
public let NSManagedObjectConstraintMergeError = 133_021
/// There is no store type with that name.
public let NSPersistentStoreInvalidTypeError = 134_000
/// The type of a store differs from the type in its metadata.
public let NSPersistentStoreTypeMismatchError = 134_010
/// The store was written with another model, and can't be migrated.
public let NSPersistentStoreIncompatibleSchemaError = 134_020
/// A store can't be saved, for example because it is read-only.
public let NSPersistentStoreSaveError = 134_030
/// Some of the coordinator's stores could not be saved.
public let NSPersistentStoreIncompleteSaveError = 134_040
/// Objects to save were changed in the store since they were fetched.
public let NSPersistentStoreSaveConflictsError = 134_050
/// A general error of Core Data.
public let NSCoreDataError = 134_060
/// An operation on a store failed.
public let NSPersistentStoreOperationError = 134_070
/// A store can't be opened.
public let NSPersistentStoreOpenError = 134_080
/// A store did not respond within its time limit.
public let NSPersistentStoreTimeoutError = 134_090
/// A store does not support requests of that type.
public let NSPersistentStoreUnsupportedRequestTypeError = 134_091
/// The version hashes of entities are incompatible with the store's.
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
/// The migration of a store failed.
public let NSMigrationError = 134_110
/// The model with which a store was written is not in the bundle.
public let NSMigrationMissingSourceModelError = 134_130
/// There is no mapping model between the store's model and the current one.
public let NSMigrationMissingMappingModelError = 134_140
/// No mapping model can be inferred between the store's model and the current one.
public let NSInferredMappingModelError = 134_190
/// SQLite reported an error; its code is in the user info under `NSSQLiteErrorDomain`.
public let NSSQLiteError = 134_180

/// The key of the individual errors of an error that combines several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that did not pass its validation.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of the property that did not pass its validation.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the predicate that the value does not satisfy.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value that did not pass its validation.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the stores that an error concerns.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects that an error concerns.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the conflicts that prevented saving.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of errors of CoreData.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

enum CoreDataError {
  /// Returns an error in Cocoa's domain, as Core Data throws it.
  static func make(_ code: Int, _ description: String, _ info: [String: Any] = [:]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: info.merging([NSLocalizedDescriptionKey: description]) { own, _ in own })
  }
}
