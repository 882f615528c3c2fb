import Foundation

extension NSValue {
  /// Creates a value for an object without retaining it, for example as the key of a dictionary of touches. Two
  /// values with the same object are equal.
  public convenience init(nonretainedObject anObject: Any?) {
    var address =
      anObject.map { UInt64(UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque())) } ?? 0
    self.init(bytes: &address, objCType: "Q")
  }

  /// The object, which must still exist.
  public var nonretainedObjectValue: Any? {
    var address: UInt64 = 0
    getValue(&address)
    return UnsafeRawPointer(bitPattern: UInt(address)).map {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
