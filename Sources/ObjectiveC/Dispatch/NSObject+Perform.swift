import Foundation

/// Sending messages by selector, as in `NSObjectProtocol` on Apple's platforms.
///
/// The methods are members of a protocol extension, so that classes of higher frameworks can declare overridable
/// ones.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/nsobjectprotocol>
extension NSObjectProtocol {
  /// Returns whether the object implements a method.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return MessageDispatch.responds(Self.dynamicClass(of: self), to: aSelector)
  }

  /// Sends a message without arguments.
  /// - Returns: the object that the method returned, not retained for the caller.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    performMessage(aSelector, [])
  }

  /// Sends a message with one argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    performMessage(aSelector, [object])
  }

  /// Sends a message with two arguments.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    performMessage(aSelector, [object1, object2])
  }

  /// Returns whether the object is an instance of a class or of a subclass.
  public func isKind(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = Self.dynamicClass(of: self)
    while let type = current {
      if type == aClass { return true }
      current = _getSuperclass(type)
    }
    return false
  }

  /// Returns whether the object is an instance of exactly this class.
  public func isMember(of aClass: AnyClass) -> Bool { Self.dynamicClass(of: self) == aClass }

  private static func dynamicClass(of object: any NSObjectProtocol) -> AnyClass {
    type(of: SwiftObject.behind(object as AnyObject))
  }

  private func performMessage(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    let receiver = SwiftObject.behind(self as AnyObject)
    return selector.flatMap { ReturnedObjects.pass(MessageDispatch.send($0, to: receiver, arguments)) }
  }
}

/// Retains the results of the most recent calls of `perform`, as an autorelease pool would until the end of the
/// turn.
private enum ReturnedObjects {
  private static let recent = Locked<[AnyObject]>([])
  private static let capacity = 16

  /// Returns an unretained reference for the caller, and retains a result that may have been created for the call.
  static func pass(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result else { return nil }
    let object = result as AnyObject
    recent.withLock {
      if $0.count == capacity { $0.removeFirst() }
      $0.append(object)
    }
    return Unmanaged.passUnretained(object)
  }
}

/// Messages to classes, which are objects, too.
extension NSObjectProtocol where Self: NSObject {
  /// Returns whether the class implements a class method.
  public static func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { MessageDispatch.responds(self as AnyObject, to: $0) } ?? false
  }

  /// Sends a message without arguments to the class.
  /// - Returns: the object that the method returned, not retained for the caller.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performMessage(aSelector, []) }

  /// Sends a message with one argument to the class.
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    performMessage(aSelector, [object])
  }

  /// Sends a message with two arguments to the class.
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<
    AnyObject
  >! {
    performMessage(aSelector, [object1, object2])
  }

  private static func performMessage(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    selector.flatMap { ReturnedObjects.pass(MessageDispatch.send($0, to: self as AnyObject, arguments)) }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns whether instances of the class implement a method.
  public static func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { MessageDispatch.responds(self, to: $0) } ?? false
  }

  /// Reports on the console that the object does not implement a method.
  public func doesNotRecognizeSelector(_ aSelector: Selector!) {
    ExceptionReport.raiseUnrecognized(aSelector?.description ?? "(null)", sentTo: self)
  }
}

extension NSObjectProtocol {
  /// Returns the object that receives messages which this object does not implement. Nil by default.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
