import Foundation

extension NSValue {
  /// A value for an object that it does not keep alive: the key of a dictionary by touches, for instance. Two
  /// values of the same object are equal.
  public convenience init(nonretainedObject anObject: Any?) {
    var address =
      anObject.map { UInt64(UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque())) } ?? 0
    self.init(bytes: &address, objCType: "Q")
  }

  /// The object, which must be alive still.
  public var nonretainedObjectValue: Any? {
    var address: UInt64 = 0
    getValue(&address)
    return UnsafeRawPointer(bitPattern: UInt(address)).map {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
