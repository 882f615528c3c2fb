/// A pointer to an object that the one who reads it does not own: where nothing is autoreleased, a plain one.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer where Pointee == AnyClass {
  /// The same memory, in which no class is nil yet: `objc_getClassList(_:_:)` fills it.
  public init(_ from: UnsafeMutablePointer<AnyClass?>) {
    self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: AnyClass.self)
  }
}
