@_exported import Foundation
import ObjectiveC

/// A request to run when the system thinks it fit.
open class BGTaskRequest: NSObject, NSCopying {
  open private(set) var identifier: String
  open var earliestBeginDate: Date?

  init(name: String) { identifier = name }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asks for a short time, to fetch.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(name: identifier) }
}

/// Asks for a long time, with power or network.
open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public init(identifier: String) { super.init(name: identifier) }
}

/// The time that a handler was given.
open class BGTask: NSObject {
  open private(set) var identifier: String
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask {}
open class BGProcessingTask: BGTask {}

/// Runs handlers while the app is in the background. Here, as on Apple's simulator, nothing runs there: requests
/// are refused with `unavailable`.
open class BGTaskScheduler: NSObject {
  // Its only state is locked.
  nonisolated(unsafe) private static let only = BGTaskScheduler()
  open class var shared: BGTaskScheduler { only }

  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// Codes as in `BGTaskSchedulerErrorCode`.
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

  /// Whether the identifier is among `BGTaskSchedulerPermittedIdentifiers` of Info.plist, and new.
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
