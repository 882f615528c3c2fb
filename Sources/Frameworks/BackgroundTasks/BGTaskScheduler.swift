@_exported import Foundation
import ObjectiveC

/// A request to run a task in the background.
open class BGTaskRequest: NSObject, NSCopying {
  /// The identifier of the task.
  open private(set) var identifier: String
  /// The earliest date at which the task may run; nil for any time.
  open var earliestBeginDate: Date?

  init(name: String) { identifier = name }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request for a short task that refreshes the app's content.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(name: identifier) }
}

/// A request for a long task, which may require power or a network connection.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the task needs a network connection.
  open var requiresNetworkConnectivity = false
  /// Whether the task needs external power.
  open var requiresExternalPower = false
  public init(identifier: String) { super.init(name: identifier) }
}

/// A background task that is passed to its handler.
open class BGTask: NSObject {
  /// The identifier of the task.
  open private(set) var identifier: String
  /// A closure that is called before the task's time ends.
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  /// Marks the task as completed. It has no effect.
  open func setTaskCompleted(success: Bool) {}
}

/// A task that refreshes the app's content.
open class BGAppRefreshTask: BGTask {}
/// A long-running task.
open class BGProcessingTask: BGTask {}

/// Runs tasks while the app is in the background. As on Apple's simulator, none are run, and requests fail with
/// `unavailable`.
open class BGTaskScheduler: NSObject {
  // This is safe because a lock protects all mutable state.
  nonisolated(unsafe) private static let only = BGTaskScheduler()
  /// The shared scheduler.
  open class var shared: BGTaskScheduler { only }

  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// An error of the scheduler, with codes as in `BGTaskSchedulerErrorCode`.
  public struct Error: Swift.Error, CustomNSError, Equatable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
    public static var errorDomain: String { BGTaskScheduler.errorDomain }
    public var errorCode: Int { code.rawValue }
  }

  private let identifiers = Locked<Set<String>>([])

  /// Registers a handler. Returns whether the identifier is listed in `BGTaskSchedulerPermittedIdentifiers` of
  /// Info.plist and not registered yet.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    let permitted = Bundle.main.infoDictionary?["BGTaskSchedulerPermittedIdentifiers"] as? [String] ?? []
    guard permitted.contains(identifier) else {
      Console.write(
        "BGTaskScheduler: registration rejected; \(identifier) is not advertised in the application's Info.plist "
          + "(BGTaskSchedulerPermittedIdentifiers)")
      return false
    }
    return identifiers.withLock { $0.insert(identifier).inserted }
  }

  /// Submits a request, which throws an error because background tasks are not run.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    Unsupported.log("BGTaskScheduler.submit(_:)")
    throw Error(.unavailable)
  }
  /// Cancels a request. It has no effect.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Cancels all requests. It has no effect.
  open func cancelAllTaskRequests() {}
  /// Passes the pending requests, of which there are none, to the handler.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    DispatchQueue.global().async { completionHandler([]) }
  }
}
