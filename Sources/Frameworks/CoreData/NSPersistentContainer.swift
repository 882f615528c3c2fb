import Foundation
import ObjectiveC

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

open class NSPersistentStore: NSObject, @unchecked Sendable {
  open var url: URL?
  open var type: String { NSInMemoryStoreType }
  open var identifier: String! = UUID().uuidString
  open var isReadOnly = false
  open var options: [AnyHashable: Any]?
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
  open var metadata: [String: Any]! { ["NSStoreUUID": identifier ?? "", "NSStoreType": type] }

  /// The kinds of stores.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}

/// Where and how a store is kept.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var shouldAddStoreAsynchronously = false
  public init(url: URL) {
    self.url = url
    super.init()
  }
  public override init() { super.init() }
  open private(set) var options: [String: NSObject] = [:]
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
}

/// Between contexts and stores. All stores are kept in memory.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  open private(set) var managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  let store = MemoryStore()
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore()
    store.url = storeURL
    store.options = options
    return added(store)
  }

  private func added(_ store: NSPersistentStore) -> NSPersistentStore {
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    return store
  }

  @discardableResult open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let store = NSPersistentStore()
    store.url = storeDescription.url
    _ = added(store)
    block(storeDescription, nil)
  }

  /// Takes a store away, with its objects when it was the last.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    store.persistentStoreCoordinator = nil
    if persistentStores.isEmpty { self.store.objects = [] }
  }

  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// Empties the store of that URL.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    if persistentStores.isEmpty || persistentStores.contains(where: { $0.url == url }) { store.objects = [] }
  }
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

  /// The object's identifier for its URL; nil when no object has that URL.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    store.objects.first { $0.objectID.uriRepresentation() == url }?.objectID
  }

  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.global().async { block() }
  }
  open func performAndWait(_ block: () -> Void) { block() }
}

/// A model with its store and contexts.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nspersistentcontainer>
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// Takes the model of that name from the app, or all of its models where none has it.
  public convenience init(name: String) {
    let url =
      Bundle.main.url(forResource: name, withExtension: "momd")
      ?? Bundle.main.url(forResource: name, withExtension: "mom")
    let model = url.flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel.mergedModel(from: nil)
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    Unsupported.log("NSPersistentContainer's store on disk")
    for description in persistentStoreDescriptions {
      _ = try? persistentStoreCoordinator.addPersistentStore(
        ofType: description.type, configurationName: nil, at: description.url)
      block(description, nil)
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs the block with a context of its own, and returns what it returns.
  public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) -> T) async -> T {
    let context = newBackgroundContext()
    return await context.perform { block(context) }
  }

  /// The same for a block that may throw.
  public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async throws -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
