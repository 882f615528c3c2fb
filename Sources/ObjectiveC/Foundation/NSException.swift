internal import CSwiftRuntime
import Foundation

/// A condition that a program can't go on with. Swift catches none, so raising one ends the app, with the words that Apple's
/// run time has for it.
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
  open private(set) var name: NSExceptionName
  open private(set) var reason: String?
  open private(set) var userInfo: [AnyHashable: Any]?
  /// Where it was raised; empty before.
  open private(set) var callStackSymbols: [String] = []
  open private(set) var callStackReturnAddresses: [NSNumber] = []

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

  /// Tells the handler of `NSSetUncaughtExceptionHandler(_:)`, writes name and reason to the console, and ends the app; in a
  /// test, fails and leaves that instead.
  open func raise() {
    if !isCaught(comesBack: false) { endApp() }
  }

  /// Whether a test catches the exception.
  /// - Parameter comesBack: whether code goes on after the exception where it can't be left at once.
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

/// What `NSSetUncaughtExceptionHandler(_:)` set.
public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? { uncaughtExceptionHandler.withLock { $0 } }

extension NSExceptionName {
  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let mallocException = NSExceptionName("NSMallocException")
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
}
