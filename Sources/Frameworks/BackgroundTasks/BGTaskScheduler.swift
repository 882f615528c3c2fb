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
  /// Creates a request for a short refresh by its identifier.
  public init(identifier: String) { super.init(name: identifier) }
}

/// A request for a long task, which may require power or a network connection.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the task needs a network connection.
  open var requiresNetworkConnectivity = false
  /// Whether the task needs external power.
  open var requiresExternalPower = false
  /// Creates a request for a longer task by its identifier.
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

/// A scheduler of tasks that run while the app is in the background. As on Apple's simulator, none are run, and
/// requests fail with `unavailable`.
open class BGTaskScheduler: NSObject {
  // This is safe because a lock protects all mutable state.
  nonisolated(unsafe) private static let only = BGTaskScheduler()
  /// The shared scheduler.
  open class var shared: BGTaskScheduler { only }

  /// The domain of errors of the scheduler.
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// An error of the scheduler, with codes as in `BGTaskSchedulerErrorCode`.
  public struct Error: Swift.Error, CustomNSError, Equatable {
    /// The codes of these errors.
    public enum Code: Int, Sendable {
      /// Background tasks are not available, as in the simulator.
      case unavailable = 1
      /// Too many requests of this kind are pending.
      case tooManyPendingTaskRequests = 2
      /// The app may not run the task, for example because Info.plist does not list its identifier.
      case notPermitted = 3
    }
    /// The code of the error.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The code `unavailable`, for comparisons.
    public static var unavailable: Code { .unavailable }
    /// The code `tooManyPendingTaskRequests`, for comparisons.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The code `notPermitted`, for comparisons.
    public static var notPermitted: Code { .notPermitted }
    /// The domain of these errors.
    public static var errorDomain: String { BGTaskScheduler.errorDomain }
    /// The code of the error as an integer.
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
