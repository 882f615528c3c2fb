import Foundation
import ObjectiveC

/// A data model with its store and contexts.
///
/// ```swift
/// let container = NSPersistentContainer(name: "Notes")
/// container.loadPersistentStores { _, error in
///   if let error { print(error) }
/// }
/// try container.viewContext.save()
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nspersistentcontainer>
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the container, which is that of its model and store.
  public let name: String
  /// The data model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator of the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The descriptions of the stores to load.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Returns the folder in which stores are created by default.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// Creates a container with the app's model of that name; if there is none, with all of its models.
  public convenience init(name: String) {
    let url =
      Bundle.main.url(forResource: name, withExtension: "momd")
      ?? Bundle.main.url(forResource: name, withExtension: "mom")
    let model = url.flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel.mergedModel(from: nil)
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }
  /// Creates a container with a model. Its store has the container's name, and is opened by
  /// `loadPersistentStores(completionHandler:)`.
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

  /// Opens the stores of the descriptions, synchronously unless a description requests otherwise.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      let folder = description.url?.deletingLastPathComponent()
      if let folder, description.type != NSInMemoryStoreType, description.url?.path != "/dev/null" {
        // Apple's containers create the folder as well; opening the store reports a failure.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      persistentStoreCoordinator.addPersistentStore(with: description) { description, error in
        // This is safe because the block is called for one store after another on the main thread.
        nonisolated(unsafe) let tell = block
        if description.shouldAddStoreAsynchronously {
          DispatchQueue.main.async { tell(description, error) }
        } else {
          tell(description, error)
        }
      }
    }
  }

  /// Creates a context with a private queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  /// Runs the block with a new background context.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs the block with a new background context and returns its result.
  public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) -> T) async -> T {
    let context = newBackgroundContext()
    return await context.perform { block(context) }
  }

  /// Runs a throwing block with a new background context and returns its result.
  public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async throws -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// A container whose objects are synchronized with iCloud on Apple's systems. On Flipside they remain on this
/// machine.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open override func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    Unsupported.log("NSPersistentCloudKitContainer's exchange with iCloud")
    super.loadPersistentStores(completionHandler: block)
  }
}
