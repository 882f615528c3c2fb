import Foundation

/// A method of a class, as in the Objective-C runtime.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/method>
public typealias Method = OpaquePointer

/// The implementation of a method.
public typealias IMP = OpaquePointer

/// The object behind a `Method`. There are few of them, and they are never released.
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

/// Returns the instance method with a selector; nil if there is none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  guard let cls, MessageDispatch.responds(cls, to: name) else { return nil }
  return MethodHandle.make(cls, name)
}

/// Returns the class method with a selector; nil if there is none.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  guard let cls, MessageDispatch.methods.value(named: "+" + "\(name)", for: cls) != nil else { return nil }
  return MethodHandle.make(cls, name)
}

/// Returns the method's selector.
public func method_getName(_ m: Method) -> Selector { MethodHandle.of(m).selector }

/// Returns a placeholder for the implementation, which can't be called.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns nil, because Swift methods have no Objective-C type encoding.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Logs, once for each pair, that methods can't be exchanged: Swift calls them without the Objective-C runtime.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let (a, b) = (MethodHandle.of(m1), MethodHandle.of(m2))
  Unsupported.log("method_exchangeImplementations(\(a.type).\(a.selector), \(b.type).\(b.selector))")
}

/// Logs that the implementation of a method can't be replaced.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  let method = MethodHandle.of(m)
  Unsupported.log("method_setImplementation(\(method.type).\(method.selector))")
  return m
}

/// Logs that methods can't be added. Returns false, as for a class with this method, so that callers continue by
/// exchanging methods.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool
{
  Unsupported.log("class_addMethod(\(cls.map { "\($0)" } ?? "nil").\(name))")
  return false
}

/// Logs that methods can't be replaced.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  Unsupported.log("class_replaceMethod(\(cls.map { "\($0)" } ?? "nil").\(name))")
  return nil
}

/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns the superclass; nil if there is none, and for nil.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns whether instances of the class implement a method, or inherit it.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  cls.map { MessageDispatch.responds($0, to: sel) } ?? false
}

/// Returns the classes that are known to tests: those that their sources declare as subclasses, and their
/// superclasses. The caller frees the list.
///
/// Swift has no list of all classes, so for apps the list is empty.
public func objc_copyClassList(_ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<AnyClass>? {
  let classes = MessageDispatch.registeredClasses()
  outCount?.pointee = UInt32(classes.count)
  guard !classes.isEmpty, let memory = malloc(classes.count * MemoryLayout<AnyClass>.stride) else { return nil }
  let list = memory.bindMemory(to: AnyClass.self, capacity: classes.count)
  for index in classes.indices { (list + index).initialize(to: classes[index]) }
  return list
}

/// Copies these classes to memory of the caller.
/// - Returns: the number of classes, even if the memory has room for fewer.
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

/// Returns the class with an Objective-C name or Swift name.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? {
  MessageDispatch.classNamed(String(cString: name))
}

/// Acquires the recursive lock of an object.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/objc_sync_enter(_:)>
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).lock()
  return 0
}

/// Releases the lock of an object. Each `objc_sync_enter(_:)` has to be balanced by one call on the same thread.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).unlock()
  return 0
}

private enum ObjectLocks {
  private static let locks = Association<NSRecursiveLock>()

  static func lock(of object: AnyObject) -> NSRecursiveLock { locks.value(of: object) { NSRecursiveLock() } }
}
