import Foundation

/// Makes empty data that can be appended to.
/// - Parameters:
///   - allocator: not used: Foundation allocates the bytes.
///   - capacity: the most bytes that it will hold, or 0 for any number; a hint only.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData(capacity: max(0, capacity)) ?? NSMutableData()
}

/// Copies bytes; nil if the length is negative, or positive without a pointer to bytes.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
  guard length >= 0, let bytes else { return length == 0 ? Data() : nil }
  return Data(bytes: bytes, count: length)
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// Returns the number of bytes of data that can be appended to.
public func CFDataGetLength(_ theData: CFMutableData!) -> CFIndex { theData?.length ?? 0 }

/// Appends bytes to data.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
  guard let theData, let bytes, length > 0 else { return }
  theData.append(bytes, length: length)
}
