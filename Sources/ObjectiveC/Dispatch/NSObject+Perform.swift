import Foundation

/// Messages by selector, as `NSObjectProtocol` has them on Apple's systems.
///
/// They are members of the protocol's extension so that classes of frameworks above can declare overridable ones.
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/nsobjectprotocol>
extension NSObjectProtocol {
  /// Whether the object has a method of that name.
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

  /// Whether the object is an instance of the class or of one that inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = Self.dynamicClass(of: self)
    while let type = current {
      if type == aClass { return true }
      current = _getSuperclass(type)
    }
    return false
  }

  /// Whether the object is an instance of just this class.
  public func isMember(of aClass: AnyClass) -> Bool { Self.dynamicClass(of: self) == aClass }

  private static func dynamicClass(of object: any NSObjectProtocol) -> AnyClass {
    type(of: SwiftObject.behind(object as AnyObject))
  }

  private func performMessage(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    let receiver = SwiftObject.behind(self as AnyObject)
    return selector.flatMap { ReturnedObjects.pass(MessageDispatch.send($0, to: receiver, arguments)) }
  }
}

/// Keeps what `perform` returned until the next few calls, as an autorelease pool would until the end of the turn.
private enum ReturnedObjects {
  private static let recent = Locked<[AnyObject]>([])
  private static let capacity = 16

  /// The caller gets an unretained reference, so something must hold an object that was made for the call.
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

/// Messages to classes: a class is an object as well.
extension NSObjectProtocol where Self: NSObject {
  /// Whether the class itself has a method of that name.
  public static func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { MessageDispatch.responds(self as AnyObject, to: $0) } ?? false
  }

  /// Sends the class a message without arguments.
  /// - Returns: the object that the method returned, not retained for the caller.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performMessage(aSelector, []) }

  /// Sends the class a message with one argument.
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    performMessage(aSelector, [object])
  }

  /// Sends the class a message with two arguments.
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
  /// Whether instances of the class have a method of that name.
  public static func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { MessageDispatch.responds(self, to: $0) } ?? false
  }

  /// Says on the console that the object has no such method.
  public func doesNotRecognizeSelector(_ aSelector: Selector!) {
    ExceptionReport.raiseUnrecognized(aSelector?.description ?? "(null)", sentTo: self)
  }
}

extension NSObjectProtocol {
  /// The object that receives messages for which this object has no method. Nil by default.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
