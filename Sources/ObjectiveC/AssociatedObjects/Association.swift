/// A kind of value that objects keep beside their own properties, because few of them have one.
///
/// ```swift
/// private static let tabs = Association<UITab>()
/// Self.tabs[controller] = tab
/// ```
///
/// An object keeps its value until it gets another one or goes. Every access is safe on any thread.
package struct Association<Value>: Sendable {
  // Only the address is of use: it is the key.
  nonisolated(unsafe) private let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  package init() {}

  /// The value of an object; nil for none.
  package subscript(object: AnyObject) -> Value? {
    get { objc_getAssociatedObject(object, key) as? Value }
    nonmutating set { objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Returns the value of an object, which is made if there is none. Threads that ask at once get the same one.
  package func value(of object: AnyObject, _ make: () -> Value) -> Value {
    SideTables.lock.lock()
    defer { SideTables.lock.unlock() }
    if let known = self[object] { return known }
    let made = make()
    self[object] = made
    return made
  }
}
