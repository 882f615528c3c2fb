internal import CSwiftRuntime
import Foundation

/// A condition under which a program can't continue. Swift can't catch exceptions, so raising one ends the app,
/// with the message of Apple's runtime.
///
/// ```swift
/// func row(_ index: Int, of rows: [String]) -> String? {
///   guard rows.indices.contains(index) else {
///     NSException(name: .rangeException, reason: "no row \(index)").raise()
///     return nil
///   }
///   return rows[index]
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsexception>
open class NSException: NSObject, NSCopying, NSSecureCoding {
  /// The name of the exception, such as `.rangeException`.
  open private(set) var name: NSExceptionName
  /// The reason of the exception, for developers.
  open private(set) var reason: String?
  /// Additional values of the app. They are not archived.
  open private(set) var userInfo: [AnyHashable: Any]?
  /// The stack trace at the time when the exception was raised; empty before.
  open private(set) var callStackSymbols: [String] = []
  /// The return addresses on the stack when the exception was raised, the innermost first; empty before.
  open private(set) var callStackReturnAddresses: [NSNumber] = []

  /// Creates an exception, which has no effect until `raise()` is called.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "NS.name") else { return nil }
    self.name = NSExceptionName(name as String)
    reason = coder.decodeObject(of: NSString.self, forKey: "NS.reason") as String?
    super.init()
  }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(name.rawValue, forKey: "NS.name")
    coder.encode(reason, forKey: "NS.reason")
  }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Calls the handler of `NSSetUncaughtExceptionHandler(_:)`, writes name and reason to the console, and ends the
  /// app. Within a test, fails and leaves the test instead.
  open func raise() {
    if !isCaught(comesBack: false) { endApp() }
  }

  /// Returns whether a test catches the exception.
  /// - Parameter comesBack: whether the code after the exception continues if the test can't be left immediately.
  final func isCaught(comesBack: Bool) -> Bool {
    callStackSymbols = Thread.callStackSymbols
    callStackReturnAddresses = Thread.callStackReturnAddresses
    return ExceptionCatcher.current?(self, comesBack) == true
  }

  final func endApp() -> Never {
    NSGetUncaughtExceptionHandler()?(self)
    Console.write(
      "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'\n"
        + "terminating due to uncaught exception of type NSException")
    fflush(nil)
    flipside_abort()
  }

  open override var description: String { reason ?? name.rawValue }
}

private let uncaughtExceptionHandler = Locked<((NSException) -> Void)?>(nil)

/// Sets the handler that is called before an exception ends the app.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {
  uncaughtExceptionHandler.withLock { $0 = handler }
}

/// Returns the handler that `NSSetUncaughtExceptionHandler(_:)` has set.
public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? { uncaughtExceptionHandler.withLock { $0 } }

extension NSExceptionName {
  /// A condition without a more specific name.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index or range is out of bounds.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument is invalid, such as nil or a selector that the receiver does not implement.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// The program is in an inconsistent state, as assertions detect it.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// Memory can't be allocated.
  public static let mallocException = NSExceptionName("NSMallocException")
  /// An object is used on a thread that must not use it.
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  /// The other side of a connection does not have the object.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  /// A connection to another process is broken.
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  /// An object has no property for a key. The raw value is "NSUnknownKeyException".
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
  /// A text can't be parsed.
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
}
