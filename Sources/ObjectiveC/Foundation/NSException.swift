internal import CSwiftRuntime
import Foundation

/// A condition that a program can't continue with. Swift catches none, so raising one ends the app, with the words
/// that Apple's run time has for it.
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
  /// The kind of the condition, such as `.rangeException`.
  open private(set) var name: NSExceptionName
  /// The reason of the exception, for developers.
  open private(set) var reason: String?
  /// Values of the app's own. An archive does not keep them.
  open private(set) var userInfo: [AnyHashable: Any]?
  /// The stack at the time the exception was raised; empty before.
  open private(set) var callStackSymbols: [String] = []
  /// The addresses of the calls where it was raised, the innermost first; empty before.
  open private(set) var callStackReturnAddresses: [NSNumber] = []

  /// Creates an exception. Nothing happens until `raise()` is called.
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

  /// Tells the handler of `NSSetUncaughtExceptionHandler(_:)`, writes name and reason to the console, and ends the
  /// app; in a test, fails and leaves that instead.
  open func raise() {
    if !isCaught(comesBack: false) { endApp() }
  }

  /// Whether a test catches the exception.
  /// - Parameter comesBack: whether code continues after the exception where it can't be left at once.
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

/// Sets what is called before an exception ends the app.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {
  uncaughtExceptionHandler.withLock { $0 = handler }
}

/// The handler that `NSSetUncaughtExceptionHandler(_:)` set.
public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? { uncaughtExceptionHandler.withLock { $0 } }

extension NSExceptionName {
  /// A condition without a better name.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index or range is not within the data.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument is not allowed, such as nil or a selector that the object does not have.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// The program is in a state that it should never be in, as assertions find it.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// There is no memory.
  public static let mallocException = NSExceptionName("NSMallocException")
  /// An object is used from a thread that may not use it.
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  /// The other side of a connection has no such object.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  /// A connection to another process is broken.
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  /// An object has no property of a key. Its raw value is "NSUnknownKeyException".
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
  /// A text can't be read as what it should be.
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
}
