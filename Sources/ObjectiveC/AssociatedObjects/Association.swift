/// Additional storage for objects of which only a few need it.
///
/// ```swift
/// private static let tabs = Association<UITab>()
/// Self.tabs[controller] = tab
/// ```
///
/// An object retains its value until another one is set or the object is deallocated. Every access is thread-safe.
package struct Association<Value>: Sendable {
  // The address serves as the key; the memory is not used.
  nonisolated(unsafe) private let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  package init() {}

  /// The value of an object; nil if it has none.
  package subscript(object: AnyObject) -> Value? {
    get { objc_getAssociatedObject(object, key) as? Value }
    nonmutating set { objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Returns the value of an object, and creates it if there is none. Concurrent calls return the same value.
  package func value(of object: AnyObject, _ make: () -> Value) -> Value {
    SideTables.lock.lock()
    defer { SideTables.lock.unlock() }
    if let known = self[object] { return known }
    let made = make()
    self[object] = made
    return made
  }
}
