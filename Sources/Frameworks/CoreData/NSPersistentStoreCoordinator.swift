import Foundation
import ObjectiveC

/// The coordinator of the access of contexts to stores.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator>
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The data model.
  public let managedObjectModel: NSManagedObjectModel
  /// The open stores.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// A name for debugging.
  open var name: String?
  private let lock = NSRecursiveLock()
  private var contexts: [WeakContext] = []

  /// Creates a coordinator without stores for a model, which can't be changed afterward.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }

  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  // MARK: Contexts

  func note(_ context: NSManagedObjectContext) {
    locked {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  var rootContexts: [NSManagedObjectContext] { locked { contexts.compactMap(\.context) } }

  // MARK: Stores

  /// Opens a store and creates its file if necessary.
  /// - Throws: an error with the reason if the file belongs to another model and can't be migrated.
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let known = [NSSQLiteStoreType, NSInMemoryStoreType, NSBinaryStoreType]
    guard known.contains(storeType) else {
      throw CoreDataError.make(NSPersistentStoreInvalidTypeError, "There is no store of type \"\(storeType)\".")
    }
    if storeType != NSInMemoryStoreType, storeURL == nil {
      throw CoreDataError.make(NSPersistentStoreOpenError, "A store of type \(storeType) needs a URL.")
    }
    let store = NSPersistentStore()
    store.type = storeType
    store.url = storeURL
    store.options = options
    if let configuration { store.configurationName = configuration }
    func flag(_ key: String) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? options?[key] as? Bool ?? false }
    store.isReadOnly = flag(NSReadOnlyPersistentStoreOption)
    try store.open(
      model: managedObjectModel,
      migrates: flag(NSMigratePersistentStoresAutomaticallyOption) && flag(NSInferMappingModelAutomaticallyOption))
    locked {
      store.persistentStoreCoordinator = self
      persistentStores.append(store)
    }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    return store
  }

  /// Opens a store of a type and creates its file if necessary.
  @discardableResult open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens the store of a description, and calls the block with the result.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    func add() {
      do {
        try addPersistentStore(
          ofType: storeDescription.type, configurationName: storeDescription.configuration,
          at: storeDescription.url,
          options: storeDescription.allOptions)
        block(storeDescription, nil)
      } catch { block(storeDescription, error) }
    }
    guard storeDescription.shouldAddStoreAsynchronously else { return add() }
    // This is safe because the block is called once on a background queue.
    nonisolated(unsafe) let work = add
    DispatchQueue.global().async { work() }
  }

  /// Closes a store and removes it from the coordinator; its file is kept.
  open func remove(_ store: NSPersistentStore) throws {
    locked {
      store.rows?.close()
      persistentStores.removeAll { $0 === store }
      store.persistentStoreCoordinator = nil
    }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
  }

  /// Returns the open store with a URL; nil if there is none.
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  /// Returns the URL of a store; `/dev/null` for a store in memory.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// Deletes a store's file with all its objects.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for store in persistentStores where store.url == url { try remove(store) }
    for suffix in ["", "-journal", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
      try FileManager.default.removeItem(atPath: url.path + suffix)
    }
  }
  /// Deletes a store's file with all its objects.
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

  /// Replaces a store's file by a copy of another store's file.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {
    try destroyPersistentStore(at: destinationURL, ofType: storeType)
    try FileManager.default.copyItem(at: sourceURL, to: destinationURL)
  }

  /// Copies all objects of a store to a new one, which replaces it.
  @discardableResult open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    let new = try addPersistentStore(
      ofType: storeType, configurationName: store.configurationName, at: URL, options: options)
    try locked { try new.rows.takeOver(store.rows) }
    try remove(store)
    return new
  }

  /// Returns the metadata of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  /// Sets the metadata of a store.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }

  /// Returns the metadata of a store that is not open.
  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CoreDataError.make(260, "There is no store at \(url.path).", ["NSFilePath": url.path])
    }
    let file = try StoreFile(path: url.path, isReadOnly: true)
    defer { file.close() }
    var metadata = file.metadata()
    metadata[NSStoreTypeKey] = storeType
    metadata[NSStoreUUIDKey] = try file.property("identifier")?.text
    metadata[NSStoreModelVersionHashesKey] = try file.property("model")?.blob.flatMap { ModelDescription($0) }?
      .hashes
    return metadata
  }

  // MARK: Objects

  /// Returns the identifier for its URL; nil if no store of the coordinator contains that entity or identifier.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", url.pathComponents.count == 3,
      let name = url.pathComponents.dropFirst().first,
      let last = url.pathComponents.last, last.hasPrefix("p"), let key = Int64(last.dropFirst()),
      let entity = managedObjectModel.entitiesByName[name]
    else { return nil }
    return locked {
      let store = persistentStores.first { $0.identifier.caseInsensitiveCompare(url.host ?? "") == .orderedSame }
      return store?.rows.identity(of: key, entity).objectID
    }
  }

  /// Returns the identity in this coordinator for an identifier, which may belong to another coordinator.
  func identity(of id: NSManagedObjectID) -> ObjectIdentity {
    guard let key = id.identity.key, id.identity.store?.persistentStoreCoordinator !== self else {
      return id.identity
    }
    return locked {
      let store = persistentStores.first { $0.identifier == id.identity.store?.identifier }
      let entity = managedObjectModel.entitiesByName[id.entity.name ?? ""]
      guard let store, let entity else { return id.identity }
      return store.rows.identity(of: key, entity)
    }
  }

  func refreshIfChanged() { locked { for store in persistentStores { store.rows.refreshIfChanged() } } }

  func row(_ identity: ObjectIdentity) -> StoredRow? { locked { identity.store?.rows?.row(identity) } }

  func identities(where fits: (NSEntityDescription) -> Bool) -> [ObjectIdentity] {
    locked {
      let entities = managedObjectModel.entities.filter(fits)
      return persistentStores.flatMap { store in
        let found = entities.flatMap { store.rows.identities(of: $0) }
        return entities.count > 1 ? found.sorted { ($0.key ?? 0) < ($1.key ?? 0) } : found
      }
    }
  }

  func assignKey(_ identity: ObjectIdentity) throws {
    try locked {
      guard let store = identity.store ?? persistentStores.first(where: { !$0.isReadOnly }) else {
        throw CoreDataError.make(
          NSPersistentStoreSaveError,
          "There is no store that \(identity.entity.name ?? "an object") can be saved in.")
      }
      store.rows.assignKey(identity)
    }
  }

  func commit(
    inserted: [(ObjectIdentity, StoredRow)], updated: [(ObjectIdentity, StoredRow)], deleted: [ObjectIdentity]
  ) throws {
    for store in persistentStores {
      let changes = StoreRows.Changes(
        inserted: inserted.filter { $0.0.store === store }, updated: updated.filter { $0.0.store === store },
        deleted: deleted.filter { $0.store === store })
      if changes.isEmpty { continue }
      guard !store.isReadOnly else {
        throw CoreDataError.make(
          NSPersistentStoreSaveError, "\(store.url?.path ?? "The store") is read only; nothing is saved in it.")
      }
      try store.rows.commit(changes)
    }
  }

  /// Runs the block on a background queue.
  public func perform(_ block: @escaping () -> Void) {
    // This is safe because the block is called once on a background queue.
    nonisolated(unsafe) let block = block
    DispatchQueue.global().async { block() }
  }
  /// Runs the block and returns after its end.
  public func performAndWait(_ block: () -> Void) { block() }
  /// Runs the block and returns its result or throws its error.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}
