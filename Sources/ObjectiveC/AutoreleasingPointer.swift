/// A pointer to an object that the callee does not own. Without autorelease, this is a plain pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer where Pointee == AnyClass {
  /// Creates a pointer to the same memory, in which `objc_getClassList(_:_:)` has replaced every nil.
  public init(_ from: UnsafeMutablePointer<AnyClass?>) {
    self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: AnyClass.self)
  }
}
