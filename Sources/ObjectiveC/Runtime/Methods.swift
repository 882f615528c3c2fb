import Foundation

/// A method of a class, as Objective-C's run time hands it out.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/method>
public typealias Method = OpaquePointer

/// A method's code.
public typealias IMP = OpaquePointer

/// The object behind a `Method`. Methods are few and are kept.
private final class MethodHandle {
  let type: AnyClass
  let selector: Selector

  init(_ type: AnyClass, _ selector: Selector) {
    self.type = type
    self.selector = selector
  }

  private static let all = Locked<[String: MethodHandle]>([:])

  static func make(_ type: AnyClass, _ selector: Selector) -> OpaquePointer {
    let key = "\(ObjectIdentifier(type)) \(selector)"
    let handle = all.withLock { all in
      let handle = all[key] ?? MethodHandle(type, selector)
      all[key] = handle
      return handle
    }
    return OpaquePointer(Unmanaged.passUnretained(handle).toOpaque())
  }

  static func of(_ method: Method) -> MethodHandle {
    Unmanaged<MethodHandle>.fromOpaque(UnsafeRawPointer(method)).takeUnretainedValue()
  }
}

/// The method that objects of the class have under that name.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  guard let cls, MessageDispatch.responds(cls, to: name) else { return nil }
  return MethodHandle.make(cls, name)
}

/// The method that the class itself has under that name.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  guard let cls, MessageDispatch.methods.value(named: "+" + "\(name)", for: cls) != nil else { return nil }
  return MethodHandle.make(cls, name)
}

/// Returns the method's selector.
public func method_getName(_ m: Method) -> Selector { MethodHandle.of(m).selector }

/// Stands for the code; it can't be called.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Nil: Swift's methods have no types in Objective-C's code.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Swift calls its methods without asking Objective-C's run time, so they cannot be exchanged; logs that once for
/// each pair.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let (a, b) = (MethodHandle.of(m1), MethodHandle.of(m2))
  Unsupported.log("method_exchangeImplementations(\(a.type).\(a.selector), \(b.type).\(b.selector))")
}

/// As `method_exchangeImplementations(_:_:)`: logs that and changes nothing.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  let method = MethodHandle.of(m)
  Unsupported.log("method_setImplementation(\(method.type).\(method.selector))")
  return m
}

/// Says that it does nothing. False, as for a class that has the method, so that callers continue to exchange.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool
{
  Unsupported.log("class_addMethod(\(cls.map { "\($0)" } ?? "nil").\(name))")
  return false
}

/// Says that it does nothing.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  Unsupported.log("class_replaceMethod(\(cls.map { "\($0)" } ?? "nil").\(name))")
  return nil
}

/// The object's class.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns the class above; nil for one that has none, and for nil.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns whether objects of the class have a method of that selector, their own or that of a class above.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  cls.map { MessageDispatch.responds($0, to: sel) } ?? false
}

/// The classes that tests know: those that their sources declare below others, and their ancestors. The caller
/// frees the list.
///
/// Swift keeps no list of all classes; apps have none to ask for.
public func objc_copyClassList(_ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<AnyClass>? {
  let classes = MessageDispatch.registeredClasses()
  outCount?.pointee = UInt32(classes.count)
  guard !classes.isEmpty, let memory = malloc(classes.count * MemoryLayout<AnyClass>.stride) else { return nil }
  let list = memory.bindMemory(to: AnyClass.self, capacity: classes.count)
  for index in classes.indices { (list + index).initialize(to: classes[index]) }
  return list
}

/// Copies those classes to memory of the caller's.
/// - Returns: how many there are, whatever the memory has room for.
@discardableResult
public func objc_getClassList(
  _ buffer: AutoreleasingUnsafeMutablePointer<AnyClass>?, _ bufferCount: Int32
) -> Int32 {
  let classes = MessageDispatch.registeredClasses()
  if let buffer, bufferCount > 0 {
    for index in 0..<min(classes.count, Int(bufferCount)) { (buffer + index).initialize(to: classes[index]) }
  }
  return Int32(classes.count)
}

/// The class of an Objective-C or Swift name.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? {
  MessageDispatch.classNamed(String(cString: name))
}

/// Runs the body while no other thread runs one for the same object.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/objc_sync_enter(_:)>
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).lock()
  return 0
}

/// Lets other threads run the bodies that wait for the same object. Each `objc_sync_enter(_:)` needs one, on the
/// same thread.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).unlock()
  return 0
}

private enum ObjectLocks {
  private static let locks = Association<NSRecursiveLock>()

  static func lock(of object: AnyObject) -> NSRecursiveLock { locks.value(of: object) { NSRecursiveLock() } }
}
