import Foundation
import ObjectiveC

/// A store in an SQLite database.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory, which is lost when the app ends.
public let NSInMemoryStoreType = "InMemory"
/// A store in a binary file that is read and written as a whole.
public let NSBinaryStoreType = "Binary"
/// The option for migrating a store with another model automatically.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option for inferring the mapping of a migration from both models.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option for opening a store without writing to it.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option for the time limit of connections, in seconds. It has no effect.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option for a dictionary of SQLite's pragmas. It has no effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option for analyzing the database when it is opened. It has no effect.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option for compacting the database when it is opened. It has no effect.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option for the protection class of the store's files. It has no effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option for recording the history of changes. It has no effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option for notifications about changes by other processes. It has no effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The metadata key of the store's type.
public let NSStoreTypeKey = "NSStoreType"
/// The metadata key of the store's unique identifier.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The metadata key of the version hashes of the model's entities.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The metadata key of the version identifiers of the model.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

/// A store of objects, in memory or in a file that is kept between launches of the app.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nspersistentstore>
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The URL of the file; nil for a store in memory.
  open var url: URL?
  /// The type of the store.
  open internal(set) var type = NSInMemoryStoreType
  /// The unique identifier of the store.
  open var identifier: String! = UUID().uuidString
  /// Whether the store can't be changed.
  open var isReadOnly = false
  /// The options with which the store was opened.
  open var options: [AnyHashable: Any]?
  /// The coordinator of the store.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The name of the model's configuration that the store uses.
  open internal(set) var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  /// The metadata: the app's own, the store's type and identifier, and the hashes of the model.
  open var metadata: [String: Any]! {
    get {
      ownMetadata.merging([
        NSStoreUUIDKey: identifier ?? "", NSStoreTypeKey: type,
        NSStoreModelVersionHashesKey: persistentStoreCoordinator?.managedObjectModel.entityVersionHashesByName
          ?? [:],
      ]) { $1 }
    }
    set {
      let own = [NSStoreUUIDKey, NSStoreTypeKey, NSStoreModelVersionHashesKey]
      ownMetadata = (newValue ?? [:]).filter { !own.contains($0.key) }
      do { try rows.writeMetadata(ownMetadata) } catch {
        Console.write("Core Data: the store's metadata can't be written: \(error)")
      }
    }
  }
  private var ownMetadata: [String: Any] = [:]
  var rows: StoreRows!

  /// The types of stores.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A store in an SQLite database.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A store in a binary file that is read and written as a whole.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// A store in memory, which is lost when the app ends.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// Opens the store's file and migrates it to the model. A store in memory or at `/dev/null` has no file.
  func open(model: NSManagedObjectModel, migrates: Bool) throws {
    guard type != NSInMemoryStoreType, let url, url.path != "/dev/null" else {
      rows = try StoreRows(self, model, file: nil)
      return
    }
    guard url.isFileURL else {
      throw CoreDataError.make(NSPersistentStoreOpenError, "\(url) is no file's URL; a store on disk needs one.")
    }
    let file = try StoreFile(path: url.path, isReadOnly: isReadOnly)
    if let known = try file.property("identifier")?.text {
      identifier = known
    } else if !isReadOnly {
      try file.write(property: "identifier", .text(identifier))
    }
    ownMetadata = file.metadata()
    var migration = StoreMigration(file, to: model, isAllowed: migrates)
    try migration.run(isReadOnly: isReadOnly)
    rows = try StoreRows(self, model, file: file)
  }
}

/// The location and type of a store.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The URL of the file.
  open var url: URL?
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// The name of the model's configuration; nil for the default one.
  open var configuration: String?
  /// Whether the store is opened asynchronously.
  open var shouldAddStoreAsynchronously = false
  /// Creates a description of an SQLite store at a URL.
  public init(url: URL) {
    self.url = url
    super.init()
  }
  public override init() { super.init() }
  /// The options with which the store is opened.
  open private(set) var options: [String: NSObject] = [:]
  /// Sets an option; nil removes it.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Whether the store is migrated to the current model; true by default, as on iOS.
  open var shouldMigrateStoreAutomatically: Bool {
    get { flag(NSMigratePersistentStoresAutomaticallyOption) ?? true }
    set { options[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: newValue) }
  }
  /// Whether the mapping of a migration is inferred from both models. True by default.
  open var shouldInferMappingModelAutomatically: Bool {
    get { flag(NSInferMappingModelAutomaticallyOption) ?? true }
    set { options[NSInferMappingModelAutomaticallyOption] = NSNumber(value: newValue) }
  }
  /// Whether the store is opened without the possibility to change it.
  open var isReadOnly: Bool {
    get { flag(NSReadOnlyPersistentStoreOption) ?? false }
    set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }
  /// The time-out of the store in seconds. It has no effect.
  open var timeout: TimeInterval = 240
  /// The pragmas of the SQLite database; always empty.
  open var sqlitePragmas: [String: NSObject] { [:] }
  /// Sets a pragma of the SQLite database. It has no effect.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
  private func flag(_ key: String) -> Bool? { (options[key] as? NSNumber)?.boolValue }

  var allOptions: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = options
    all[NSMigratePersistentStoresAutomaticallyOption] = shouldMigrateStoreAutomatically
    all[NSInferMappingModelAutomaticallyOption] = shouldInferMappingModelAutomatically
    return all
  }
}
