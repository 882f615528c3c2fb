import Foundation

/// An array of pointers, which can contain nil, and can refer to objects weakly.
///
/// ```swift
/// let delegates = NSPointerArray.weakObjects()
/// delegates.addPointer(Unmanaged.passUnretained(self).toOpaque())
/// for case let object as AnyObject in delegates.allObjects { print(object) }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nspointerarray>
open class NSPointerArray: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var entries: [TableEntry?] = []

  /// Creates an empty array. Without options it retains its objects.
  public init(options: NSPointerFunctions.Options = []) { self.options = options }

  public override convenience init() { self.init(options: []) }

  /// Returns an empty array that retains its objects.
  public class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// Returns an empty array that does not retain its objects; the pointer to a deallocated object is nil.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of pointers, including nil. An increase appends nil, a decrease removes the last pointers.
  open var count: Int {
    get { entries.count }
    set {
      guard newValue >= 0, newValue != entries.count else { return }
      if newValue < entries.count {
        entries.removeLast(entries.count - newValue)
      } else {
        entries += [TableEntry?](repeating: nil, count: newValue - entries.count)
      }
    }
  }

  /// Returns the pointer at an index; nil if nil was added or the object was deallocated. An index out of bounds
  /// raises an exception on iOS.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard isIndex(index, below: count, #function), let object = entries[index]?.object else { return nil }
    return Unmanaged.passUnretained(object).toOpaque()
  }

  /// Appends a pointer.
  ///
  /// - Parameter pointer: the address of an object, as returned by `Unmanaged.toOpaque()`, or nil.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }

  /// Inserts the address of an object, or nil, before an index.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    if isIndex(index, below: count + 1, #function) { entries.insert(entry(item), at: index) }
  }

  /// Replaces the pointer at an index with the address of an object, or nil.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    if isIndex(index, below: count, #function) { entries[index] = entry(item) }
  }

  /// Removes the pointer at an index; the indexes of later ones decrease.
  open func removePointer(at index: Int) {
    if isIndex(index, below: count, #function) { entries.remove(at: index) }
  }

  /// Removes the pointers that are nil, including those of deallocated objects.
  open func compact() { entries.removeAll { $0?.object == nil } }

  /// The objects that still exist, in order.
  open var allObjects: [Any] { entries.compactMap { $0?.object } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPointerArray(options: options)
    copy.entries = entries
    return copy
  }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> TableEntry? {
    pointer.map { TableEntry(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }

  /// Returns whether an index is within bounds; reports an exception if not, as on iOS.
  private func isIndex(_ index: Int, below limit: Int, _ function: StaticString) -> Bool {
    if index >= 0, index < limit { return true }
    let fault = "\(function)]: attempt to access pointer at index \(index) beyond bounds \(limit)"
    ExceptionReport.raise(
      .invalidArgumentException, "*** -[NSConcretePointerArray \(fault)", logged: "-[NSPointerArray \(fault)")
    return false
  }
}
