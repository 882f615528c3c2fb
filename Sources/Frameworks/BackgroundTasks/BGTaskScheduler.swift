@_exported import Foundation
import ObjectiveC

/// A request to run a task in the background.
open class BGTaskRequest: NSObject, NSCopying {
  open private(set) var identifier: String
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
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public init(identifier: String) { super.init(name: identifier) }
}

/// A background task that is passed to its handler.
open class BGTask: NSObject {
  open private(set) var identifier: String
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask {}
open class BGProcessingTask: BGTask {}

/// Runs tasks while the app is in the background. As on Apple's simulator, none are run, and requests fail with
/// `unavailable`.
open class BGTaskScheduler: NSObject {
  // This is safe because a lock protects all mutable state.
  nonisolated(unsafe) private static let only = BGTaskScheduler()
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

  open func submit(_ taskRequest: BGTaskRequest) throws {
    Unsupported.log("BGTaskScheduler.submit(_:)")
    throw Error(.unavailable)
  }
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    DispatchQueue.global().async { completionHandler([]) }
  }
}
